import { storedValue } from "@kreislauf/ui/base/stored-value.ts";
import { orderViews, type OrderView } from "../base/order-list-state.ts";

/** Whether the person last chose list or cards, remembered in the browser; a view in the URL takes precedence. */
export const orderViewPreference = storedValue<OrderView>(
  "kreislauf.orderView",
  (stored) => orderViews.find((view) => view === stored) ?? "list",
);
