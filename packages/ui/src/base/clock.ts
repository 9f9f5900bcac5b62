/** Limits in ms for how far the server's clock is ahead of this computer's clock. */
let lowerBound = -Infinity;
let upperBound = Infinity;

/**
 * Narrows the limits with the `Date` header of a response, which has a resolution of one second. If the header
 * contradicts the limits, one of the clocks was changed, and the limits start over.
 */
export function syncServerClock(dateHeader: string | null, sentAt: number, receivedAt: number): void {
  const date = Date.parse(dateHeader ?? "");
  if (Number.isNaN(date)) return;
  const lower = date - receivedAt;
  const upper = date + 999 - sentAt;
  const fits = lower <= upperBound && upper >= lowerBound;
  lowerBound = fits ? Math.max(lowerBound, lower) : lower;
  upperBound = fits ? Math.min(upperBound, upper) : upper;
}

/** The server's time: a wrong clock on this computer must not decide anything (docs/coverage.md D2.5). */
export function now(): Temporal.Instant {
  const offset = Number.isFinite(lowerBound) ? (lowerBound + upperBound) / 2 : 0;
  return Temporal.Instant.fromEpochMilliseconds(Math.round(Date.now() + offset));
}
