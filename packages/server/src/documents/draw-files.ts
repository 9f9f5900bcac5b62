import type { DocumentForm } from "@kreislauf/contract/documents";
import { ciiInvoice } from "./cii-invoice.ts";
import type { InvoiceDocument } from "./invoice-document.ts";
import { drawInvoice } from "./invoice-pdf.ts";
import { drawReceipt, type ReceiptDocument } from "./receipt-pdf.ts";

/** What is to be drawn; it goes from thread to thread, so it is plain data. */
export interface DrawTask {
  readonly invoice: InvoiceDocument | null;
  readonly receipt: ReceiptDocument | null;
  /** An ISO instant; the same task gives the same bytes. */
  readonly createdAt: string;
  readonly forms: readonly DocumentForm[];
}

export type DrawnFiles = readonly (readonly [form: DocumentForm, content: Uint8Array])[];

export async function drawFiles({ invoice, receipt, createdAt, forms }: DrawTask): Promise<DrawnFiles> {
  const at = Temporal.Instant.from(createdAt);
  const drawn: [DocumentForm, Uint8Array][] = [];
  for (const form of forms) {
    if (invoice !== null) drawn.push([form, await drawInvoiceAs(form, invoice, at)]);
    else if (receipt !== null && form === "pdf") drawn.push([form, await drawReceipt(receipt, at)]);
  }
  return drawn;
}

async function drawInvoiceAs(form: DocumentForm, invoice: InvoiceDocument, at: Temporal.Instant) {
  switch (form) {
    case "pdf":
      return await drawInvoice(invoice, at);
    case "xrechnung":
      return Buffer.from(ciiInvoice(invoice, "xrechnung"));
    case "zugferd":
      return await drawInvoice(invoice, at, ciiInvoice(invoice, "zugferd"));
  }
}
