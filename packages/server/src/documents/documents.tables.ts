import type {
  DocumentForm,
  DocumentType,
  InvoiceFigures,
  ReceiptFigures,
} from "@kreislauf/contract/documents";
import type { Generated, GeneratedAlways, Selectable } from "kysely";
import type { InstantColumn, JsonColumn } from "../base/base.tables.ts";

export interface DocumentsTable {
  id: GeneratedAlways<number>;
  company_id: number;
  location_id: number;
  type: DocumentType;
  number: string;
  date: string;
  /** The first day of the month. */
  month_of_service: string;
  net_cents: number | null;
  currency: Generated<string>;
  service_receipt_number: string | null;
  order_id: number | null;
  corrects_id: number | null;
  /** Folded, one number a line. */
  search_numbers: string;
  invoice: JsonColumn<InvoiceFigures> | null;
  receipt: JsonColumn<ReceiptFigures> | null;
  retained_until: string;
  published_at: InstantColumn;
}

export type DocumentRow = Selectable<DocumentsTable>;

export interface DocumentChildrenTable {
  parent_id: number;
  child_id: number;
}

export interface DocumentFilesTable {
  document_id: number;
  form: DocumentForm;
  /** SHA-256, under which the file store has the bytes. */
  content_hash: string;
  size_bytes: number;
  created_at: InstantColumn;
}

export interface DocumentsToDrawTable {
  document_id: number;
}

export interface UnseenDocumentsTable {
  user_id: number;
  company_id: number;
  document_id: number;
}

declare module "../base/tables.ts" {
  interface Tables {
    documents: DocumentsTable;
    document_children: DocumentChildrenTable;
    document_files: DocumentFilesTable;
    documents_to_draw: DocumentsToDrawTable;
    unseen_documents: UnseenDocumentsTable;
  }
}
