import { useSyncExternalStore } from "react";

/** Whether the page is in front; false in a tab behind others, whose person sees nothing of it. */
export const usePageVisible = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      document.addEventListener("visibilitychange", listener);
      return () => document.removeEventListener("visibilitychange", listener);
    },
    () => document.visibilityState === "visible",
    () => false,
  );
