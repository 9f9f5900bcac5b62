import { Refusal } from "@kreislauf/contract/base";
import { correctedTypes, type DocumentPublication, type InvoiceFigures } from "@kreislauf/contract/documents";
import type { WriteContext } from "../../base/context.ts";
import type { OrderReferences } from "./customer-references.ts";

type Source = Pick<WriteContext, "db">;

export async function findSite({ db }: Source, id: number) {
  const site = await db
    .selectFrom("sites")
    .select(["id", "company_id", "site_order_number", "order_numbers"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (site === undefined) throw unknownReference("serviceLocationId");
  return site;
}

export async function findOrder({ db }: Source, companyId: number, number: string | null) {
  if (number === null) return undefined;
  const order = /^\d{1,9}$/.test(number)
    ? await db
        .selectFrom("orders")
        .select(["id", "order_number", "customer_order_number", "cost_centre", "project"])
        .where("company_id", "=", companyId)
        .where("order_number", "=", Number(number))
        .executeTakeFirst()
    : undefined;
  if (order === undefined) throw unknownReference("orderNumber");
  return order;
}

/** The references of the orders that lines name, by order number. Orders of other companies are left out. */
export async function findOrdersOfLines({ db }: Source, companyId: number, invoice: InvoiceFigures | null) {
  const numbers = (invoice?.lines ?? []).flatMap(({ orderNumber }) =>
    orderNumber !== null && /^\d{1,9}$/.test(orderNumber) ? [Number(orderNumber)] : [],
  );
  if (numbers.length === 0) return new Map<string, OrderReferences>();
  const orders = await db
    .selectFrom("orders")
    .select(["order_number", "customer_order_number", "cost_centre", "project"])
    .where("company_id", "=", companyId)
    .where("order_number", "in", [...new Set(numbers)])
    .execute();
  return new Map(orders.map((order) => [String(order.order_number), order]));
}

export async function findReceipts({ db }: Source, companyId: number, numbers: readonly string[]) {
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
  if (receipts.length !== wanted.length) throw unknownReference("serviceReceiptNumbers");
  return receipts;
}

export async function findCorrected(
  { db }: Source,
  companyId: number,
  { type, correctsNumber }: DocumentPublication,
) {
  if (correctsNumber === null) return undefined;
  const corrected = await db
    .selectFrom("documents")
    .select(["id", "number", "net_cents"])
    .where("company_id", "=", companyId)
    .where("number", "=", correctsNumber)
    .where("type", "in", correctedTypes[type].length > 0 ? [...correctedTypes[type]] : ["invoice"])
    .executeTakeFirst();
  if (corrected === undefined || correctedTypes[type].length === 0) throw unknownReference("correctsNumber");
  return corrected;
}

/** The refusal for a missing referenced record, with the field that names it. */
const unknownReference = (field: keyof DocumentPublication) =>
  new Refusal("not_found", [{ field, message: "" }]);
