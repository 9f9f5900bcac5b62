import { storedValue } from "@kreislauf/ui/base/stored-value.ts";
import { orderViews, type OrderView } from "../base/order-list-state.ts";

/** List or cards, as this person last chose; a view in the URL takes precedence. */
export const orderViewPreference = storedValue<OrderView>(
  "kreislauf.orderView",
  (stored) => orderViews.find((view) => view === stored) ?? "list",
);
