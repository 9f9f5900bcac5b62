import {
  orderFields,
  type OrderTextField,
  orderTextFields,
  type OrderTexts,
  recordOf,
} from "@kreislauf/contract/orders";

export type OrderTextColumn = (typeof orderFields)[OrderTextField]["column"];
type TextColumns = Readonly<Record<OrderTextColumn, string>>;

export const orderTextColumns: readonly OrderTextColumn[] = orderTextFields.map(
  (name) => orderFields[name].column,
);

/** The texts of a row as they travel: an empty one is none. */
export const toOrderTexts = (row: TextColumns): OrderTexts =>
  recordOf(orderTextFields, (name) => row[orderFields[name].column] || null);

/** Texts as the row keeps them; what is not given is empty. */
export const toTextColumns = (
  texts: Readonly<Partial<Record<OrderTextField, string | null | undefined>>>,
): TextColumns =>
  Object.fromEntries(orderTextFields.map((name) => [orderFields[name].column, texts[name] ?? ""])) as Record<
    OrderTextColumn,
    string
  >;
