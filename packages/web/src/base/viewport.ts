import { useSyncExternalStore } from "react";

/** A hook that says whether the window fits the query, and again when that changes. */
export function mediaHook(query: string): () => boolean {
  const media = typeof window === "undefined" ? undefined : window.matchMedia(query);
  const subscribe = (listener: () => void) => {
    media?.addEventListener("change", listener);
    return () => media?.removeEventListener("change", listener);
  };
  return function useMedia() {
    return useSyncExternalStore(
      subscribe,
      () => media?.matches ?? false,
      () => false,
    );
  };
}

/** Below this width tables become cards and dialogs become sheets (DESIGN.md section 2). */
export const useIsMobile = mediaHook("(width < 960px)");
