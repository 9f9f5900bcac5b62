/** The only source of "now" in the server; SQL never asks the database for the time. */
export interface Clock {
  now(): Temporal.Instant;
}

/** The machine's clock or, if an instant is given (`PORTAL_NOW`), a clock that starts there and keeps running. */
export function createClock(startAt?: Temporal.Instant): Clock {
  if (startAt === undefined) return { now: () => Temporal.Now.instant() };
  const offset = Temporal.Now.instant().until(startAt);
  return { now: () => Temporal.Now.instant().add(offset) };
}
