import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  canPublishFigures,
  correctedTypes,
  documentTypes,
  paymentStateOf,
  retainedUntil,
} from "@kreislauf/contract/documents";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../../base/database/database.ts";
import { openFolderFiles } from "../../../base/files/files.ts";
import { renderDocument } from "../../../documents/rendering/document-files.ts";
import { compareInvoices } from "../../../invoices/compare-invoice.ts";
import type { DocumentRow } from "../../../documents/base/documents.tables.ts";
import { readPdfBack } from "../../../../test/assertions/read-documents-back.ts";
import { openTestDatabase } from "../../../../test/portal/portal.ts";
import { seedDemo } from "../seed-demo.ts";

const now = Temporal.Instant.from("2026-03-26T09:42:00Z");
const folder = await mkdtemp(path.join(tmpdir(), "kreislauf-demo-"));
const files = openFolderFiles(folder);

let database: Database;
let documents: DocumentRow[];
beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo(database.db, { now, files, progress: () => undefined });
  documents = await database.db.selectFrom("documents").selectAll().orderBy("id").execute();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

test("A and B have documents of every type, several pages of the usual ones, and news", async () => {
  const companies = await database.db.selectFrom("companies").select(["id"]).orderBy("id").limit(2).execute();
  for (const { id } of companies) {
    const own = Map.groupBy(
      documents.filter((document) => document.company_id === id),
      (document) => document.type,
    );
    expect(new Set(own.keys())).toEqual(new Set(documentTypes));
    expect(own.get("invoice")?.length).toBeGreaterThan(50);
    expect(own.get("service_receipt")?.length).toBeGreaterThan(200);
    const news = await database.db
      .selectFrom("unseen_documents")
      .select("document_id")
      .where("company_id", "=", id)
      .execute();
    expect(news.length).toBeGreaterThan(3);
  }
});

test("whatever A had weighed has its receipt, however long ago, and only the newest files are drawn ahead", async () => {
  const { id } = await database.db
    .selectFrom("companies")
    .select("id")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const weighed = await database.db
    .selectFrom("orders")
    .select("id")
    .where("company_id", "=", id)
    .where("weight_kg", "is not", null)
    .execute();
  const proved = new Set(
    documents.filter(({ type }) => type === "service_receipt").map(({ order_id }) => order_id),
  );
  expect(weighed.length).toBeGreaterThan(1_000);
  expect(weighed.filter((order) => !proved.has(order.id))).toEqual([]);
  const toDraw = await database.db.selectFrom("document_render_queue").select("document_id").execute();
  expect(toDraw.map(({ document_id }) => document_id).toSorted((one, other) => one - other)).toEqual(
    documents.filter(({ date }) => date > "2026-02-14").map((document) => document.id),
  );
});

test("every invoice adds up to the cent, and each of its lines is an order with its receipt and weight", async () => {
  const orders = new Map(
    (await database.db.selectFrom("orders").selectAll().execute()).map((order) => [
      String(order.order_number),
      order,
    ]),
  );
  const receipts = new Map(documents.map((document) => [document.number, document]));
  const billed = new Set<string>();
  const withFigures = documents.filter(({ invoice }) => invoice !== null);
  const [planted] = await deviatingInvoices();
  for (const { id, type, site_id, invoice, month_of_service } of withFigures) {
    expect(invoice && canPublishFigures(invoice)).toMatchObject({ allowed: true });
    if (id === planted) continue;
    for (const line of invoice?.lines ?? []) {
      const order = orders.get(line.orderNumber ?? "");
      const receipt = receipts.get(line.serviceReceiptNumber ?? "");
      expect(order).toMatchObject({ site_id, executed_on: line.serviceDate });
      expect(line.serviceDate.slice(0, 7)).toBe(month_of_service.slice(0, 7));
      expect(receipt).toMatchObject({ order_id: order?.id, type: "service_receipt" });
      expect([null, order?.weight_kg]).toContain(line.weightKg);
      if (type === "invoice" && line.unit === "piece") billed.add(line.orderNumber ?? "");
    }
  }
  const invoices = documents.filter(({ id, type }) => type === "invoice" && id !== planted);
  const pieces = invoices.flatMap(
    ({ invoice }) => invoice?.lines.filter(({ unit }) => unit === "piece") ?? [],
  );
  expect(pieces).toHaveLength(billed.size);
});

