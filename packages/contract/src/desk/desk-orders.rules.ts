import { allowed, berlinDate, type BerlinDate, refused, type Verdict } from "../base/index.ts";
import { maxContainerKilograms } from "./desk.codes.ts";

interface ReportedOrder {
  readonly amount: number;
  /** Instant. */
  readonly createdOn: string;
}

/** Whether the containers of an order can carry a weight; whoever has none reports none. */
export const canWeigh = (
  { amount }: Pick<ReportedOrder, "amount">,
  weightKg: number,
): Verdict<"weight_implausible"> =>
  weightKg > 0 && weightKg <= amount * maxContainerKilograms ? allowed() : refused("weight_implausible");

/** Whether a report is plausible: a weight that the containers can carry, and no day before the order was given. */
export function canReport(
  order: ReportedOrder,
  report: { readonly executedOn: BerlinDate; readonly weightKg: number | null },
): Verdict<"weight_implausible" | "executed_before_order"> {
  const { executedOn, weightKg } = report;
  if (executedOn < berlinDate(Temporal.Instant.from(order.createdOn)))
    return refused("executed_before_order");
  return weightKg === null ? allowed() : canWeigh(order, weightKg);
}
