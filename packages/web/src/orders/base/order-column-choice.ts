import { orderSortKeys, type OrderSortKey } from "@kreislauf/contract/orders";
import { storedValue } from "@kreislauf/ui/base/stored-value.ts";

/** Columns in addition to the twelve standard ones, from left to right; hidden until a person chooses them. */
export const addedColumnNames = [
  "site",
  "group",
  "land",
  "customerOrderNumber",
  "confirmedDate",
  "executedOn",
  "weightKg",
  "disposer",
] as const;
export type AddedColumnName = (typeof addedColumnNames)[number];

/**
 * The standard columns that a person has hidden; null if they never chose, in which case the window's width decides.
 */
export const hiddenColumnChoice = storedValue<readonly OrderSortKey[] | null>(
  "kreislauf.orderColumns",
  (stored) => (Array.isArray(stored) ? orderSortKeys.filter((key) => stored.includes(key)) : null),
);

export const addedColumnChoice = storedValue<readonly AddedColumnName[]>(
  "kreislauf.addedOrderColumns",
  (stored) => (Array.isArray(stored) ? addedColumnNames.filter((name) => stored.includes(name)) : []),
);
