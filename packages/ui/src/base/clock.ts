/** The bounds, in ms, between which the server's clock is known to be ahead of this machine's. */
let lowerBound = -Infinity;
let upperBound = Infinity;

/**
 * Learns the server's time from the `Date` header of an answer, which is cut to whole seconds. Each answer
 * narrows the bounds; one that contradicts them means that a clock was set, and starts anew.
 */
export function learnServerTime(dateHeader: string | null, sentAt: number, receivedAt: number): void {
  const date = Date.parse(dateHeader ?? "");
  if (Number.isNaN(date)) return;
  const lower = date - receivedAt;
  const upper = date + 999 - sentAt;
  const fits = lower <= upperBound && upper >= lowerBound;
  lowerBound = fits ? Math.max(lowerBound, lower) : lower;
  upperBound = fits ? Math.min(upperBound, upper) : upper;
}

/** The server's time, so that a wrong clock on this machine never decides (docs/coverage.md D2.5). */
export function now(): Temporal.Instant {
  const offset = Number.isFinite(lowerBound) ? (lowerBound + upperBound) / 2 : 0;
  return Temporal.Instant.fromEpochMilliseconds(Math.round(Date.now() + offset));
}
