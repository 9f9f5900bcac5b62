import type { MaintenanceStatus } from "@kreislauf/contract/session";
import { sessionApi } from "@kreislauf/contract/session";
import { useSyncExternalStore } from "react";
import { call } from "../../base/api.ts";

/** What is known of the portal's maintenance. */
export interface Maintenance {
  readonly isOn: boolean;
  /** Instant; while it is off, the end of an announced window. */
  readonly endDate: string | null;
}

/** Between the tries of one check, in ms: three over 5 s, before a failure counts (docs/coverage.md D8.15). */
const retryDelays = [2_500, 2_500];
const pollIntervalWhileOn = 30_000; // ms, while it is on
const interval = 15 * 60_000; // ms, so that a window announced later is heard of too

let current: Maintenance = { isOn: false, endDate: null };
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const currentMaintenance = (): Maintenance => current;

export const useMaintenance = (): Maintenance =>
  useSyncExternalStore(subscribe, currentMaintenance, currentMaintenance);

let running: Promise<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Asks the server; whoever asks meanwhile waits for the same answer. */
export function checkMaintenance(): Promise<void> {
  return (running ??= check().finally(() => {
    running = undefined;
    clearTimeout(timer);
    timer = setTimeout(() => void checkMaintenance(), current.isOn ? pollIntervalWhileOn : interval);
  }));
}

/** Runs after every check that brought something to know, also when nothing has changed. */
export function onMaintenanceChecked(listener: () => void): void {
  subscribe(listener);
}

async function check(): Promise<void> {
  const answer = await ask();
  // Without a connection nothing is known; the offline notice says so.
  if (answer === undefined && !navigator.onLine) return;
  const { status, endDate } = answer ?? { status: false, endDate: null };
  current = { isOn: !status, endDate };
  listeners.forEach((listener) => listener());
}

async function ask(): Promise<MaintenanceStatus | undefined> {
  for (const pause of [...retryDelays, null]) {
    try {
      return await call(sessionApi.maintenanceCheck, {}, { signal: AbortSignal.timeout(5_000) });
    } catch {
      if (pause !== null) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return undefined;
}
