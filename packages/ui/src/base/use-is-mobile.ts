import { useSyncExternalStore } from "react";

/** Below this width, tables become cards and dialogs become sheets (docs/design.md 2.1). */
const mobile = typeof window === "undefined" ? undefined : window.matchMedia("(width < 960px)");

const subscribe = (listener: () => void) => {
  mobile?.addEventListener("change", listener);
  return () => mobile?.removeEventListener("change", listener);
};

export const useIsMobile = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => mobile?.matches ?? false,
    () => false,
  );