/** The ids of the invoices that have a deviation. */
async function deviatingInvoices(): Promise<number[]> {
  return [...(await findDeviations()).keys()];
}

async function findDeviations(): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>();
  const invoices = documents.filter(({ type }) => type === "invoice");
  for (const [, ofCompany] of Map.groupBy(invoices, ({ company_id }) => company_id)) {
    for (const [id, lines] of await compareInvoices({ db: database.db }, ofCompany)) {
      const kinds = lines.flatMap(({ checked }) => checked.deviations.map(({ kind }) => kind));
      if (kinds.length > 0) found.set(id, kinds.toSorted());
    }
  }
  return found;
}

test("one invoice has a deviation of each kind, and no other line of the demo is marked", async () => {
  const found = [...(await findDeviations()).values()];
  expect(found).toEqual([["amount", "billed_twice", "no_order", "price", "weight"]]);
});

test("corrections name what they correct, numbers are given once, and nothing is dated ahead", () => {
  const byId = new Map(documents.map((document) => [document.id, document]));
  for (const document of documents) {
    expect(document.date <= "2026-03-26").toBe(true);
    expect(document.published_at <= now.toString()).toBe(true);
    expect(document.retained_until).toBe(retainedUntil(document.date));
    const corrected = document.corrects_id === null ? [] : [byId.get(document.corrects_id)?.type];
    expect(correctedTypes[document.type]).toEqual(expect.arrayContaining(corrected));
    expect(corrected.length === 1 || ["invoice", "service_receipt"].includes(document.type)).toBe(true);
  }
  for (const cancellation of documents.filter(({ type }) => type.startsWith("cancellation"))) {
    expect(cancellation.net_cents).toBe(-(byId.get(cancellation.corrects_id ?? 0)?.net_cents ?? 0));
  }
  const credits = documents.filter(({ type }) => type === "credit_note");
  expect(
    credits.every(({ net_cents, invoice }) => (net_cents ?? 0) < 0 && net_cents === invoice?.netAmount),
  ).toBe(true);
  expect(new Set(documents.map(({ number }) => number)).size).toBe(documents.length);
});

test("their files are real", async () => {
  for (const type of documentTypes) {
    const document = documents.find((each) => each.type === type) as DocumentRow;
    await renderDocument({ db: database.db, files, now }, document);
    const kept = await database.db
      .selectFrom("document_files")
      .selectAll()
      .where("document_id", "=", document.id)
      .execute();
    expect(kept).toHaveLength(type === "service_receipt" ? 1 : 3);
    const pdf = kept.find(({ form }) => form === "pdf");
    const { text } = await readPdfBack(await files.read(pdf?.content_hash ?? ""));
    expect(text[0]).toContain(document.number);
  }
});

test("A has paid invoices, one that is partly paid and one that is long overdue", async () => {
  const rows = await database.db
    .selectFrom("document_accounts")
    .innerJoin("documents", "documents.id", "document_accounts.document_id")
    .selectAll("document_accounts")
    .where("documents.type", "=", "invoice")
    .execute();
  const first = Math.min(...rows.map((row) => row.company_id));
  const own = rows.filter((row) => row.company_id === first);
  const isOf = (state: string) => (row: (typeof own)[number]) =>
    paymentStateOf({ grossAmount: row.gross_cents, paidAmount: row.paid_cents }) === state;
  expect(own.some(isOf("paid"))).toBe(true);
  expect(own.filter(isOf("part_paid"))).toHaveLength(1);
  expect(own.filter(isOf("open")).filter((row) => (row.due_on ?? "9") < "2026-02-24")).toHaveLength(1);
});
