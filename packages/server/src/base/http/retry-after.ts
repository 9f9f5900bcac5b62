/** The header of a refusal that lasts until an instant: the seconds until then, rounded up. */
export const retryAfter = (now: Temporal.Instant, until: Temporal.Instant) => ({
  "retry-after": String(Math.ceil(now.until(until).total("seconds"))),
});
