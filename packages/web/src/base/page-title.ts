import { useEffect, useSyncExternalStore } from "react";

let title: string | undefined;
const listeners = new Set<() => void>();

function setTitle(next: string | undefined): void {
  title = next;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Names the running screen more closely than its route does, for example with the number of an order. */
export function usePageTitle(closer: string | undefined): void {
  useEffect(() => {
    setTitle(closer);
    return () => setTitle(undefined);
  }, [closer]);
}

export const useCurrentPageTitle = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => title,
    () => undefined,
  );
