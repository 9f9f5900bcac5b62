import { type Language, Refusal } from "@kreislauf/contract/base";
import { ordersTexts } from "@kreislauf/contract/orders";
import type { OrderRow } from "./orders.tables.ts";

/**
 * The refusal when somebody else has changed the order first. Its sentence names the order's current status; `current`
 * is the order in the shape that the call would have answered with.
 */
export const orderChanged = (
  { status }: Pick<OrderRow, "status">,
  language: Language,
  current: unknown,
): Refusal =>
  new Refusal("order_changed", [], {}, { sentence: ordersTexts[language].statusNow[status], current });
