import type { Document, DocumentList } from "@kreislauf/contract/documents";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  assignTestSites,
  createTestCompany,
  createTestSite,
  type TestCompany,
} from "../../../test/factories/company.ts";
import { createTestDocument, testFigures, testLine } from "../../../test/factories/document.ts";
import { createExecutedTestOrder } from "../../../test/factories/order.ts";
import { openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";
import { readZip } from "../../base/files/read-zip.ts";
import { siteKeys } from "../../sites/index.ts";

let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
});

const post = (path: string, body: object) =>
  portal.call({ method: "POST", path, body, token: company.token });
const list = async (body: object = {}) =>
  (await post("/docuware/documents", { limit: 100, ...body })).json<DocumentList>();
const publish = (wish: Parameters<typeof createTestDocument>[2], at: { siteId: number } = company) =>
  createTestDocument(portal, at, wish);

async function createAssignedSite(): Promise<number> {
  const site_id = await createTestSite(portal, company.companyId);
  await assignTestSites(portal, company, [site_id]);
  return site_id;
}

async function shown(id: number): Promise<Document | undefined> {
  return (await list()).documents.find((document) => document.id === id);
}

describe("what stands behind a document", () => {
  test("is named where it is one, however many receipts or lines lead to it", async () => {
    const order = await createExecutedTestOrder(portal, company);
    const receipts = [
      await publish({ type: "service_receipt", orderNumber: order.number }),
      await publish({ type: "service_receipt", orderNumber: order.number }),
    ];
    const line = testLine({ quantity: 1, unitPrice: 8_950, orderNumber: order.number });
    const twoReceipts = await publish({ serviceReceiptNumbers: receipts.map(({ number }) => number) });
    expect(await shown(twoReceipts.id)).toMatchObject({
      orderId: order.id,
      orderNumber: order.number,
      orderCount: 1,
      serviceReceiptNumber: null,
      serviceReceiptCount: 2,
    });
    const [receipt] = receipts;
    const named = receipt?.number ?? "";
    const namedTwice = await publish({ serviceReceiptNumbers: [named, named] });
    expect(await shown(namedTwice.id)).toMatchObject({
      orderId: order.id,
      orderCount: 1,
      serviceReceiptNumber: named,
      serviceReceiptCount: 1,
    });
    const onlyLines = await publish({ invoice: testFigures([line, line]) });
    expect(await shown(onlyLines.id)).toMatchObject({
      orderId: order.id,
      orderNumber: order.number,
      orderCount: 1,
      serviceReceiptNumber: null,
      serviceReceiptCount: 0,
    });
  });

  test("is counted where there are several", async () => {
    const orders = [
      await createExecutedTestOrder(portal, company),
      await createExecutedTestOrder(portal, company),
    ];
    const lines = orders.map(({ number }, index) =>
      testLine({ quantity: 1, unitPrice: 100, orderNumber: number, serviceReceiptNumber: `LN-${index}` }),
    );
    const invoice = await publish({ invoice: testFigures(lines) });
    const several = { orderId: null, orderNumber: null, orderCount: 2 };
    expect(await shown(invoice.id)).toMatchObject({ ...several, serviceReceiptCount: 2 });
  });

  test("may be nothing, or an order that the portal does not know", async () => {
    const nothing = { orderId: null, orderNumber: null, orderCount: 0, serviceReceiptCount: 0 };
    expect(await shown((await publish({})).id)).toMatchObject(nothing);
    const line = testLine({ quantity: 1, unitPrice: 100, orderNumber: "A-17", serviceReceiptNumber: "L-9" });
    const { id } = await publish({ invoice: testFigures([line]) });
    expect(await shown(id)).toMatchObject({
      orderId: null,
      orderNumber: "A-17",
      orderCount: 1,
      serviceReceiptNumber: "L-9",
    });
  });

  test("is the same in the list of a ZIP", async () => {
    const orders = [
      await createExecutedTestOrder(portal, company),
      await createExecutedTestOrder(portal, company),
    ];
    const lines = orders.map(({ number }) => testLine({ quantity: 1, unitPrice: 100, orderNumber: number }));
    await publish({ invoice: testFigures(lines) });
    await publish({ invoice: testFigures(lines.slice(0, 1)) });
    const files = readZip((await post("/docuware/documents/zip", {})).rawPayload);
    const rows = String(files.get("Belege.csv")).trim().split("\r\n").slice(1);
    const columns = rows.map((row) => row.split(";").slice(11, 13));
    expect(columns).toEqual([
      ["", orders[0]?.number],
      ["", "mehrere"],
    ]);
  });
});

