import { useSyncExternalStore } from "react";

/** Whether the browser's tab is visible; false while the user cannot see the page. */
export const usePageVisible = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      document.addEventListener("visibilitychange", listener);
      return () => document.removeEventListener("visibilitychange", listener);
    },
    () => document.visibilityState === "visible",
    () => false,
  );
