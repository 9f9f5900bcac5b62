import type { KeyboardEvent } from "react";

/** Selection of rows, to act on them together. */
export interface RowChoice<Row> {
  readonly isChosen: (row: Row) => boolean;
  /** The accessible name of a row's checkbox. */
  readonly label: (row: Row) => string;
  /** With `isRange`, all rows from the last toggled one to this one are selected. */
  readonly onToggle: (row: Row, isRange: boolean) => void;
  /** The checkbox in the head of the table, for all rows of the page. */
  readonly page: {
    readonly label: string;
    readonly isChosen: boolean;
    readonly isMixed: boolean;
    /** True while there are no rows yet. */
    readonly isLocked: boolean;
    readonly onToggle: () => void;
  };
}

/** Handles the key X, which selects or unselects the row that has the focus; Shift+X selects a range. */
export const toggleByKey =
  <Row>(choice: RowChoice<Row> | undefined, row: Row) =>
  (event: KeyboardEvent) => {
    const { target, key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const isTyping = target instanceof HTMLInputElement && target.type !== "checkbox";
    if (choice === undefined || isTyping || ctrlKey || metaKey || altKey || key.toLowerCase() !== "x") return;
    event.preventDefault();
    choice.onToggle(row, shiftKey);
  };
