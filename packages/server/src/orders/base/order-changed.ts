import { type Language, Refusal } from "@kreislauf/contract/base";
import { ordersTexts } from "@kreislauf/contract/orders";
import type { OrderRow } from "./orders.tables.ts";

/** Somebody else was faster: says what the order is now. `current` is the order as this call sends it. */
export const orderChanged = (
  { status }: Pick<OrderRow, "status">,
  language: Language,
  current: unknown,
): Refusal =>
  new Refusal("order_changed", [], {}, { sentence: ordersTexts[language].statusNow[status], current });
