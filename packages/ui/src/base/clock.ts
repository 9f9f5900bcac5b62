/** Bounds in ms for how far the server's clock is ahead of this machine's. */
let lowerBound = -Infinity;
let upperBound = Infinity;

/**
 * Updates the offset from a response's `Date` header, which has a resolution of one second. Each response narrows the
 * bounds; one that contradicts them means that a clock was changed, so the bounds start over.
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

/** The server's time. A wrong clock on this machine must not decide anything (docs/coverage.md D2.5). */
export function now(): Temporal.Instant {
  const offset = Number.isFinite(lowerBound) ? (lowerBound + upperBound) / 2 : 0;
  return Temporal.Instant.fromEpochMilliseconds(Math.round(Date.now() + offset));
}
