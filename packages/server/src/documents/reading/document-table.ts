import type { Language } from "@kreislauf/contract/base";
import { documentsTexts } from "@kreislauf/contract/documents";
import type { Column } from "../../base/sheets/sheet.ts";
import type { DocumentListRow } from "../base/documents.store.ts";
import { documentTableTexts } from "./document-table.texts.ts";

export interface DocumentTableRow {
  readonly document: DocumentListRow;
  readonly site: { readonly alias: string; readonly number: string | null };
}

/** The columns of a table of documents for bookkeeping, with the same facts as the list on the screen. */
export function documentTableColumns(language: Language): readonly Column<DocumentTableRow>[] {
  const { heads, several } = documentTableTexts[language];
  const { type: types } = documentsTexts[language];
  const onlyOf = (number: string | null, count: number) => number ?? (count > 1 ? several : "");
  return [
    { heading: heads.type, kind: "text", width: 18, value: ({ document }) => types[document.type] },
    { heading: heads.number, kind: "text", width: 20, value: ({ document }) => document.number },
    { heading: heads.date, kind: "date", width: 12, value: ({ document }) => document.date },
    {
      heading: heads.month,
      kind: "month",
      width: 16,
      value: ({ document }) => document.month_of_service.slice(0, 7),
    },
    { heading: heads.net, kind: "money", width: 14, value: ({ document }) => document.net_cents },
    { heading: heads.tax, kind: "money", width: 14, value: ({ document }) => taxOf(document) },
    { heading: heads.gross, kind: "money", width: 14, value: ({ document }) => document.gross_cents },
    {
      heading: heads.currency,
      kind: "text",
      width: 10,
      value: ({ document }) => (document.net_cents === null ? "" : document.currency),
    },
    {
      heading: heads.dueDate,
      kind: "date",
      width: 12,
      value: ({ document }) => (document.is_superseded ? null : document.due_date),
    },
    {
      heading: heads.purchaseOrderNumber,
      kind: "text",
      width: 18,
      value: ({ document }) => document.customer_order_number,
    },
    {
      heading: heads.costCentre,
      kind: "text",
      width: 14,
      value: ({ document }) => onlyOf(document.cost_centre, document.cost_centre_count),
    },
    {
      heading: heads.receipt,
      kind: "text",
      width: 16,
      value: ({ document }) => onlyOf(document.receipt_number, document.receipt_count),
    },
    {
      heading: heads.order,
      kind: "text",
      width: 12,
      value: ({ document }) => onlyOf(document.order_number, document.order_count),
    },
    { heading: heads.siteNumber, kind: "text", width: 16, value: ({ site }) => site.number },
    { heading: heads.site, kind: "text", width: 26, value: ({ site }) => site.alias },
  ];
}

const taxOf = ({ net_cents: net, gross_cents: gross }: DocumentListRow): number | null =>
  net === null || gross === null ? null : gross - net;
