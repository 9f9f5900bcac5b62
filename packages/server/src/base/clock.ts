/** The only source of "now" in the server; SQL never asks the database for the time. */
export interface Clock {
  now(): Temporal.Instant;
}

/** The machine's own time, to compare with the timestamps of files; `PORTAL_NOW` does not change it. */
export const machineNow = (): Temporal.Instant => Temporal.Now.instant();

/** The machine's clock or, if an instant is given (`PORTAL_NOW`), a clock that starts there and keeps running. */
export function createClock(startAt?: Temporal.Instant): Clock {
  if (startAt === undefined) return { now: machineNow };
  const offset = machineNow().until(startAt);
  return { now: () => machineNow().add(offset) };
}