describe("what accounting reads", () => {
  test("is net, gross and when it is due; a correction has its sign and no due date", async () => {
    const figures = testFigures([testLine({ quantity: 1, unitPrice: 10_000 })]);
    const invoice = await publish({ invoice: { ...figures, purchaseOrderNumber: "4500012841" } });
    const credit = await publish({ type: "credit_note", invoice: figures });
    expect(await shown(invoice.id)).toMatchObject({
      netAmount: 10_000,
      grossAmount: 11_900,
      dueDate: figures.dueDate,
      customerOrderNumber: "4500012841",
    });
    expect(await shown(credit.id)).toMatchObject({ netAmount: -10_000, grossAmount: -11_900, dueDate: null });
    const types = ["invoice", "credit_note"];
    expect(await list({ totalAmounts: true, documentTypes: types })).toMatchObject({ netSum: 0 });
    expect(await list({ totalAmounts: true, documentTypes: ["invoice"], limit: 1 })).toMatchObject({
      netSum: 10_000,
    });
    expect(await list({ totalAmounts: true, documentTypes: ["service_receipt"] })).toMatchObject({
      netSum: null,
    });
  });

  test("without figures there is the amount alone, and the number of the only order", async () => {
    const order = await createExecutedTestOrder(portal, company);
    await portal.database.db
      .updateTable("orders")
      .set({ customer_order_number: "BY-26-0391" })
      .where("id", "=", order.id)
      .execute();
    const receipt = await publish({ type: "service_receipt", orderNumber: order.number });
    const facts = { netAmount: null, grossAmount: null, dueDate: null, customerOrderNumber: "BY-26-0391" };
    expect(await shown(receipt.id)).toMatchObject(facts);
  });

  test("leads from a receipt back to what charges it, as far as one may see it", async () => {
    const receipt = await publish({ type: "service_receipt" });
    const invoice = await publish({ serviceReceiptNumbers: [receipt.number] });
    const path = `/docuware/children-documents?documentId=${receipt.id}`;
    const answer = await portal.call({ path, token: company.token });
    expect(answer.json()).toMatchObject({ invoices: [{ id: invoice.id, number: invoice.number }] });
    const { token } = await createTestCompany(portal);
    expect((await portal.call({ path, token })).statusCode).toBe(404);
  });
});

describe("the search", () => {
  async function atTwoSites() {
    const siteId = await createAssignedSite();
    const name = {
      alias: "Markt Fulda-Süd",
      street: "Löherstraße",
      houseNumber: "9",
      zip: "36037",
      city: "Fulda",
    };
    await portal.database.db
      .updateTable("sites")
      .set({
        alias: name.alias,
        ship_to_number: "SP-0400117",
        ...siteKeys({ ...name, locationOrderNumber: "2114" }),
      })
      .where("id", "=", siteId)
      .execute();
    const there = await publish({ number: `RE-${company.companyId}-17` }, { siteId });
    const here = await publish({ number: `RE-${company.companyId}-18` });
    return { siteId, there, here };
  }
  const found = async (filter: string) => (await list({ filter })).documents.map(({ id }) => id);

  test("finds documents by the name, address and ship-to number of their site", async () => {
    const { siteId, there, here } = await atTwoSites();
    for (const words of ["markt fulda", "FULDA-SUD", "löherstrasse", "2114", "sp-0400117", "0400117"]) {
      expect([words, await found(words)]).toEqual([words, [there.id]]);
    }
    expect(await found("Fulda 17")).toEqual([there.id]);
    expect(await found("Fulda 18")).toEqual([]);
    expect(await found(`RE-${company.companyId}`)).toEqual([here.id, there.id]);
    // Found by the current name of the site.
    await portal.database.db
      .updateTable("sites")
      .set(
        siteKeys({
          alias: "Markt Hanau",
          street: "Ring",
          houseNumber: "1",
          zip: "63450",
          city: "Hanau",
          locationOrderNumber: null,
        }),
      )
      .where("id", "=", siteId)
      .execute();
    expect([await found("Fulda"), await found("Hanau")]).toEqual([[], [there.id]]);
  });

  test("reaches no further than the sites that one sees", async () => {
    const { siteId } = await atTwoSites();
    await portal.database.db
      .deleteFrom("user_sites")
      .where("user_id", "=", company.userId)
      .where("site_id", "=", siteId)
      .execute();
    expect(await found("fulda")).toEqual([]);
    const stranger = await createTestCompany(portal);
    await createTestDocument(portal, stranger);
    expect(await found("%")).toEqual([]);
  });
});

