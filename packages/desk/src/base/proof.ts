import { useSyncExternalStore } from "react";

let pending: { readonly proof: Promise<boolean>; readonly settle: (isProved: boolean) => void } | null = null;
const listeners = new Set<() => void>();

function set(next: typeof pending): void {
  pending = next;
  listeners.forEach((listener) => listener());
}

/** Asks once, however many calls wait for it; what was typed stays on the page. */
export function askForProof(): Promise<boolean> {
  if (pending === null) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    set({ proof: promise, settle: resolve });
    return promise;
  }
  return pending.proof;
}

export function settleProof(isProved: boolean): void {
  const { settle } = pending ?? {};
  set(null);
  settle?.(isProved);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a call waits for the person to prove who they are. */
export const useNeedsProof = (): boolean => useSyncExternalStore(subscribe, () => pending !== null);
