import { addDays, startOfBerlinDay } from "@kreislauf/contract/base";
import type { Order } from "@kreislauf/contract/orders";

/** When time alone next changes what can be done with an order, or null. */
export function nextOrderDeadline(order: Order, now: Temporal.Instant): Temporal.Instant | null {
  const { actions, proposal, desiredDate } = order;
  const windows = Object.values(actions).map((verdict) => (verdict.allowed ? verdict.until : verdict.again));
  const moments = [...windows, proposal?.answerBy]
    .filter((moment) => typeof moment === "string")
    .map((moment) => Temporal.Instant.from(moment));
  // From the day after D on it can be claimed and set to done.
  const ahead = [...moments, startOfBerlinDay(addDays(desiredDate, 1))]
    .filter((moment) => Temporal.Instant.compare(moment, now) > 0)
    .toSorted((one, other) => Temporal.Instant.compare(one, other));
  return ahead[0] ?? null;
}
