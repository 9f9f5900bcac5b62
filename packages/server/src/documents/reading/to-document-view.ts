import { type Document, openAmountOf, paymentStateOf } from "@kreislauf/contract/documents";
import { formsOfDocument } from "../rendering/document-files.ts";
import type { DocumentListRow } from "../base/documents.store.ts";

/** A document as sent to the client. */
export const toDocumentView = (row: DocumentListRow): Document => ({
  id: row.id,
  type: row.type,
  date: row.date,
  number: row.number,
  monthOfServiceDate: row.month_of_service,
  netAmount: row.net_cents,
  grossAmount: row.gross_cents,
  dueDate: row.is_superseded ? null : row.due_date,
  payment: row.is_superseded ? null : toPaymentView(row),
  disputedUntil: row.disputed_until,
  currency: row.currency,
  serviceReceiptNumber: row.receipt_number,
  serviceReceiptCount: row.receipt_count,
  orderId: row.order_id,
  orderNumber: row.order_number,
  orderCount: row.order_count,
  customerOrderNumber: row.customer_order_number,
  costCentre: row.cost_centre,
  costCentreCount: row.cost_centre_count,
  serviceLocationId: row.site_id,
  hasChildren: row.has_children,
  corrects: linkToDocument(row.corrected_id, row.corrected_number),
  supersededBy: linkToDocument(row.superseding_id, row.superseding_number),
  forms: [...formsOfDocument(row.has_figures)],
  isNew: row.is_new,
});

/** The payment of a document as the provider's bookkeeping reported it; null if it reported nothing. */
export function toPaymentView({
  account_gross_cents: grossAmount,
  paid_cents: paidAmount,
}: Pick<DocumentListRow, "account_gross_cents" | "paid_cents">): Document["payment"] {
  if (grossAmount === null || paidAmount === null) return null;
  const facts = { grossAmount, paidAmount };
  return { state: paymentStateOf(facts), paidAmount, openAmount: openAmountOf(facts) };
}

export const linkToDocument = (id: number | null, number: string | null) =>
  id === null || number === null ? null : { id, number };
