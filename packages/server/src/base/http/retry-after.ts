/** The header of a refusal that ends at an instant. */
export const retryAfter = (now: Temporal.Instant, until: Temporal.Instant) => ({
  "retry-after": String(Math.ceil(now.until(until).total("seconds"))),
});
