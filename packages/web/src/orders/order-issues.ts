import type { OrderCreation, OrderingFacts, OrderingRefusal } from "@kreislauf/contract/orders";
import { canOrder } from "@kreislauf/contract/orders";
import { firstOrderableDay } from "./orderable-days.ts";
import type { OrderField } from "./refused-field.ts";
import { refusedField } from "./refused-field.ts";

/** What the order dialog holds while it is filled in. */
export interface OrderDraft extends Omit<
  OrderCreation,
  "containerActionId" | "amount" | "desiredDate" | "customerOrderNumber" | "noteToDisposer" | "details"
> {
  containerActionId: OrderCreation["containerActionId"] | null;
  amount: number | null;
  desiredDate: string | null;
  customerOrderNumber: string;
  noteToDisposer: string;
  details: string;
}

export interface OrderIssue {
  /** Null for what is about the whole order. */
  readonly field: OrderField | null;
  readonly code: OrderingRefusal;
}

/**
 * What the rules of ordering object to. Amount and parts are judged before a day is chosen too, on the first day
 * there is; what is missing altogether is the schema's to say.
 */
export function orderIssue(draft: OrderDraft, facts: OrderingFacts): OrderIssue | null {
  if (draft.amount === null) return null;
  const desiredDate = draft.desiredDate ?? firstOrderableDay(facts);
  if (desiredDate === null) return null;
  const verdict = canOrder(facts, { desiredDate, amount: draft.amount, details: draft.details });
  return verdict.allowed ? null : { field: refusedField(verdict.reason), code: verdict.reason };
}
