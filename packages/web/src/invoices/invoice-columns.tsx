import type { CheckedInvoiceLine, InvoiceCheck } from "@kreislauf/contract/invoices";
import type { useFormats } from "@kreislauf/ui/base/format.ts";
import type { DataColumn } from "@kreislauf/ui/data/data-column.ts";
import { LineBasis, LineResultCell } from "./invoice-cells.tsx";
import type { invoicesScreenTexts } from "./invoices.texts.ts";
import { LineDecision } from "./line-decision.tsx";

/** The columns for the lines of an invoice: what is charged, what it is based on, and what was decided. */
export const invoiceColumns = (
  invoice: InvoiceCheck,
  texts: (typeof invoicesScreenTexts)["de"],
  formats: ReturnType<typeof useFormats>,
): readonly DataColumn<CheckedInvoiceLine>[] => [
  {
    id: "position",
    head: texts.columns.position,
    cell: (line) => <b>{texts.lineTitle(line.position, line.description)}</b>,
    sub: (line) =>
      `${formats.date(line.serviceDate)} · ${formats.quantity(line.quantity, line.unit)} × ${formats.money(line.unitPrice)}`,
  },
  {
    id: "charged",
    head: texts.columns.charged,
    align: "right",
    wrap: "never",
    cell: (line) => formats.money(line.netAmount),
  },
  {
    id: "basis",
    head: texts.columns.basis,
    cell: (line) => <LineBasis line={line} />,
  },
  {
    id: "agreed",
    head: texts.columns.agreed,
    align: "right",
    wrap: "never",
    cell: (line) => (line.expectedAmount === null ? "–" : formats.money(line.expectedAmount)),
    sub: (line) => line.agreed && texts.unitPrice(line.agreed.version, formats.money(line.agreed.unitPrice)),
  },
  {
    id: "result",
    head: texts.columns.result,
    wrap: "never",
    cell: (line) => <LineResultCell line={line} />,
  },
  {
    id: "decide",
    head: texts.columns.decide,
    align: "right",
    wrap: "never",
    cell: (line) => <LineDecision invoice={invoice} line={line} />,
  },
];
