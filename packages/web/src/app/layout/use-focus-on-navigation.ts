import { useEffect, useRef } from "react";
import type { RouteName } from "../../base/paths.ts";

/** Moves the focus into the page when the screen changes, but not when the first screen appears. */
export function useFocusOnNavigation(name: RouteName | undefined) {
  const main = useRef<HTMLElement>(null);
  const last = useRef(name);
  useEffect(() => {
    if (last.current === name) return;
    last.current = name;
    main.current?.focus({ preventScroll: true });
  }, [name]);
  return main;
}
