import { useSyncExternalStore } from "react";

/** A hook that says whether the window fits the query. The one that every visit needs is in viewport.ts. */
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
