import { allowed, berlinDate, type BerlinDate, refused, type Verdict } from "../base/index.ts";
import { maxContainerKilograms } from "./desk.codes.ts";

interface ReportedOrder {
  readonly amount: number;
  /** An instant in ISO 8601. */
  readonly createdOn: string;
}

/** Whether a weight is plausible for the containers of an order: more than 0, and not more than they can carry. */
export const canWeigh = (
  { amount }: Pick<ReportedOrder, "amount">,
  weightKg: number,
): Verdict<"weight_implausible"> =>
  weightKg > 0 && weightKg <= amount * maxContainerKilograms ? allowed() : refused("weight_implausible");

/**
 * Whether a report is plausible: the containers can carry its weight, and its day is not before the order was placed.
 */
export function canReport(
  order: ReportedOrder,
  report: { readonly executedOn: BerlinDate; readonly weightKg: number | null },
): Verdict<"weight_implausible" | "executed_before_order"> {
  const { executedOn, weightKg } = report;
  if (executedOn < berlinDate(Temporal.Instant.from(order.createdOn)))
    return refused("executed_before_order");
  return weightKg === null ? allowed() : canWeigh(order, weightKg);
}
