import type { KeyboardEvent } from "react";

/** Rows that are chosen to act on together. */
export interface RowChoice<Row> {
  readonly isChosen: (row: Row) => boolean;
  /** The accessible name of a row's checkbox. */
  readonly label: (row: Row) => string;
  /** With `isRange` all rows from the last one to this one are chosen. */
  readonly onToggle: (row: Row, isRange: boolean) => void;
  /** The checkbox above the rows of the page. */
  readonly page: {
    readonly label: string;
    readonly isChosen: boolean;
    readonly isMixed: boolean;
    /** Until there are rows. */
    readonly isLocked: boolean;
    readonly onToggle: () => void;
  };
}

/** The key X chooses the row that has the focus. */
export const toggleByKey =
  <Row>(choice: RowChoice<Row> | undefined, row: Row) =>
  (event: KeyboardEvent) => {
    const { target, key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const isTyping = target instanceof HTMLInputElement && target.type !== "checkbox";
    if (choice === undefined || isTyping || ctrlKey || metaKey || altKey || key.toLowerCase() !== "x") return;
    event.preventDefault();
    choice.onToggle(row, shiftKey);
  };
