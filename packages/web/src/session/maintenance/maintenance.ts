import { sessionApi, type MaintenanceStatus } from "@kreislauf/contract/session";
import { useSyncExternalStore } from "react";
import { call } from "../../base/api.ts";

/** What is known about the portal's maintenance. */
export interface Maintenance {
  readonly isOn: boolean;
  /** ISO instant at which the announced maintenance begins; null if none is announced or its beginning is not known. */
  readonly startDate: string | null;
  /** ISO instant at which the announced or running maintenance ends; null if that is not known. */
  readonly endDate: string | null;
}

/**
 * Pauses in ms between the attempts of one check: three attempts within 5 s, before it counts as failed
 * (docs/coverage.md D8.15).
 */
const retryDelays = [2_500, 2_500];
const pollIntervalWhileOn = 30_000;
const interval = 15 * 60_000; // ms, to learn of maintenance announced later

let current: Maintenance = { isOn: false, startDate: null, endDate: null };
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

/**
 * Asks the server whether there is maintenance, and schedules the next check. No answer counts as maintenance, unless
 * the browser is offline. Concurrent callers share one request.
 */
export function checkMaintenance(): Promise<void> {
  return (running ??= check().finally(() => {
    running = undefined;
    clearTimeout(timer);
    timer = setTimeout(() => void checkMaintenance(), current.isOn ? pollIntervalWhileOn : interval);
  }));
}

/** Adds a listener that runs after every check with a result, even if nothing has changed. */
export function onMaintenanceChecked(listener: () => void): void {
  subscribe(listener);
}

async function check(): Promise<void> {
  const answer = await requestStatus();
  // Offline, a failed check says nothing about the server; the offline notice is shown instead.
  if (answer === undefined && !navigator.onLine) return;
  const { status, startDate, endDate } = answer ?? { status: false, startDate: null, endDate: null };
  current = { isOn: !status, startDate, endDate };
  listeners.forEach((listener) => listener());
}

async function requestStatus(): Promise<MaintenanceStatus | undefined> {
  for (const pause of [...retryDelays, null]) {
    try {
      return await call(sessionApi.maintenanceCheck, {}, { signal: AbortSignal.timeout(5_000) });
    } catch {
      if (pause !== null) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return undefined;
}
