import type { OrderFacts, OrderPhaseFacts } from "@kreislauf/contract/orders";
import type { HolidayPlace } from "../../catalog/index.ts";
import type { OrderRow } from "./orders.tables.ts";

/** The facts of an order that the life cycle rules need. */
export const orderFacts = (
  order: Pick<OrderRow, "status" | "container_action_id" | "desired_date" | "created_by" | "executed_on">,
): OrderFacts => ({
  orderStatusId: order.status,
  containerActionId: order.container_action_id,
  desiredDate: order.desired_date,
  createdByUserId: order.created_by,
  executedOn: order.executed_on,
});

/** The facts that decide the phase of an order (`orderPhase`). */
export const phaseFacts = (
  order: Pick<OrderRow, "status" | "desired_date" | "confirmed_date" | "executed_on" | "proposal" | "claim">,
): OrderPhaseFacts => ({
  orderStatusId: order.status,
  desiredDate: order.desired_date,
  confirmedDate: order.confirmed_date,
  executedOn: order.executed_on,
  proposal: order.proposal,
  claim: order.claim,
});

/** What decides the public holidays at an order's site, taken from a row that was joined with the site. */
export const holidayPlaceOf = (row: {
  readonly land: string;
  readonly assumption_day_holiday: boolean;
  readonly corpus_christi_holiday: boolean;
}): HolidayPlace => ({
  land: row.land,
  assumptionDayHoliday: row.assumption_day_holiday,
  corpusChristiHoliday: row.corpus_christi_holiday,
});
