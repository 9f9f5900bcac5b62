import { permission } from "@kreislauf/contract/base";
import { type DocumentList, maxDocumentBytes } from "@kreislauf/contract/documents";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createTestCompany,
  createTestKey,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import {
  createTestDocument,
  nextNumber,
  pdfUri,
  testFigures,
  testLine,
  testPdf,
  testPublication,
  testReceiptFigures,
} from "../../test/factories/document.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { testEvent } from "../../test/examples/provider-examples.ts";

let portal: TestPortal;
let company: TestCompany;
let key: string;
beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal, ["documents:write"]);
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
});

const send = (path: string, body: object) =>
  portal.call({ method: "POST", path: `/provider/v1/document/${path}`, body, token: key });
type Wish = Parameters<typeof testPublication>[1];
const publish = (wish: Wish = {}, event = testEvent(portal)) =>
  send("publish", { ...event, ...testPublication(company, wish) });

async function listed(token = company.token) {
  const answer = await portal.call({
    method: "POST",
    path: "/docuware/documents",
    body: { totalAmounts: true },
    token,
  });
  return answer.json<DocumentList>();
}
const mailsTo = (userId: number) =>
  portal.database.db.selectFrom("outbox_mails").selectAll().where("recipient_id", "=", userId).execute();

describe("publishing", () => {
  test("answers the document, and the same event again the same", async () => {
    const event = testEvent(portal);
    const number = nextNumber("RE");
    const first = await publish({ number }, event);
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({
      type: "invoice",
      number,
      companyId: company.companyId,
      serviceLocationId: company.siteId,
      retainedUntil: "2035-12-31",
    });
    expect((await publish({ number }, event)).json()).toEqual(first.json());
    expect((await publish({ number, netAmount: 1 }, event)).json()).toMatchObject({
      code: "idempotency_mismatch",
    });
    expect((await publish({ number })).json()).toMatchObject({ code: "document_exists" });
    expect((await listed()).totalRecords).toBe(1);
  });

  test("takes many at once, receipts before the invoices that name them, all or none", async () => {
    const receipt = testPublication(company, { type: "service_receipt", number: nextNumber("LN") });
    const invoice = testPublication(company, { serviceReceiptNumbers: [receipt.number] });
    const many = (documents: readonly object[]) => send("publish-many", { ...testEvent(portal), documents });
    expect((await many([invoice, receipt])).json()).toMatchObject({ code: "not_found" });
    expect((await listed()).totalRecords).toBe(0);
    const answer = await many([receipt, invoice]);
    expect(answer.json<{ documents: { number: string }[] }>().documents.map(({ number }) => number)).toEqual([
      receipt.number,
      invoice.number,
    ]);
    expect((await listed()).documents[0]).toMatchObject({
      serviceReceiptNumber: receipt.number,
      hasChildren: true,
    });
  });

  test("draws a receipt of its figures where no PDF comes with it", async () => {
    const { id } = (await publish({ type: "service_receipt", receipt: testReceiptFigures() })).json<{
      id: number;
    }>();
    const file = await portal.call({ path: `/docuware/document/${id}/file`, token: company.token });
    expect(file.rawPayload.length).toBeGreaterThan(5_000);
  });

  const wrongSums = () => ({ ...testFigures(), netAmount: 8_951 });
  const wrongLine = () => testFigures([{ ...testLine({ quantity: 3, unitPrice: 333 }), netAmount: 1_000 }]);
  const late = () =>
    testFigures([{ ...testLine({ quantity: 1, unitPrice: 100 }), serviceDate: "2027-03-01" }]);
  const correction = { type: "cancellation_invoice" } as const;
  test.each([
    ["sums that do not add up", () => ({ invoice: wrongSums() }), 409, "figures_inconsistent"],
    ["a line that does not add up", () => ({ invoice: wrongLine() }), 409, "figures_inconsistent"],
    ["a service outside its period", () => ({ invoice: late() }), 409, "figures_inconsistent"],
    ["two net amounts", () => ({ invoice: testFigures(), netAmount: 1 }), 409, "figures_inconsistent"],
    ["an invoice without net amount", () => ({ netAmount: null }), 409, "net_amount_missing"],
    [
      "a receipt with one",
      () => ({ type: "service_receipt" as const, netAmount: 5 }),
      409,
      "net_amount_missing",
    ],
    ["neither file nor figures", () => ({ file: null }), 409, "nothing_to_publish"],
    [
      "an invoice with a receipt's figures",
      () => ({ netAmount: 1, receipt: testReceiptFigures() }),
      409,
      "figures_of_other_type",
    ],
    ["a cancellation of nothing", () => correction, 409, "correction_without_original"],
    [
      "a cancellation of what is not there",
      () => ({ ...correction, correctsNumber: "RE-0" }),
      404,
      "not_found",
    ],
    ["an order that is not there", () => ({ orderNumber: "9" }), 404, "not_found"],
    ["a receipt that is not there", () => ({ serviceReceiptNumbers: ["LN-0"] }), 404, "not_found"],
    ["a site that is not there", () => ({ serviceLocationId: 999_999 }), 404, "not_found"],
    [
      "no PDF",
      () => ({ file: `data:application/pdf;base64,${Buffer.from("MZ").toString("base64")}` }),
      400,
      "document_unusable",
    ],
    ["a PDF that broke off", () => ({ file: pdfUri(testPdf().subarray(0, 12)) }), 400, "document_unusable"],
    ["broken base64", () => ({ file: "data:application/pdf;base64,%%%%" }), 400, "document_unusable"],
    [
      "more than 10 MB",
      () => ({ file: pdfUri(Buffer.concat([testPdf(), Buffer.alloc(maxDocumentBytes), testPdf()])) }),
      413,
      "document_too_large",
    ],
    ["no number", () => ({ number: " " }), 400, "validation"],
    [
      "no VAT rate",
      () => ({ invoice: testFigures([testLine({ quantity: 1, unitPrice: 1, vatRate: 0 })]) }),
      400,
      "validation",
    ],
  ] as const)("refuses %s", async (_name, wish, status, code) => {
    const answer = await publish(wish());
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
    expect((await listed()).totalRecords).toBe(0);
    expect(await mailsTo(company.userId)).toEqual([]);
  });

  test("does not take another company's order, receipt or invoice for this one's", async () => {
    const stranger = await createTestCompany(portal);
    const receipt = await createTestDocument(portal, stranger, { type: "service_receipt" });
    const invoice = await createTestDocument(portal, stranger);
    expect((await publish({ serviceReceiptNumbers: [receipt.number] })).statusCode).toBe(404);
    expect((await publish({ ...correction, correctsNumber: invoice.number })).statusCode).toBe(404);
  });
});

