import { storedValue } from "../base/stored-value.ts";
import type { OrderView } from "./order-list-state.ts";
import { orderViews } from "./order-list-state.ts";

/** List or cards, as this person likes it; an address that names one comes first. */
export const orderViewChoice = storedValue<OrderView>(
  "kreislauf.orderView",
  (stored) => orderViews.find((view) => view === stored) ?? "list",
);
