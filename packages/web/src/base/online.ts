import { useSyncExternalStore } from "react";
import { now } from "@kreislauf/ui/base/clock.ts";

/** When the connection was lost; null while online. */
let offlineSince: Temporal.Instant | null = null;
const listeners = new Set<() => void>();

function setOnline(online: boolean): void {
  if (online === (offlineSince === null)) return;
  offlineSince = online ? null : now();
  listeners.forEach((listener) => listener());
}

if (typeof window !== "undefined") {
  window.addEventListener("online", () => setOnline(true));
  window.addEventListener("offline", () => setOnline(false));
  setOnline(navigator.onLine);
}

export const useOfflineSince = (): Temporal.Instant | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => offlineSince,
    () => null,
  );

/**
 * Browsers notice late that the connection is back. This asks the server; if it answers, an `online` event is fired.
 */
export async function checkConnection(): Promise<void> {
  const answered = await fetch("/api/health", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (answered) window.dispatchEvent(new Event("online"));
}
