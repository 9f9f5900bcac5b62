import type { Document, DocumentFigures, DocumentList } from "@kreislauf/contract/documents";
import { permission } from "@kreislauf/contract/base";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  assignTestSites,
  createTestCompany,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { createExecutedTestOrder } from "../../test/factories/order.ts";
import { createTestDocument, testFigures, testLine } from "../../test/factories/document.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
});

const get = (path: string, token = company.token) => portal.call({ path, token });
const list = (body: object, token = company.token) =>
  portal.call({ method: "POST", path: "/docuware/documents", body, token });
const listed = async (body: object, token?: string) => (await list(body, token)).json<DocumentList>();
const numbers = async (body: object) => (await listed(body)).documents.map((document) => document.number);
const publish = (wish: Parameters<typeof createTestDocument>[2], at: { siteId: number } = company) =>
  createTestDocument(portal, at, wish);

/** Publishes a receipt for an order, and the invoice that bills it. */
async function aBilledOrder() {
  const order = await createExecutedTestOrder(portal, company);
  const receipt = await publish({ type: "service_receipt", orderNumber: order.number });
  const line = testLine({
    quantity: 1.25,
    unit: "tonne",
    unitPrice: 16_800,
    orderNumber: order.number,
    serviceReceiptNumber: receipt.number,
    weightKg: 1_250,
  });
  const invoice = await publish({
    invoice: testFigures([line]),
    serviceReceiptNumbers: [receipt.number],
    orderNumber: order.number,
  });
  return { order, receipt, invoice };
}

describe("the list", () => {
  test("shows each document with the fields of the specification", async () => {
    const { order, receipt, invoice } = await aBilledOrder();
    const { documents, totalRecords, amountsByType } = await listed({ totalAmounts: true });
    expect(totalRecords).toBe(2);
    expect(amountsByType).toEqual({ invoice: 1, service_receipt: 1 });
    const shown = {
      date: "2027-03-01",
      monthOfServiceDate: "2027-02-01",
      currency: "EUR",
      serviceReceiptNumber: receipt.number,
      serviceReceiptCount: 1,
      orderId: order.id,
      orderNumber: order.number,
      orderCount: 1,
      customerOrderNumber: null,
      costCentre: null,
      costCentreCount: 0,
      serviceLocationId: company.siteId,
      corrects: null,
      supersededBy: null,
      disputedUntil: null,
      payment: null,
      isNew: false,
    };
    expect(documents).toEqual([
      {
        ...shown,
        id: invoice.id,
        type: "invoice",
        number: invoice.number,
        netAmount: 21_000,
        grossAmount: 24_990,
        dueDate: testFigures().dueDate,
        hasChildren: true,
        forms: ["pdf", "xrechnung", "zugferd"],
      },
      {
        ...shown,
        id: receipt.id,
        type: "service_receipt",
        number: receipt.number,
        netAmount: null,
        grossAmount: null,
        dueDate: null,
        hasChildren: false,
        forms: ["pdf"],
      },
    ]);
  });

  test("is narrowed by months, types and sites, eleven a page, the latest service first", async () => {
    const other = { siteId: await createTestSite(portal, company.companyId) };
    await assignTestSites(portal, company, [other.siteId]);
    const months = ["2026-11", "2026-12", "2027-01", "2027-02"];
    for (const monthOfService of months)
      await publish({ number: `RE-${company.companyId}-${monthOfService}`, monthOfService });
    await publish(
      { number: `GS-${company.companyId}`, type: "credit_note", monthOfService: "2026-12" },
      other,
    );
    const named = (...ends: string[]) => ends.map((end) => `RE-${company.companyId}-${end}`);

    expect(await numbers({ documentTypes: ["invoice"] })).toEqual(named(...months.toReversed()));
    expect(await numbers({ documentTypes: ["invoice"], startDate: "2026-12", endDate: "2027-01" })).toEqual(
      named("2027-01", "2026-12"),
    );
    expect(await numbers({ serviceLocationIds: [other.siteId] })).toEqual([`GS-${company.companyId}`]);
    expect(await numbers({ documentTypes: ["credit_note", "cancellation_invoice"] })).toHaveLength(1);
    const both = [company.siteId, other.siteId];
    expect(await listed({ serviceLocationIds: both, limit: 2, offset: 4 })).toMatchObject({
      totalRecords: 5,
    });
    expect(await numbers({ serviceLocationIds: both, limit: 2, offset: 4 })).toHaveLength(1);
    for (let count = 0; count < 8; count += 1) await publish({});
    expect((await listed({})).documents).toHaveLength(11);
  });

  test("sorts by every column both ways; what has no amount stands last or first", async () => {
    await publish({ type: "service_receipt", number: `A-${company.companyId}` });
    await publish({ number: `B-${company.companyId}`, netAmount: 100, date: "2027-02-27" });
    await publish({
      number: `C-${company.companyId}`,
      netAmount: 9_000,
      type: "credit_note",
      date: "2027-02-28",
    });
    const order = async (orderBy: string, sortOrder: string) =>
      (await numbers({ orderBy, sortOrder })).map((number) => number[0]).join("");
    const expected = { monthOfServiceDate: "ABC", date: "BCA", number: "ABC", netAmount: "ACB", type: "CBA" };
    for (const [column, ascending] of Object.entries(expected)) {
      expect([column, await order(column, "asc")]).toEqual([column, ascending]);
      expect([column, await order(column, "desc")]).toEqual([
        column,
        ascending.split("").toReversed().join(""),
      ]);
    }
  });

  test("is searched by invoice, order and delivery-note number; wildcards are characters", async () => {
    const { order, receipt, invoice } = await aBilledOrder();
    const odd = await publish({ number: `100%_\\ß-${company.companyId}` });
    const found = async (filter: string) => (await listed({ filter })).documents.map(({ id }) => id);
    expect(await found(invoice.number.toLowerCase())).toEqual([invoice.id]);
    expect(await found(receipt.number.slice(2))).toEqual([invoice.id, receipt.id]);
    expect(await found(order.number)).toEqual([invoice.id, receipt.id]);
    expect(await found("%_\\SS-")).toEqual([odd.id]);
    expect(await found("%")).toEqual([odd.id]);
    expect(await found("_")).toEqual([odd.id]);
    expect(await found("'; drop table documents; --")).toEqual([]);
    expect(await found("nothing of the kind")).toEqual([]);
  });

  test.each([
    [
      { startDate: "2027-03", endDate: "2027-02" },
      "endDate",
      "Das Enddatum darf nicht vor dem Startdatum liegen.",
    ],
    [{ startDate: "2027-13" }, "startDate", "Diese Angabe passt hier nicht."],
    [{ limit: 101 }, "limit", "Der Wert darf höchstens 100 sein."],
    [{ documentTypes: ["contract"] }, "documentTypes.0", "Bitte wählen Sie einen der angebotenen Werte."],
  ])("refuses %j", async (body, field, message) => {
    const answer = await list(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ details: unknown }>().details).toEqual([{ field, message }]);
  });
});

