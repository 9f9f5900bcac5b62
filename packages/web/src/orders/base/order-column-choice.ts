import { orderSortKeys, type OrderSortKey } from "@kreislauf/contract/orders";
import { storedValue } from "@kreislauf/ui/base/stored-value.ts";

/** Columns besides the specified twelve, each hidden until somebody wants it; in display order. */
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

/** Null if nothing was chosen; then the width of the window decides. */
export const hiddenColumnChoice = storedValue<readonly OrderSortKey[] | null>(
  "kreislauf.orderColumns",
  (stored) => (Array.isArray(stored) ? orderSortKeys.filter((key) => stored.includes(key)) : null),
);

export const addedColumnChoice = storedValue<readonly AddedColumnName[]>(
  "kreislauf.addedOrderColumns",
  (stored) => (Array.isArray(stored) ? addedColumnNames.filter((name) => stored.includes(name)) : []),
);
