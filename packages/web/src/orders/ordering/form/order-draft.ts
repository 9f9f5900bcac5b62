import type {
  OrderCreation,
  OrderingFacts,
  OrderingRefusal,
  OrderTextField,
  OrderTexts,
} from "@kreislauf/contract/orders";
import { canOrder, orderTextFields, recordOf } from "@kreislauf/contract/orders";
import { firstOrderableDay } from "./orderable-days.ts";
import type { OrderField } from "./order-error-field.ts";
import { orderErrorField } from "./order-error-field.ts";

/** What the order dialog holds while it is filled in. */
export interface OrderDraft
  extends
    Record<OrderTextField, string>,
    Omit<OrderCreation, "containerActionId" | "amount" | "desiredDate" | OrderTextField> {
  containerActionId: OrderCreation["containerActionId"] | null;
  amount: number | null;
  desiredDate: string | null;
}

/** The texts of an order as inputs hold them, where nothing is an empty text. */
export const toTextInputs = (texts: Partial<OrderTexts>): Record<OrderTextField, string> =>
  recordOf(orderTextFields, (name) => texts[name] ?? "");

export interface OrderIssue {
  /** Null for what is about the whole order. */
  readonly field: OrderField | null;
  readonly code: OrderingRefusal;
}

/**
 * What the rules of ordering object to. Amount and parts are judged before a day is chosen too, on the first day
 * there is; what is missing altogether is the schema's to say.
 */
export function findOrderIssue(draft: OrderDraft, facts: OrderingFacts): OrderIssue | null {
  if (draft.amount === null) return null;
  const desiredDate = draft.desiredDate ?? firstOrderableDay(facts);
  if (desiredDate === null) return null;
  const verdict = canOrder(facts, { desiredDate, amount: draft.amount, details: draft.details });
  return verdict.allowed ? null : { field: orderErrorField(verdict.reason), code: verdict.reason };
}
