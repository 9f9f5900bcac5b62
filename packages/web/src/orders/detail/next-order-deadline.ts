import { addDays, startOfBerlinDay } from "@kreislauf/contract/base";
import type { Order } from "@kreislauf/contract/orders";

/** When the possible actions next change just because time passes, or null. */
export function nextOrderDeadline(order: Order, now: Temporal.Instant): Temporal.Instant | null {
  const { actions, proposal, desiredDate } = order;
  const actionDeadlines = Object.values(actions).map((verdict) =>
    verdict.allowed ? verdict.until : verdict.again,
  );
  const moments = [...actionDeadlines, proposal?.answerBy]
    .filter((moment) => typeof moment === "string")
    .map((moment) => Temporal.Instant.from(moment));
  // From the day after the desired date on it can be claimed and set to done.
  const upcoming = [...moments, startOfBerlinDay(addDays(desiredDate, 1))]
    .filter((moment) => Temporal.Instant.compare(moment, now) > 0)
    .toSorted((one, other) => Temporal.Instant.compare(one, other));
  return upcoming[0] ?? null;
}
