import { Refusal } from "@kreislauf/contract/base";
import {
  canPublish,
  correctedTypes,
  type DocumentPublication,
  retainedUntil,
} from "@kreislauf/contract/documents";
import type { InTransaction, PublicContext } from "../base/context.ts";
import { readPdf } from "./read-pdf.ts";
import { keepFile } from "./document-files.ts";
import type { DocumentRow } from "./documents.tables.ts";
import { searchNumbers } from "./search-numbers.ts";
import { withCustomersReferences } from "./customer-references.ts";

export type Publishing = Pick<InTransaction<PublicContext>, "db" | "files" | "now">;

/** Publishes a document. Its number is free only once; what it names must be there already. */
export async function publishDocument(
  publishing: Publishing,
  publication: DocumentPublication,
): Promise<DocumentRow> {
  const { db, now } = publishing;
  const verdict = canPublish(publication);
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  const pdf = publication.file === null ? undefined : readPdf(publication.file);
  const location = await findLocation(publishing, publication.serviceLocationId);
  const order = await findOrder(publishing, location.company_id, publication.orderNumber);
  const children = await findReceipts(publishing, location.company_id, publication.serviceReceiptNumbers);
  const corrected = await findCorrected(publishing, location.company_id, publication);
  const invoice = publication.invoice && withCustomersReferences(publication.invoice, { location, order });

  const document = await db
    .insertInto("documents")
    .values({
      company_id: location.company_id,
      location_id: location.id,
      type: publication.type,
      number: publication.number,
      date: publication.date,
      month_of_service: `${publication.monthOfService}-01`,
      net_cents: invoice?.netAmount ?? publication.netAmount,
      service_receipt_number: receiptNumberOf(publication),
      order_id: order?.id ?? null,
      corrects_id: corrected?.id ?? null,
      search_numbers: searchNumbers({ publication, order, children }),
      invoice: invoice && JSON.stringify(invoice),
      receipt: publication.receipt && JSON.stringify(publication.receipt),
      retained_until: retainedUntil(publication.date),
      published_at: now.toString(),
    })
    .onConflict((conflict) => conflict.columns(["type", "number"]).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (document === undefined) throw new Refusal("document_exists");
  await keepParts(publishing, document, children, pdf);
  return document;
}

async function keepParts(
  publishing: Publishing,
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
  if (pdf !== undefined) await keepFile(publishing, document.id, "pdf", pdf);
  const isToDraw = document.invoice !== null || (document.receipt !== null && pdf === undefined);
  if (isToDraw) await db.insertInto("documents_to_draw").values({ document_id: document.id }).execute();
}

/** Of a receipt its own number, of an invoice that of the one receipt behind it. */
function receiptNumberOf({ type, number, serviceReceiptNumbers: numbers }: DocumentPublication) {
  if (type === "service_receipt") return number;
  return numbers.length === 1 ? (numbers[0] ?? null) : null;
}

async function findLocation({ db }: Publishing, id: number) {
  const location = await db
    .selectFrom("locations")
    .select(["id", "company_id", "location_order_number", "order_numbers"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (location === undefined) throw unknown("serviceLocationId");
  return location;
}

async function findOrder({ db }: Publishing, companyId: number, number: string | null) {
  if (number === null) return undefined;
  const order = /^\d{1,9}$/.test(number)
    ? await db
        .selectFrom("orders")
        .select(["id", "order_number", "customer_order_number"])
        .where("company_id", "=", companyId)
        .where("order_number", "=", Number(number))
        .executeTakeFirst()
    : undefined;
  if (order === undefined) throw unknown("orderNumber");
  return order;
}

async function findReceipts({ db }: Publishing, companyId: number, numbers: readonly string[]) {
  const wanted = [...new Set(numbers)];
  if (wanted.length === 0) return [];
  const receipts = await db
    .selectFrom("documents")
    .leftJoin("orders", "orders.id", "documents.order_id")
    .select(["documents.id", "documents.number", "orders.order_number"])
    .where("documents.company_id", "=", companyId)
    .where("documents.type", "=", "service_receipt")
    .where("documents.number", "in", wanted)
    .execute();
  if (receipts.length !== wanted.length) throw unknown("serviceReceiptNumbers");
  return receipts;
}

async function findCorrected(
  { db }: Publishing,
  companyId: number,
  { type, correctsNumber }: DocumentPublication,
) {
  if (correctsNumber === null) return undefined;
  const corrected = await db
    .selectFrom("documents")
    .select(["id", "number"])
    .where("company_id", "=", companyId)
    .where("number", "=", correctsNumber)
    .where("type", "in", correctedTypes[type].length > 0 ? [...correctedTypes[type]] : ["invoice"])
    .executeTakeFirst();
  if (corrected === undefined || correctedTypes[type].length === 0) throw unknown("correctsNumber");
  return corrected;
}

/** Says which of the things that were named is not there. */
const unknown = (field: keyof DocumentPublication) => new Refusal("not_found", [{ field, message: "" }]);
