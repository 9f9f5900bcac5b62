import type { Language } from "../base/index.ts";

/** Whether and until when a customer may change a field of an order they placed. */
type EditScope =
  /** As long as the edit window is open. */
  | "window"
  /** As long as the edit window is open, but not in grouped orders nor for emptying containers. */
  | "content"
  | "never";

export interface BaseField {
  readonly label: Readonly<Record<Language, string>>;
  /** A shorter label for the head of a narrow column. */
  readonly columnLabel?: Readonly<Record<Language, string>>;
  /** Other column headings under which an import finds the field; fields without this are not imported. */
  readonly otherHeadings?: Readonly<Record<Language, readonly string[]>>;
}

/** A field that is only shown: made of several columns, or not written by customers. */
interface ShownField extends BaseField {
  readonly kind: "choice" | "person" | "words";
}

/** A field whose stored value is exported as it is, in a column `exportWidth` characters wide. */
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
 * A text that a customer gives with an order. All such texts are shown in the detail, exported, imported and given to
 * the provider; changes of those that can be edited are logged and shown in the history.
 */
interface TextField extends BaseField {
  readonly kind: "text";
  readonly column: string;
  readonly exportWidth: number;
  /** In characters. */
  readonly maxLength: number;
  readonly isMultiline: boolean;
  /** Whether the text is the same for all orders of a group. Every order form has a field for each such text. */
  readonly isShared: boolean;
  readonly edit: EditScope;
  /** Whether the search in order lists also looks into this text. */
  readonly isSearched: boolean;
  /** Which mails show the text: all mails about the order, only the one that confirms it, or none. */
  readonly mail: "all" | "confirmation" | "none";
}

export type OrderField = ShownField | PlainField | OrderedField | TextField;
