import type { OrderSortKey } from "@kreislauf/contract/orders";
import { orderSortKeys } from "@kreislauf/contract/orders";
import { storedValue, useStoredValue } from "@kreislauf/ui/base/stored-value.ts";
import { createMediaQueryHook } from "@kreislauf/ui/base/media-query-hook.ts";

/** Null as long as nothing was chosen: then the width of the window decides. */
const hiddenChoice = storedValue<readonly OrderSortKey[] | null>("kreislauf.orderColumns", (stored) =>
  Array.isArray(stored) ? orderSortKeys.filter((key) => stored.includes(key)) : null,
);

/** What says which order it is, and how it stands, always shows. */
export const fixedColumns: readonly OrderSortKey[] = ["status", "wasteType"];

/** What a narrow table leaves out unless it is wanted (docs/design.md 5.5). */
const droppedWhenNarrow: readonly OrderSortKey[] = ["createdByUser", "details"];

const useIsNarrow = createMediaQueryHook("(width < 1400px)");

export interface ColumnVisibility {
  readonly hidden: readonly OrderSortKey[];
  readonly isChosen: boolean;
  readonly toggle: (column: OrderSortKey) => void;
  readonly reset: () => void;
}

/** Which columns the table shows; remembered once chosen. */
export function useColumnVisibility(): ColumnVisibility {
  const chosen = useStoredValue(hiddenChoice);
  const isNarrow = useIsNarrow();
  const hiddenOf = (choice: typeof chosen) => choice ?? (isNarrow ? droppedWhenNarrow : []);
  return {
    hidden: hiddenOf(chosen),
    isChosen: chosen !== null,
    toggle: (column) => {
      // Not what was drawn last: the choice before may not show yet.
      const hidden = hiddenOf(hiddenChoice.get());
      hiddenChoice.set(
        hidden.includes(column) ? hidden.filter((each) => each !== column) : [...hidden, column],
      );
    },
    reset: () => hiddenChoice.set(null),
  };
}
