import type { ChargedLine, EarlierLine } from "@kreislauf/contract/invoices";
import { type SqlBool, sql } from "kysely";
import type { Context } from "../base/context.ts";
import type { HolidayPlace } from "../catalog/index.ts";
import { isSuperseded } from "../documents/index.ts";
import { holidayPlaceOf } from "../orders/index.ts";
import type { InvoiceLineRow } from "./invoices.tables.ts";

type Source = Pick<Context, "db">;

/** The lines of these documents, sorted by document and position; the caller has checked the documents. */
export const listInvoiceLines = ({ db }: Source, documentIds: readonly number[]): Promise<InvoiceLineRow[]> =>
  db
    .selectFrom("invoice_lines")
    .selectAll()
    .where(sql<SqlBool>`document_id = any (${[...documentIds]}::integer[])`)
    .orderBy("document_id")
    .orderBy("position")
    .execute();

export const toChargedLine = (row: InvoiceLineRow): ChargedLine => ({
  description: row.description,
  quantity: row.quantity_thousandths / 1_000,
  unit: row.unit,
  unitPrice: row.unit_price_cents,
  netAmount: row.net_cents,
  serviceDate: row.service_date,
  orderNumber: row.order_number,
  hasOrderOfDocument: row.has_order_of_document,
  serviceReceiptNumber: row.receipt_number,
});

interface ChargedNumbers {
  readonly companyId: number;
  readonly orders: readonly string[];
  readonly receipts: readonly string[];
}

/** The lines of valid invoices and credit notes that name one of these orders or receipts, the earliest first. */
export async function listLinesOf(
  { db }: Source,
  { companyId, orders, receipts }: ChargedNumbers,
): Promise<readonly (EarlierLine & { readonly date: string })[]> {
  if (orders.length === 0 && receipts.length === 0) return [];
  const rows = await db
    .selectFrom("invoice_lines")
    .innerJoin("documents", "documents.id", "invoice_lines.document_id")
    .selectAll("invoice_lines")
    .select(["documents.number", "documents.date"])
    .where("invoice_lines.company_id", "=", companyId)
    .where(
      sql<SqlBool>`(order_number = any (${[...orders]}::text[]) or receipt_number = any (${[...receipts]}::text[]))`,
    )
    .where("documents.type", "in", ["invoice", "credit_note"])
    .where(sql<SqlBool>`not ${isSuperseded("documents.id")}`)
    .orderBy("documents.date")
    .orderBy("documents.id")
    .orderBy("position")
    .execute();
  return rows.map((row) => ({
    ...toChargedLine(row),
    document: { id: row.document_id, number: row.number },
    date: row.date,
  }));
}

/** The facts of the orders with these numbers that the check of an invoice needs. */
export const listChargedOrders = ({ db }: Source, companyId: number, numbers: readonly string[]) => {
  const known = numbers.filter((number) => /^\d{1,9}$/.test(number)).map(Number);
  return db
    .selectFrom("orders")
    .innerJoin("agreements", "agreements.id", "orders.agreement_id")
    .select(["orders.id", "order_number", "agreement_id", "container_action_id", "amount", "orders.status"])
    .select(["executed_on", "weight_kg", "execution_photo_id"])
    .select(sql<boolean>`orders.waste_type_id <> agreements.waste_type_id`.as("is_redeclared"))
    .select(
      sql<boolean>`exists (select from order_prices
        where order_prices.order_id = orders.id and order_prices.price ->> 'kind' = 'free')`.as("is_free"),
    )
    .where("orders.company_id", "=", companyId)
    .where(sql<SqlBool>`order_number = any (${known}::integer[])`)
    .execute();
};

export const listAgreementsAt = async ({ db }: Source, siteIds: readonly number[]) =>
  siteIds.length === 0
    ? []
    : await db
        .selectFrom("agreements")
        .select(["id", "site_id"])
        .where("site_id", "=", sql<number>`any (${[...siteIds]}::integer[])`)
        .execute();

export const getSiteName = async ({ db }: Source, siteId: number): Promise<string> => {
  const { alias, city } = await db
    .selectFrom("sites")
    .select(["alias", "city"])
    .where("id", "=", siteId)
    .executeTakeFirstOrThrow();
  return `${alias}, ${city}`;
};

export const getHolidayPlace = async ({ db }: Source, siteId: number): Promise<HolidayPlace> =>
  holidayPlaceOf(
    await db
      .selectFrom("sites")
      .select(["land", "assumption_day_holiday", "corpus_christi_holiday"])
      .where("id", "=", siteId)
      .executeTakeFirstOrThrow(),
  );

/** The payments of a document, the earliest first; the caller has checked the document. */
export const listPayments = ({ db }: Source, documentId: number) =>
  db
    .selectFrom("document_payments")
    .select(["paid_on", "cents", "reference"])
    .where("document_id", "=", documentId)
    .orderBy("paid_on")
    .orderBy("position")
    .execute();
