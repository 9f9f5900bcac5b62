import type { OrderSortKey } from "@kreislauf/contract/orders";
import { useStoredValue } from "@kreislauf/ui/base/stored-value.ts";
import { createMediaQueryHook } from "@kreislauf/ui/base/media-query-hook.ts";
import { hiddenColumnChoice } from "../base/order-column-choice.ts";

/** The columns that identify an order and show its status; they cannot be hidden. */
export const fixedColumns: readonly OrderSortKey[] = ["status", "wasteType"];

/** Hidden in narrow windows unless the person has chosen the columns (docs/design.md 5.5). */
const droppedWhenNarrow: readonly OrderSortKey[] = ["createdByUser", "details"];

const useIsNarrow = createMediaQueryHook("(width < 1600px)");

export interface ColumnVisibility {
  readonly hidden: readonly OrderSortKey[];
  readonly isChosen: boolean;
  readonly toggle: (column: OrderSortKey) => void;
  readonly reset: () => void;
}

/** Which columns the table shows; the person's choice is remembered. */
export function useColumnVisibility(): ColumnVisibility {
  const chosen = useStoredValue(hiddenColumnChoice);
  const isNarrow = useIsNarrow();
  const hiddenOf = (choice: typeof chosen) => choice ?? (isNarrow ? droppedWhenNarrow : []);
  return {
    hidden: hiddenOf(chosen),
    isChosen: chosen !== null,
    toggle: (column) => {
      // Read from the store, because the value of the last render may be outdated after two quick clicks.
      const hidden = hiddenOf(hiddenColumnChoice.get());
      hiddenColumnChoice.set(
        hidden.includes(column) ? hidden.filter((each) => each !== column) : [...hidden, column],
      );
    },
    reset: () => hiddenColumnChoice.set(null),
  };
}
