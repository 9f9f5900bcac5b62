import { useSyncExternalStore } from "react";

/**
 * Creates a hook that says whether the window matches a media query. `useIsMobile`, which every page loads, has its own
 * copy of this code, so that not every page loads this file too.
 */
export function createMediaQueryHook(query: string): () => boolean {
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
