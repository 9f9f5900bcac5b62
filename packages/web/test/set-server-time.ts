import { syncServerClock } from "@kreislauf/ui/base/clock.ts";

/** Makes it this moment for the app, as the `Date` header of an answer does. A test file keeps it. */
export function setServerTime(instant: string): void {
  syncServerClock(new Date(instant).toUTCString(), Date.now(), Date.now());
}