describe("every count follows the filters", () => {
  async function publishNews() {
    const siteId = await createAssignedSite();
    const wishes = [
      { monthOfService: "2027-01" },
      { monthOfService: "2027-02" },
      { monthOfService: "2027-02", type: "credit_note" as const },
      { monthOfService: "2027-02", type: "service_receipt" as const },
    ];
    const ids: number[] = [];
    for (const wish of wishes) ids.push((await publish(wish)).id);
    ids.push((await publish({ monthOfService: "2027-02" }, { siteId })).id);
    await portal.database.db
      .insertInto("unseen_documents")
      .values(
        ids.map((document_id) => ({ user_id: company.userId, company_id: company.companyId, document_id })),
      )
      .execute();
    return siteId;
  }

  test("tabs, total, news and ZIP agree", async () => {
    const siteId = await publishNews();
    const filters = [
      [{}, { invoice: 3, credit_note: 1, service_receipt: 1 }],
      [{ startDate: "2027-02" }, { invoice: 2, credit_note: 1, service_receipt: 1 }],
      [{ serviceLocationIds: [siteId] }, { invoice: 1 }],
      [{ serviceLocationIds: [company.siteId], endDate: "2027-01" }, { invoice: 1 }],
      [{ filter: "nothing of the kind" }, {}],
    ] as const;
    for (const [filter, amounts] of filters) {
      const all = Object.values<number>(amounts).reduce((sum, count) => sum + count, 0);
      const { amountsByType, newDocuments, totalRecords, documents } = await list({
        ...filter,
        documentTypes: ["invoice"],
        totalAmounts: true,
      });
      const invoices = "invoice" in amounts ? amounts.invoice : 0;
      expect([amountsByType, newDocuments]).toEqual([amounts, all]);
      expect([totalRecords, documents.length]).toEqual([invoices, invoices]);
      if (invoices === 0) continue;
      const zip = await post("/docuware/documents/zip", { ...filter, documentTypes: ["invoice"] });
      expect(readZip(zip.rawPayload).size).toBe(invoices + 1);
    }
  });

  test("name the archive by what was asked for", async () => {
    const { id } = await publish({});
    const nameOf = async (body: object) => {
      const { headers } = await post("/docuware/documents/zip", body);
      return /filename="(.*)"/.exec(String(headers["content-disposition"]).split(";")[1] ?? "")?.[1];
    };
    const month = { startDate: "2027-02", endDate: "2027-02" };
    expect(await nameOf({ ...month, documentTypes: ["invoice"] })).toBe("Rechnungen_2027-02.zip");
    expect(await nameOf({ startDate: "2026-11", endDate: "2027-02" })).toBe("Belege_2026-11_2027-02.zip");
    expect(await nameOf({ documentIds: [id] })).toBe("Belege.zip");
  });

  test("an archive of several types has a folder for each, and its list says where each document is", async () => {
    const number = "B-2027/1";
    await publish({ number, invoice: testFigures([testLine({ quantity: 1, unitPrice: 100 })]) });
    await publish({ number, type: "service_receipt", netAmount: null });
    const request = { method: "POST", path: "/docuware/documents/zip", token: company.token } as const;
    const entriesOf = async (body: object, language = "de") => {
      const zip = await portal.call({ ...request, body, headers: { "accept-language": language } });
      return [...readZip(zip.rawPayload)];
    };
    const month = { startDate: "2027-02", endDate: "2027-02" };
    const namesOf = (entries: [string, Buffer][]) => entries.map(([name]) => name).toSorted();
    const entries = await entriesOf(month);
    const [invoice, receipt] = ["Rechnungen/B-2027_1.pdf", "Leistungsbelege/B-2027_1.pdf"];
    expect(namesOf(entries)).toEqual(["Belege.csv", receipt, invoice]);
    const rows = String(new Map(entries).get("Belege.csv")).trim().split("\r\n").slice(1);
    const listed = rows.map((row) => row.split(";").at(-1));
    expect(new Set(listed)).toEqual(new Set([receipt, invoice]));
    expect(namesOf(await entriesOf(month, "en"))).toContain("Service_receipts/B-2027_1.pdf");
    const one = await entriesOf({ ...month, documentTypes: ["invoice"] });
    expect(namesOf(one)).toEqual(["B-2027_1.pdf", "Belege.csv"]);
  });

  test("marking all as seen marks those that are counted", async () => {
    await publishNews();
    const seen = (filter: object) => post("/docuware/documents/seen", { documentIds: [], ...filter });
    expect((await seen({ endDate: "2027-01" })).json()).toEqual({ newDocuments: 0 });
    expect((await list({ totalAmounts: true })).newDocuments).toBe(4);
    expect((await seen({ filter: "nothing of the kind" })).json()).toEqual({ newDocuments: 0 });
    expect((await list({ totalAmounts: true })).newDocuments).toBe(4);
    const stranger = await createTestCompany(portal);
    expect((await seen({ serviceLocationIds: [stranger.siteId] })).statusCode).toBe(404);
    expect((await seen({})).json()).toEqual({ newDocuments: 0 });
    expect((await list({ totalAmounts: true })).newDocuments).toBe(0);
  });
});
