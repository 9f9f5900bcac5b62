import type { InvoiceUnit } from "@kreislauf/contract/documents";
import type { DisputeReason, LineReviewState } from "@kreislauf/contract/invoices";
import type { AttachmentMediaType } from "@kreislauf/contract/base";
import type { Generated, GeneratedAlways, Selectable } from "kysely";
import type { InstantColumn } from "../base/base.tables.ts";

/**
 * The lines of documents. A trigger writes them when a document is published
 * (`migrations/0155-orders-of-invoices.sql`).
 */
export interface InvoiceLinesTable {
  document_id: number;
  position: number;
  company_id: number;
  site_id: number;
  /**
   * The number of the order that the line names. A line that names no order has the order of its document or, failing
   * that, of the document that this one corrects, or of the document that the corrected one corrects. Null if none of
   * them has an order.
   */
  order_number: string | null;
  receipt_number: string | null;
  service_date: string;
  description: string;
  quantity_thousandths: number;
  unit: InvoiceUnit;
  unit_price_cents: number;
  net_cents: number;
  /** In hundredths of a percent: 1900 is 19 %. */
  vat_rate: number;
  weight_kg: number | null;
  cost_centre: string | null;
  has_order_of_document: Generated<boolean>;
}
export type InvoiceLineRow = Selectable<InvoiceLinesTable>;

export interface InvoiceLineReviewsTable {
  document_id: number;
  position: number;
  company_id: number;
  site_id: number;
  state: LineReviewState;
  version: Generated<number>;
  disputes: Generated<number>;
  answer_by: string | null;
  credit_note_id: number | null;
}
export type InvoiceLineReviewRow = Selectable<InvoiceLineReviewsTable>;

export interface InvoiceLineMessagesTable {
  id: GeneratedAlways<number>;
  document_id: number;
  position: number;
  event: LineReviewState;
  reason: DisputeReason | null;
  text: Generated<string>;
  author_id: number;
  sent_at: InstantColumn;
}

export interface InvoiceLineFilesTable {
  id: GeneratedAlways<number>;
  message_id: number;
  file_name: string;
  media_type: AttachmentMediaType;
  content_hash: string;
  size_bytes: number;
}

declare module "../base/database/tables.ts" {
  interface Tables {
    invoice_lines: InvoiceLinesTable;
    invoice_line_reviews: InvoiceLineReviewsTable;
    invoice_line_messages: InvoiceLineMessagesTable;
    invoice_line_files: InvoiceLineFilesTable;
  }
}
