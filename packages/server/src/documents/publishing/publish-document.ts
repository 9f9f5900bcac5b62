import { Refusal } from "@kreislauf/contract/base";
import {
  canPublish,
  type DocumentPublication,
  retainedUntil,
  signedNetAmount,
} from "@kreislauf/contract/documents";
import type { InTransaction, PublicContext } from "../../base/context.ts";
import { decodeUploadedPdf } from "./decode-uploaded-pdf.ts";
import { findSignedNote } from "../../proofs/index.ts";
import { mailInvoice } from "../mailing/mail-invoice.ts";
import { storeDocumentFile } from "../rendering/document-files.ts";
import type { DocumentRow } from "../base/documents.tables.ts";
import { searchNumbers } from "./search-numbers.ts";
import { withCustomerReferences, withOrderReferences } from "./customer-references.ts";
import {
  findSite,
  findOrder,
  findOrdersOfLines,
  findReceipts,
  findCorrected,
} from "./publish-document.store.ts";

export type PublishContext = Pick<InTransaction<PublicContext>, "db" | "files" | "now">;

/**
 * Publishes a document. Refused if its number is used already, if a site, order or document that it names does not
 * exist, or if it is incomplete.
 */
export async function publishDocument(
  publishing: PublishContext,
  publication: DocumentPublication,
): Promise<DocumentRow> {
  const { db, now } = publishing;
  const verdict = canPublish(publication);
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  const pdf = publication.file === null ? undefined : decodeUploadedPdf(publication.file);
  const site = await findSite(publishing, publication.serviceLocationId);
  const order = await findOrder(publishing, site.company_id, publication.orderNumber);
  const children = await findReceipts(publishing, site.company_id, publication.serviceReceiptNumbers);
  const corrected = await findCorrected(publishing, site.company_id, publication);
  const ordersOfLines = await findOrdersOfLines(publishing, site.company_id, publication.invoice);
  const invoice =
    publication.invoice && withCustomerReferences(publication.invoice, { site, order, ordersOfLines });
  const receipt =
    publication.receipt &&
    withOrderReferences(publication.receipt, order, order && (await findSignedNote(publishing, order.id)));
  const netAmount = invoice?.netAmount ?? publication.netAmount;

  const document = await db
    .insertInto("documents")
    .values({
      company_id: site.company_id,
      site_id: site.id,
      type: publication.type,
      number: publication.number,
      date: publication.date,
      month_of_service: `${publication.monthOfService}-01`,
      net_cents:
        netAmount === null
          ? null
          : signedNetAmount(publication.type, netAmount, corrected?.net_cents ?? null),
      service_receipt_number: receiptNumberOf(publication),
      order_id: order?.id ?? null,
      corrects_id: corrected?.id ?? null,
      search_numbers: searchNumbers({ publication: { ...publication, invoice, receipt }, order, children }),
      invoice: invoice && JSON.stringify(invoice),
      receipt: receipt && JSON.stringify(receipt),
      retained_until: retainedUntil(publication.date),
      published_at: now.toString(),
    })
    .onConflict((conflict) => conflict.columns(["type", "number"]).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (document === undefined) throw new Refusal("document_exists");
  await storeParts(publishing, document, children, pdf);
  await mailInvoice(publishing, document, { pdfBytes: pdf?.length });
  return document;
}

async function storeParts(
  publishing: PublishContext,
  document: DocumentRow,
  children: readonly { readonly id: number }[],
  pdf: Buffer | undefined,
): Promise<void> {
  const { db } = publishing;
  if (children.length > 0) {
    await db
      .insertInto("document_children")
      .values(children.map((child) => ({ parent_id: document.id, child_id: child.id })))
      .execute();
  }
  if (pdf !== undefined) await storeDocumentFile(publishing, document.id, "pdf", pdf);
  const isToRender = document.invoice !== null || (document.receipt !== null && pdf === undefined);
  if (isToRender) await queueRendering(publishing, document.id);
}

/** Queues the document for rendering, which makes files of its figures. */
export const queueRendering = ({ db, now }: Pick<PublishContext, "db" | "now">, documentId: number) =>
  db
    .insertInto("document_render_queue")
    .values({ document_id: documentId, due_at: now.toString(), leased_until: null })
    .execute();

/**
 * The receipt number of a document: a receipt's own, or that of an invoice's only receipt; null if it has none or
 * several.
 */
function receiptNumberOf({ type, number, serviceReceiptNumbers: numbers }: DocumentPublication) {
  if (type === "service_receipt") return number;
  const [only, ...others] = new Set(numbers);
  return others.length === 0 ? (only ?? null) : null;
}
