import { useEffect, useRef } from "react";
import type { RouteName } from "../../base/paths.ts";

/** Moves the focus into the page after a change of screen, but not on the first screen. */
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
