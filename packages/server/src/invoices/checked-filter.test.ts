import type { DocumentList } from "@kreislauf/contract/documents";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  assignTestSites,
  createTestCompany,
  createTestSite,
  type TestCompany,
} from "../../test/factories/company.ts";
import { disputeTestLine } from "../../test/factories/dispute.ts";
import { createTestDocument, testFigures, testLine } from "../../test/factories/document.ts";
import { createTestStaff, type TestStaff } from "../../test/factories/staff.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
let staff: TestStaff;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await createTestStaff(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
});

const list = (body: object) =>
  portal.call({
    method: "POST",
    path: "/docuware/documents",
    body: { totalAmounts: true, ...body },
    token: company.token,
  });
const found = async (checkState: string) =>
  (await list({ checkState, documentTypes: ["invoice"] })).json<DocumentList>().documents.map(({ id }) => id);
const deviating = (siteId = company.siteId) =>
  createTestDocument(
    portal,
    { siteId },
    { invoice: testFigures([testLine({ quantity: 1, unitPrice: 6_742 })]) },
  );
const decide = (path: string, body: object) =>
  portal.call({ method: "POST", path: `/invoice/${path}`, body, token: company.token });
const decline = (id: number) =>
  portal.call({
    method: "POST",
    path: `/desk/v1/disputes/${id}/1/answer`,
    body: { version: 1, outcome: "declined", text: "Die Waage stimmt." },
    token: staff.token,
  });

test("invoices are found by their check, each in its state, and other types are not narrowed", async () => {
  const open = await deviating();
  const disputed = await disputeTestLine(portal, company);
  const answered = await disputeTestLine(portal, company);
  await decline(answered.id);
  const accepted = await deviating();
  await decide(`${accepted.id}/accept`, { lines: [{ position: 1, version: 0 }] });
  await createTestDocument(portal, company, { netAmount: 100 });
  await createTestDocument(portal, company, { type: "service_receipt" });
  expect(await found("deviates")).toEqual([open.id]);
  expect(await found("disputed")).toEqual([disputed.id]);
  expect(await found("answered")).toEqual([answered.id]);
  expect(await found("accepted")).toEqual([accepted.id]);
  const narrowed = await list({ checkState: "deviates", documentTypes: ["invoice"] });
  expect(narrowed.json()).toMatchObject({
    totalRecords: 1,
    amountsByType: { invoice: 1, service_receipt: 1 },
  });
});

test("a withdrawn dispute deviates again, a cancelled invoice no longer", async () => {
  const { id, number } = await disputeTestLine(portal, company);
  await decide(`${id}/line/1/withdraw`, { version: 1 });
  expect(await found("deviates")).toEqual([id]);
  await createTestDocument(portal, company, { type: "cancellation_invoice", correctsNumber: number });
  expect(await found("deviates")).toEqual([]);
});

test("an invoice of a site that one does not see is not found, and an unknown state is refused", async () => {
  await deviating(await createTestSite(portal, company.companyId));
  expect(await found("deviates")).toEqual([]);
  expect(statusAndCode(await list({ checkState: "done" }))).toEqual([400, "validation"]);
});

test("more invoices at more sites take no more statements, and each is compared with its own", async () => {
  const statements = async () =>
    (await portal.statementsOf(() => list({ checkState: "deviates" }))).filter(({ sql }) =>
      /price_lists|invoice_lines|"agreements"/.test(sql),
    ).length;
  const rent = () => testFigures([testLine({ quantity: 1, unitPrice: 6_742, orderNumber: null })]);
  const first = await createTestDocument(portal, company, { invoice: rent() });
  const one = await statements();
  const more = await Promise.all(
    [1, 2, 3].map(async () => {
      const siteId = await createTestSite(portal, company.companyId);
      await assignTestSites(portal, company, [siteId]);
      return await createTestDocument(portal, { siteId }, { invoice: rent() });
    }),
  );
  expect(await statements()).toBe(one);
  expect(new Set(await found("deviates"))).toEqual(new Set([first, ...more].map(({ id }) => id)));
});
