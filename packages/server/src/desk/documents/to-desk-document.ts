import type { DeskDocument } from "@kreislauf/contract/desk";
import { linkToDocument, toPaymentView } from "../../documents/index.ts";
import type { DeskDocumentListRow } from "./desk-documents.store.ts";

/** A published document as sent to the desk. */
export const toDeskDocument = (row: DeskDocumentListRow): DeskDocument => ({
  id: row.id,
  type: row.type,
  number: row.number,
  companyId: row.company_id,
  companyName: row.company_name,
  customerNumber: row.customer_number,
  siteId: row.site_id,
  siteName: row.site_name,
  siteNumber: row.site_number,
  date: row.date,
  monthOfServiceDate: row.month_of_service,
  netAmount: row.net_cents,
  grossAmount: row.gross_cents,
  dueDate: row.is_superseded ? null : row.due_date,
  payment: row.is_superseded ? null : toPaymentView(row),
  supersededBy: linkToDocument(row.superseding_id, row.superseding_number),
  orderId: row.order_id,
  orderNumber: row.order_number,
  orderCount: row.order_count,
  costCentre: row.cost_centre,
  costCentreCount: row.cost_centre_count,
  publishedOn: row.published_at,
  version: row.version,
  openedBy: row.opened_by,
  lastOpenedOn: row.last_opened_at,
});
