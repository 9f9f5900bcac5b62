import type { DocumentType, InvoiceFigures } from "@kreislauf/contract/documents";

export type InvoiceType = Exclude<DocumentType, "service_receipt">;

/** Everything from which the files of an invoice are generated. */
export interface InvoiceDocument {
  readonly type: InvoiceType;
  readonly number: string;
  readonly date: string;
  /** The document that this one corrects; null if it corrects none. */
  readonly corrects: { readonly number: string; readonly date: string } | null;
  readonly site: {
    readonly alias: string;
    readonly street: string;
    readonly zip: string;
    readonly city: string;
  };
  /** The amounts are negative if the document lowers what the customer owes. */
  readonly figures: InvoiceFigures;
}
