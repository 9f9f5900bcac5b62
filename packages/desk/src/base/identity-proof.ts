import { useSyncExternalStore } from "react";

/**
 * Why the desk asks: the session was idle for too long (`rest`), or a change needs that the person has proved who they
 * are within the last 10 minutes (`change`).
 */
export type ProofReason = "rest" | "change";

interface PendingIdentityProof {
  readonly reason: ProofReason;
  readonly proof: Promise<boolean>;
  readonly settle: (isProved: boolean) => void;
}

let pending: PendingIdentityProof | null = null;
const listeners = new Set<() => void>();

function set(next: PendingIdentityProof | null): void {
  pending = next;
  listeners.forEach((listener) => listener());
}

/**
 * Asks the person in a dialog to prove who they are; further calls wait for the same dialog. Input on the page stays.
 * Resolves to false if the person gives up.
 */
export function askForIdentityProof(reason: ProofReason): Promise<boolean> {
  if (pending === null) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    set({ reason, proof: promise, settle: resolve });
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

/** Why calls wait for the person to prove who they are; null while no call waits. */
export const usePendingIdentityProof = (): ProofReason | null =>
  useSyncExternalStore(subscribe, () => pending?.reason ?? null);
