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

/** The texts of a row as the API sends them: null for an empty text. */
export const toOrderTexts = (row: TextColumns): OrderTexts =>
  recordOf(orderTextFields, (name) => row[orderFields[name].column] || null);

/** The texts as columns: an empty text for one that is missing or null. */
export const toTextColumns = (
  texts: Readonly<Partial<Record<OrderTextField, string | null | undefined>>>,
): TextColumns =>
  Object.fromEntries(orderTextFields.map((name) => [orderFields[name].column, texts[name] ?? ""])) as Record<
    OrderTextColumn,
    string
  >;
