import type { DisposerOrderFacts } from "@kreislauf/contract/disposers";
import type { OrderRow } from "../orders/index.ts";

/** The facts of an order that decide its stage for the disposer (`disposerStage`). */
export const toDisposerFacts = (
  order: Pick<OrderRow, "status" | "desired_date" | "confirmed_date" | "executed_on" | "proposal">,
): DisposerOrderFacts => ({
  orderStatusId: order.status,
  desiredDate: order.desired_date,
  confirmedDate: order.confirmed_date,
  executedOn: order.executed_on,
  proposal: order.proposal,
});
