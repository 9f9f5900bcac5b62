import type { OrderSortKey } from "@kreislauf/contract/orders";
import { orderSortKeys } from "@kreislauf/contract/orders";
import { storedValue, useStoredValue } from "../base/stored-value.ts";
import { mediaHook } from "../base/media-hook.ts";

/** Null as long as nothing was chosen: then the width of the window decides. */
const hiddenChoice = storedValue<readonly OrderSortKey[] | null>("kreislauf.orderColumns", (stored) =>
  Array.isArray(stored) ? orderSortKeys.filter((key) => stored.includes(key)) : null,
);

/** What says which order it is, and how it stands, always shows. */
export const fixedColumns: readonly OrderSortKey[] = ["status", "wasteType"];

/** What a narrow table leaves out unless it is wanted (DESIGN.md section 6). */
const droppedWhenNarrow: readonly OrderSortKey[] = ["createdByUser", "details"];

const useIsNarrow = mediaHook("(width < 1400px)");

export interface ColumnChoice {
  readonly hidden: readonly OrderSortKey[];
  readonly isChosen: boolean;
  readonly toggle: (column: OrderSortKey) => void;
  readonly reset: () => void;
}

/** Which columns the table shows; remembered once chosen. */
export function useColumnChoice(): ColumnChoice {
  const chosen = useStoredValue(hiddenChoice);
  const isNarrow = useIsNarrow();
  const hidden = chosen ?? (isNarrow ? droppedWhenNarrow : []);
  return {
    hidden,
    isChosen: chosen !== null,
    toggle: (column) =>
      hiddenChoice.set(
        hidden.includes(column) ? hidden.filter((each) => each !== column) : [...hidden, column],
      ),
    reset: () => hiddenChoice.set(null),
  };
}
