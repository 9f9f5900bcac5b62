import type { DocumentForm } from "@kreislauf/contract/documents";
import { ciiInvoice } from "../e-invoice/cii-invoice.ts";
import type { InvoiceDocument } from "../base/invoice-document.ts";
import { renderInvoicePdf } from "../pdf/render-invoice-pdf.ts";
import { renderReceiptPdf, type ReceiptDocument } from "../pdf/render-receipt-pdf.ts";

/** The input of rendering. It is plain data, because it is passed between threads. */
export interface RenderTask {
  readonly invoice: InvoiceDocument | null;
  readonly receipt: ReceiptDocument | null;
  /** ISO instant that is written into the files, so that the same task always renders the same bytes. */
  readonly createdAt: string;
  readonly forms: readonly DocumentForm[];
}

export type RenderedFiles = readonly (readonly [form: DocumentForm, content: Uint8Array])[];

export async function renderFiles({
  invoice,
  receipt,
  createdAt,
  forms,
}: RenderTask): Promise<RenderedFiles> {
  const at = Temporal.Instant.from(createdAt);
  const drawn: [DocumentForm, Uint8Array][] = [];
  for (const form of forms) {
    if (invoice !== null) drawn.push([form, await drawInvoiceAs(form, invoice, at)]);
    else if (receipt !== null && form === "pdf") drawn.push([form, await renderReceiptPdf(receipt, at)]);
  }
  return drawn;
}

async function drawInvoiceAs(form: DocumentForm, invoice: InvoiceDocument, at: Temporal.Instant) {
  switch (form) {
    case "pdf":
      return await renderInvoicePdf(invoice, at);
    case "xrechnung":
      return Buffer.from(ciiInvoice(invoice, "xrechnung"));
    case "zugferd":
      return await renderInvoicePdf(invoice, at, ciiInvoice(invoice, "zugferd"));
  }
}
