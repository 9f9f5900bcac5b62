import { syncServerClock } from "@kreislauf/ui/base/clock.ts";

/** Sets the app's clock, as the `Date` header of an answer does. The time stays set for the rest of the test file. */
export function setServerTime(instant: string): void {
  syncServerClock(new Date(instant).toUTCString(), Date.now(), Date.now());
}
