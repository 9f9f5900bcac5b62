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

/** Gives the current page a more specific title than its route, for example the number of an order. */
export function usePageTitle(specific: string | undefined): void {
  useEffect(() => {
    setTitle(specific);
    return () => setTitle(undefined);
  }, [specific]);
}

export const useCurrentPageTitle = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => title,
    () => undefined,
  );
