import {
  canOrder,
  orderTextFields,
  recordOf,
  type OrderCreation,
  type OrderingFacts,
  type OrderingRefusal,
  type OrderTextField,
  type OrderTexts,
} from "@kreislauf/contract/orders";
import { firstOrderableDay } from "./orderable-days.ts";
import { orderErrorField, type OrderField } from "./order-error-field.ts";

/**
 * The values of the order dialog's form. Action, amount and day are null until they are chosen; empty texts are empty
 * strings.
 */
export interface OrderDraft
  extends
    Record<OrderTextField, string>,
    Omit<OrderCreation, "containerActionId" | "amount" | "desiredDate" | OrderTextField> {
  containerActionId: OrderCreation["containerActionId"] | null;
  amount: number | null;
  desiredDate: string | null;
}

/** The texts of an order as values for inputs, which need an empty string instead of null. */
export const toTextInputs = (texts: Partial<OrderTexts>): Record<OrderTextField, string> =>
  recordOf(orderTextFields, (name) => texts[name] ?? "");

export interface OrderIssue {
  /** Null if the issue concerns the order as a whole. */
  readonly field: OrderField | null;
  readonly code: OrderingRefusal;
}

/**
 * The first rule of ordering that a draft breaks; null if it breaks none. Before a day is chosen, amount and parts are
 * judged for the first possible day. The schema reports missing values.
 */
export function findOrderIssue(draft: OrderDraft, facts: OrderingFacts): OrderIssue | null {
  if (draft.amount === null) return null;
  const desiredDate = draft.desiredDate ?? firstOrderableDay(facts);
  if (desiredDate === null) return null;
  const verdict = canOrder(facts, { desiredDate, amount: draft.amount, details: draft.details });
  return verdict.allowed ? null : { field: orderErrorField(verdict.reason), code: verdict.reason };
}
