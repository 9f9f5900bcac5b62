import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, type TestCompany } from "../../test/factories/company.ts";
import { createTestDocument, testFigures } from "../../test/factories/document.ts";
import { openTestPortal, type TestPortal, type TestRequest } from "../../test/portal/portal.ts";

/** Statements for authentication: one reads session, person and permissions. */
const authentication = 1;

let portal: TestPortal;
let company: TestCompany;
let invoiceId: number;
beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
  const numbers: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    numbers.push((await createTestDocument(portal, company, { type: "service_receipt" })).number);
    await createTestDocument(portal, company);
  }
  const invoice = { invoice: testFigures(), serviceReceiptNumbers: numbers };
  invoiceId = (await createTestDocument(portal, company, invoice)).id;
});
afterAll(() => portal.close());

/** Counts the statements of a successful call, without those of its transaction and of the maintenance check. */
async function countStatements(request: TestRequest): Promise<number> {
  const statements = await portal.statementsOf(async () => {
    const answer = await portal.call({ ...request, token: company.token });
    expect(answer.statusCode).toBeLessThan(300);
  });
  return statements.filter(({ sql }) => !/^(begin|commit)|from "maintenance"/.test(sql)).length;
}

const list = (body: object) => countStatements({ method: "POST", path: "/docuware/documents", body });

test("a list takes two statements however long it is, one more each for what is new, for payments and for chosen sites", async () => {
  expect(await list({ limit: 1 })).toBe(authentication + 2);
  expect(await list({ limit: 20, filter: "2027", documentTypes: ["invoice"], offset: 2 })).toBe(
    authentication + 2,
  );
  expect(await list({ limit: 20, totalAmounts: true, serviceLocationIds: [company.siteId] })).toBe(
    authentication + 5,
  );
});

test("what stands behind a document takes a statement each way and the look at it, however much it is", async () => {
  expect(await countStatements({ path: `/docuware/children-documents?documentId=${invoiceId}` })).toBe(
    authentication + 3,
  );
});

test("a file that is there takes the document, its place and the note of who opened it", async () => {
  const path = `/docuware/document/${invoiceId}?form=pdf`;
  await portal.call({ path, token: company.token });
  expect(await countStatements({ path })).toBe(authentication + 3);
});