describe("who sees what", () => {
  test("another company and other sites see nothing, and nothing tells that it is there", async () => {
    const { invoice, order } = await aBilledOrder();
    const stranger = await createTestCompany(portal);
    const elsewhere = await createTestSite(portal, company.companyId);
    const colleague = await createTestUser(portal, company.companyId, {
      permissions: Object.values(permission),
      siteIds: [elsewhere],
    });
    for (const { token } of [stranger, colleague]) {
      expect((await listed({ totalAmounts: true }, token)).totalRecords).toBe(0);
      expect((await list({ serviceLocationIds: [company.siteId] }, token)).statusCode).toBe(404);
      for (const path of ["", "/file", "/figures"]) {
        expect((await get(`/docuware/document/${invoice.id}${path}`, token)).statusCode).toBe(404);
      }
      const behind = `/docuware/children-documents?documentId=${invoice.id}`;
      expect((await get(behind, token)).statusCode).toBe(404);
      expect((await get(`/order/${order.id}/documents`, token)).statusCode).toBe(404);
      const seen = { method: "POST", path: "/docuware/documents/seen", token } as const;
      expect((await portal.call({ ...seen, body: { documentIds: [invoice.id] } })).statusCode).toBe(404);
      const zip = { method: "POST", path: "/docuware/documents/zip", token } as const;
      const mixed = await createTestDocument(
        portal,
        token === stranger.token ? stranger : { siteId: elsewhere },
      );
      const answer = await portal.call({ ...zip, body: { documentIds: [mixed.id, invoice.id] } });
      expect([answer.statusCode, answer.body.includes("%PDF")]).toEqual([404, false]);
    }
  });

  test("without the company's documents flag nobody sees any", async () => {
    const { invoice, order } = await aBilledOrder();
    const flag = (documents_enabled: boolean) =>
      portal.database.db
        .updateTable("companies")
        .set({ documents_enabled })
        .where("id", "=", company.companyId)
        .execute();
    await flag(false);
    expect((await list({})).statusCode).toBe(403);
    expect((await get(`/docuware/document/${invoice.id}`)).statusCode).toBe(403);
    expect((await get(`/order/${order.id}/documents`)).statusCode).toBe(403);
    await flag(true);
    expect((await list({})).statusCode).toBe(200);
  });

  test("viewers reach the documents of orders they may read, and no others", async () => {
    const { order, invoice, receipt } = await aBilledOrder();
    const loose = await publish({});
    const asViewer = async (...permissions: number[]) =>
      (await createTestUser(portal, company.companyId, { permissions, siteIds: [company.siteId] })).token;
    const { defaultUser, documentViewer, documentManager, orderManager } = permission;
    const viewer = await asViewer(defaultUser, documentViewer, orderManager);
    expect((await list({}, viewer)).statusCode).toBe(403);
    const { documents } = (await get(`/order/${order.id}/documents`, viewer)).json<{
      documents: Document[];
    }>();
    expect(documents.map(({ id }) => id)).toEqual([invoice.id, receipt.id]);
    expect((await get(`/docuware/document/${invoice.id}`, viewer)).statusCode).toBe(200);
    expect((await get(`/docuware/document/${receipt.id}`, viewer)).statusCode).toBe(200);
    expect((await get(`/docuware/document/${loose.id}`, viewer)).statusCode).toBe(404);

    const blind = await asViewer(defaultUser, documentViewer);
    expect((await get(`/docuware/document/${invoice.id}`, blind)).statusCode).toBe(403);
    expect((await get(`/order/${order.id}/documents`, blind)).statusCode).toBe(403);
    const manager = await asViewer(defaultUser, documentManager);
    expect((await get(`/docuware/document/${loose.id}`, manager)).statusCode).toBe(200);
    expect((await get(`/order/${order.id}/documents`, manager)).statusCode).toBe(403);
  });

  test("viewers reach nothing that is about orders of other sites alone", async () => {
    const siteId = await createTestSite(portal, company.companyId);
    const orderNumber = (await createExecutedTestOrder(portal, { ...company, siteId })).number;
    const receipt = await publish({ type: "service_receipt", orderNumber });
    const direct = await publish({ orderNumber });
    const byReceipt = await publish({ serviceReceiptNumbers: [receipt.number] });
    const byLine = await publish({
      invoice: testFigures([testLine({ quantity: 1, unitPrice: 8_950, orderNumber })]),
    });
    const correction = await publish({
      type: "credit_note",
      netAmount: 100,
      correctsNumber: direct.number,
    });
    const viewer = await createTestUser(portal, company.companyId, {
      permissions: [permission.defaultUser, permission.documentViewer, permission.orderManager],
      siteIds: [company.siteId],
    });
    const opened = async () => {
      const codes: number[] = [];
      for (const { id } of [receipt, direct, byReceipt, byLine, correction])
        codes.push((await get(`/docuware/document/${id}`, viewer.token)).statusCode);
      return codes;
    };
    expect(await opened()).toEqual([404, 404, 404, 404, 404]);
    await assignTestSites(portal, { ...company, userId: viewer.userId }, [siteId]);
    expect(await opened()).toEqual([200, 200, 200, 200, 200]);
  });

  test("an invoice that names the order in a line, and what corrects it, are reached at the order", async () => {
    const { number: orderNumber, id: orderId } = await createExecutedTestOrder(portal, company);
    const named = (line: object = { orderNumber }) => ({
      invoice: testFigures([testLine({ quantity: 1, unitPrice: 8_950, ...line })]),
    });
    const invoice = await publish(named());
    const correction = { correctsNumber: invoice.number, netAmount: 100 };
    const credit = await publish({ type: "credit_note", ...correction });
    const cancelled = await publish({
      type: "cancellation_credit_note",
      netAmount: 100,
      correctsNumber: credit.number,
    });
    const strange = await publish(named({ orderNumber: "999999999" }));
    const stranger = await createTestCompany(portal);
    await publish(named(), stranger);
    const siteId = await createTestSite(portal, company.companyId);
    await publish(named(), { siteId });
    const { token } = await createTestUser(portal, company.companyId, {
      permissions: [permission.defaultUser, permission.documentViewer, permission.orderManager],
      siteIds: [company.siteId],
    });
    const { documents } = (await get(`/order/${orderId}/documents`, token)).json<{ documents: Document[] }>();
    expect(documents.map(({ id }) => id)).toEqual([cancelled.id, credit.id, invoice.id]);
    for (const { id } of documents)
      expect((await get(`/docuware/document/${id}`, token)).statusCode).toBe(200);
    expect((await get(`/docuware/document/${strange.id}`, token)).statusCode).toBe(404);
  });

  test("behind a line stand its order, its receipt and its weight, as far as one may open them", async () => {
    const { order, receipt, invoice } = await aBilledOrder();
    const figures = async (token?: string) =>
      (await get(`/docuware/document/${invoice.id}/figures`, token)).json<DocumentFigures>().figures;
    expect(await figures()).toMatchObject({
      netAmount: 21_000,
      grossAmount: 24_990,
      vat: [{ rate: 19, netAmount: 21_000, vatAmount: 3_990 }],
      lines: [{ order, receipt, weightKg: 1_250, quantity: 1.25, unit: "t", netAmount: 21_000 }],
    });
    const manager = await createTestUser(portal, company.companyId, {
      permissions: [permission.defaultUser, permission.documentManager],
      siteIds: [company.siteId],
    });
    expect((await figures(manager.token))?.lines[0]).toMatchObject({
      order: { id: null, number: order.number },
      receipt,
    });
    expect((await get(`/docuware/document/${receipt.id}/figures`)).json()).toEqual({ figures: null });
    const children = (await get(`/docuware/children-documents?documentId=${invoice.id}`)).json<{
      document: Document;
      documents: Document[];
    }>();
    expect(children.document).toMatchObject({ id: invoice.id, type: "invoice", hasChildren: true });
    expect(children.documents.map(({ id }) => id)).toEqual([receipt.id]);
  });
});
