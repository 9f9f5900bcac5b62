import type { Document, DocumentList } from "@kreislauf/contract/documents";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createTestCompany,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../../../test/factories/company.ts";
import { createTestDocument, testReceiptFigures } from "../../../test/factories/document.ts";
import { openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";
import { readPdfBack } from "../../../test/assertions/read-documents-back.ts";

let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
});

const publish = (wish: Parameters<typeof createTestDocument>[2]) => createTestDocument(portal, company, wish);

async function shown(id: number, token = company.token): Promise<Document | undefined> {
  const request = { method: "POST", path: "/docuware/documents", body: { limit: 100 }, token } as const;
  return (await portal.call(request)).json<DocumentList>().documents.find((document) => document.id === id);
}

test.each([
  ["invoice", "cancellation_invoice"],
  ["credit_note", "cancellation_credit_note"],
  ["service_receipt", "service_receipt"],
] as const)("a %s no longer counts once a %s names it, and stays as it was published", async (type, by) => {
  const wrong = await publish({ type });
  const file = () => portal.call({ path: `/docuware/document/${wrong.id}/file`, token: company.token });
  const published = (await file()).rawPayload;
  expect(await shown(wrong.id)).toMatchObject({ corrects: null, supersededBy: null });
  const right = await publish({ type: by, correctsNumber: wrong.number });
  expect(await shown(wrong.id)).toMatchObject({ corrects: null, supersededBy: right });
  expect(await shown(right.id)).toMatchObject({ corrects: wrong, supersededBy: null });
  expect((await file()).rawPayload.equals(published)).toBe(true);
  const path = `/docuware/children-documents?documentId=${wrong.id}`;
  const opened = (await portal.call({ path, token: company.token })).json<{ document: Document }>();
  expect(opened.document.supersededBy).toEqual(right);
});

test("a credit note leaves its invoice as good as it was", async () => {
  const invoice = await publish({});
  const credit = await publish({ type: "credit_note", correctsNumber: invoice.number });
  expect(await shown(invoice.id)).toMatchObject({ supersededBy: null });
  expect(await shown(credit.id)).toMatchObject({ corrects: invoice });
});

test("what corrects it at a site that one does not see is not told", async () => {
  const invoice = await publish({});
  const siteId = await createTestSite(portal, company.companyId);
  const cancellation = await createTestDocument(
    portal,
    { siteId },
    { type: "cancellation_invoice", correctsNumber: invoice.number },
  );
  expect(await shown(invoice.id)).toMatchObject({ supersededBy: null });
  const { token } = await createTestUser(portal, company.companyId, {
    permissions: [11, 24],
    siteIds: [siteId],
  });
  expect(await shown(cancellation.id, token)).toMatchObject({ corrects: null });
});

test("a replaced receipt is named on the one that is drawn in its place", async () => {
  const wrong = await publish({ type: "service_receipt", date: "2027-02-28" });
  const right = await publish({
    type: "service_receipt",
    correctsNumber: wrong.number,
    receipt: testReceiptFigures(),
  });
  const answer = await portal.call({ path: `/docuware/document/${right.id}/file`, token: company.token });
  expect((await readPdfBack(answer.rawPayload)).text[0]).toContain(
    `Ersetzt den Leistungsbeleg ${wrong.number} vom 28.02.2027`,
  );
});
