import { addDays, startOfBerlinDay } from "@kreislauf/contract/base";
import type { Order } from "@kreislauf/contract/orders";

/** The next moment at which the possible actions change just because time passes; null if there is none. */
export function nextOrderDeadline(order: Order, now: Temporal.Instant): Temporal.Instant | null {
  const { actions, proposal, desiredDate } = order;
  const actionDeadlines = Object.values(actions).map((verdict) =>
    verdict.allowed ? verdict.until : verdict.again,
  );
  const moments = [...actionDeadlines, proposal?.answerBy]
    .filter((moment) => typeof moment === "string")
    .map((moment) => Temporal.Instant.from(moment));
  // On the day after the desired date, claiming and setting to done become possible.
  const upcoming = [...moments, startOfBerlinDay(addDays(desiredDate, 1))]
    .filter((moment) => Temporal.Instant.compare(moment, now) > 0)
    .toSorted((one, other) => Temporal.Instant.compare(one, other));
  return upcoming[0] ?? null;
}