describe("news of documents", () => {
  const member = async (permissions: readonly number[], settings: object = { document_receipt: true }) => {
    const user = await createTestUser(portal, company.companyId, {
      permissions,
      siteIds: [company.siteId],
    });
    await portal.database.db
      .updateTable("memberships")
      .set(settings)
      .where("user_id", "=", user.userId)
      .execute();
    return user;
  };
  const { defaultUser, documentManager, documentViewer, orderManager } = permission;

  test("go to the document managers of the site who want them, one mail for all of a publication", async () => {
    const wanting = await member([defaultUser, documentManager]);
    const silent = await member([defaultUser, documentManager], { document_receipt: false });
    const viewer = await member([defaultUser, documentViewer, orderManager]);
    const elsewhere = await createTestUser(portal, company.companyId, {
      permissions: [defaultUser, documentManager],
      siteIds: [],
    });
    const deleted = await member([defaultUser, documentManager], { deleted_at: testNow });
    const documents = Array.from({ length: 22 }, () => testPublication(company));
    const event = testEvent(portal);
    await send("publish-many", { ...event, documents });
    await send("publish-many", { ...event, documents });

    const mails = await mailsTo(wanting.userId);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ kind: "documents_published", data: { count: 22 } });
    expect(JSON.stringify(mails[0]?.data).match(/"monthOfServiceDate"/g)).toHaveLength(20);
    for (const user of [silent, viewer, elsewhere, deleted]) expect(await mailsTo(user.userId)).toEqual([]);
    expect((await listed(wanting.token)).newDocuments).toBe(22);
    expect((await listed(silent.token)).newDocuments).toBe(0);
  });

  test("carry a mark until they are opened, for each person", async () => {
    const other = await member([defaultUser, documentManager]);
    const { id } = (await publish()).json<{ id: number }>();
    await publish();
    const seen = (documentIds: readonly number[]) =>
      portal.call({
        method: "POST",
        path: "/docuware/documents/seen",
        body: { documentIds },
        token: company.token,
      });
    const isNew = async () => (await listed()).documents.find((document) => document.id === id)?.isNew;
    expect(await isNew()).toBe(true);
    expect((await seen([id])).json()).toEqual({ newDocuments: 1 });
    expect(await isNew()).toBe(false);
    expect((await seen([])).json()).toEqual({ newDocuments: 0 });
    expect((await listed(other.token)).newDocuments).toBe(2);
  });

  test("reach nobody while the company has no documents", async () => {
    await portal.database.db
      .updateTable("companies")
      .set({ documents_enabled: false })
      .where("id", "=", company.companyId)
      .execute();
    await publish();
    expect(await mailsTo(company.userId)).toEqual([]);
  });
});
