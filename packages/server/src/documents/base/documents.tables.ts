import type {
  DocumentForm,
  DocumentType,
  InvoiceFigures,
  MailedForm,
  ReceiptFigures,
} from "@kreislauf/contract/documents";
import type { Generated, GeneratedAlways, Selectable } from "kysely";
import type { InstantColumn, JsonColumn } from "../../base/base.tables.ts";

export interface DocumentsTable {
  id: GeneratedAlways<number>;
  company_id: number;
  site_id: number;
  type: DocumentType;
  number: string;
  date: string;
  /** The first day of the month of service. */
  month_of_service: string;
  net_cents: number | null;
  currency: Generated<string>;
  service_receipt_number: string | null;
  order_id: number | null;
  corrects_id: number | null;
  /** All numbers and cost centres by which the document is searched, case-folded and one per line. */
  search_numbers: string;
  invoice: JsonColumn<InvoiceFigures> | null;
  receipt: JsonColumn<ReceiptFigures> | null;
  retained_until: string;
  published_at: InstantColumn;
  version: Generated<number>;
}

export type DocumentRow = Selectable<DocumentsTable>;

export interface DocumentChildrenTable {
  parent_id: number;
  child_id: number;
}

export interface DocumentFilesTable {
  document_id: number;
  form: DocumentForm;
  /** SHA-256 of the content in hexadecimal; the content has this key in the file store. */
  content_hash: string;
  size_bytes: number;
  created_at: InstantColumn;
}

/** The queue of documents whose files have not been rendered yet. */
export interface DocumentRenderQueueTable {
  document_id: number;
  due_at: InstantColumn;
  leased_until: InstantColumn | null;
  attempts: Generated<number>;
}

export interface UnseenDocumentsTable {
  user_id: number;
  company_id: number;
  document_id: number;
}

/** Earlier versions of documents that were corrected. */
export interface DocumentVersionsTable {
  document_id: number;
  version: number;
  date: string;
  month_of_service: string;
  net_cents: number | null;
  content_hash: string;
  size_bytes: number;
  published_at: InstantColumn;
  replaced_at: InstantColumn;
  reason: string;
  staff_id: number | null;
}

export interface DocumentOpeningsTable {
  document_id: number;
  user_id: number;
  company_id: number;
  version: number;
  openings: number;
  first_opened_at: InstantColumn;
  last_opened_at: InstantColumn;
}

/** Documents published in batches, until their customers are notified. */
export interface DocumentNoticesTable {
  document_id: number;
  batch: string;
  reason: string | null;
  due_at: InstantColumn;
}

/** E-mail addresses that receive the invoices of a company, or of one of its sites. */
export interface InvoiceRecipientsTable {
  id: GeneratedAlways<number>;
  company_id: number;
  /** Null for all sites of the company. */
  site_id: number | null;
  email: string;
  forms: MailedForm[];
  added_by: number;
  added_at: InstantColumn;
}

declare module "../../base/database/tables.ts" {
  interface Tables {
    documents: DocumentsTable;
    document_children: DocumentChildrenTable;
    document_files: DocumentFilesTable;
    document_render_queue: DocumentRenderQueueTable;
    unseen_documents: UnseenDocumentsTable;
    document_versions: DocumentVersionsTable;
    document_openings: DocumentOpeningsTable;
    document_notices: DocumentNoticesTable;
    invoice_recipients: InvoiceRecipientsTable;
  }
}
