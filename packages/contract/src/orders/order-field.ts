import type { Language } from "../base/index.ts";

/** Whether and when a customer may change a field of an order they gave. */
type EditScope =
  /** As long as the edit window is open. */
  | "window"
  /** The same, but not in grouped orders nor for emptying containers. */
  | "content"
  | "never";

export interface BaseField {
  readonly label: Readonly<Record<Language, string>>;
  /** Shorter, for the head of a narrow column. */
  readonly columnLabel?: Readonly<Record<Language, string>>;
  /** How a table of orders may head it besides the label; only fields that have this are imported. */
  readonly otherHeadings?: Readonly<Record<Language, readonly string[]>>;
}

/** A field that is only shown: made of several columns, or not written by customers. */
interface ShownField extends BaseField {
  readonly kind: "choice" | "person" | "words";
}

/** A field that a file writes as it is stored, `exportWidth` characters wide. */
interface PlainField extends BaseField {
  readonly kind: "number" | "date" | "instant" | "weight" | "code";
  readonly column: string;
  readonly exportWidth: number;
}

/** A field that decides what is to be done and when. */
interface OrderedField extends BaseField {
  readonly kind: "choice" | "number" | "date";
  readonly column: string;
  readonly exportWidth?: number;
  readonly edit: EditScope;
}

/**
 * A text that a customer gives with an order. All are shown in the detail, exported, imported and given to the
 * provider; those that can be edited are logged and named in the history.
 */
interface TextField extends BaseField {
  readonly kind: "text";
  readonly column: string;
  readonly exportWidth: number;
  /** In characters. */
  readonly maxLength: number;
  readonly isMultiline: boolean;
  /** One text for all orders of a group, and a field of every order form. */
  readonly isShared: boolean;
  readonly edit: EditScope;
  /** Whether the search of order lists looks into it. */
  readonly isSearched: boolean;
  /** Which mails name it: all about the order, or the one that confirms it. */
  readonly mail: "all" | "confirmation" | "none";
}

export type OrderField = ShownField | PlainField | OrderedField | TextField;
