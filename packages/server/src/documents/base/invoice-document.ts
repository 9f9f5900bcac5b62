import type { DocumentType, InvoiceFigures } from "@kreislauf/contract/documents";

export type InvoiceType = Exclude<DocumentType, "service_receipt">;

/** Everything the files of an invoice are generated from. */
export interface InvoiceDocument {
  readonly type: InvoiceType;
  readonly number: string;
  readonly date: string;
  /** The document that this one corrects. */
  readonly corrects: { readonly number: string; readonly date: string } | null;
  readonly site: {
    readonly alias: string;
    readonly street: string;
    readonly zip: string;
    readonly city: string;
  };
  /** Negative if the document lowers what is owed. */
  readonly figures: InvoiceFigures;
}
