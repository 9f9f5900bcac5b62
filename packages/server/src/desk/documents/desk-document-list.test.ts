import { addDays } from "@kreislauf/contract/base";
import type { DeskDocument, DeskDocumentDetail } from "@kreislauf/contract/desk";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testEvent } from "../../../test/examples/provider-examples.ts";
import {
  createTestCompany,
  createTestKey,
  createTestSite,
  type TestCompany,
} from "../../../test/factories/company.ts";
import {
  createTestDocument,
  nextNumber,
  testFigures,
  testLine,
  testReceiptFigures,
} from "../../../test/factories/document.ts";
import { createExecutedTestOrder } from "../../../test/factories/order.ts";
import { createTestStaff, type TestStaff } from "../../../test/factories/staff.ts";
import { openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
let staff: TestStaff;
let key: string;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await createTestStaff(portal, { roles: ["documents"] });
  key = await createTestKey(portal, ["documents:write"]);
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
});

const desk = (path: string) => portal.call({ path: `/desk/v1${path}`, token: staff.token });
const list = async (query: object) =>
  (await desk(`/documents?${new URLSearchParams({ ...query }).toString()}`)).json<{
    documents: DeskDocument[];
    hasMore: boolean;
  }>();
const idsOf = async (query: object) => (await list(query)).documents.map(({ id }) => id);
const detail = async (id: number) => (await desk(`/documents/${id}`)).json<DeskDocumentDetail>().document;
const nameSite = (siteId: number, alias: string, siteNumber: string) =>
  portal.database.db
    .updateTable("sites")
    .set({ alias, sort_key: `${alias.toLowerCase()} ${siteId}`, ship_to_number: siteNumber })
    .where("id", "=", siteId)
    .execute();

test("documents are those of a customer, of one of its sites, and of a period of dates on them", async () => {
  const { companyId, siteId } = company;
  const otherSite = await createTestSite(portal, companyId);
  const stranger = await createTestCompany(portal);
  const at = async (site: number, date: string) =>
    (await createTestDocument(portal, { siteId: site }, { date })).id;
  const march = await at(siteId, "2027-03-31");
  const april = await at(siteId, "2027-04-01");
  const elsewhere = await at(otherSite, "2027-03-15");
  await at(stranger.siteId, "2027-03-15");
  expect(await idsOf({ companyId })).toEqual([elsewhere, april, march]);
  expect(await idsOf({ siteId })).toEqual([april, march]);
  expect(await idsOf({ companyId: stranger.companyId, siteId })).toEqual([]);
  expect(await idsOf({ companyId, from: "2027-03-01", to: "2027-03-31" })).toEqual([elsewhere, march]);
  expect(await idsOf({ siteId, from: "2027-04-01" })).toEqual([april]);
  expect(await idsOf({ siteId, to: "2027-03-30" })).toEqual([]);
  expect(await idsOf({ siteId, to: "2027-03-31", type: "invoice", search: "testbetrieb" })).toEqual([march]);
});

test("a period that ends before it begins, and a day that there is not, are refused", async () => {
  for (const query of ["from=2027-04-01&to=2027-03-31", "from=2027-02-30", "siteId=x", "companyId=0"]) {
    const answer = await desk(`/documents?${query}`);
    expect([answer.statusCode, answer.json<{ code: string }>().code], query).toEqual([400, "validation"]);
  }
  expect((await desk("/documents?from=2027-04-01&to=2027-04-01")).statusCode).toBe(200);
});

test("the pages of a filtered list are those of the filter", async () => {
  const { siteId } = company;
  const dates = Array.from({ length: 52 }, (_, day) => addDays("2027-01-01", day));
  for (const date of dates) {
    await createTestDocument(portal, company, { date });
    await createTestDocument(portal, company, { date, type: "service_receipt", number: nextNumber("LB") });
  }
  const query = { siteId, type: "service_receipt", to: dates[50] };
  const first = await list(query);
  expect([first.documents.length, first.hasMore]).toEqual([50, true]);
  const second = await list({ ...query, offset: 50 });
  expect([second.documents.map(({ date }) => date), second.hasMore]).toEqual([["2027-01-01"], false]);
});

test("documents and sites are found by the number and the name of a site", async () => {
  const siteNumber = nextNumber("SH");
  const name = `Werkstatt ${company.siteId}`;
  await nameSite(company.siteId, name, siteNumber);
  await createTestSite(portal, company.companyId);
  const { id } = await createTestDocument(portal, company);
  expect(await idsOf({ search: siteNumber })).toEqual([id]);
  expect(await idsOf({ search: name })).toEqual([id]);
  const sitesOf = async (query: object) =>
    (await desk(`/document-sites?${new URLSearchParams({ ...query }).toString()}`)).json<{
      sites: { id: number }[];
    }>().sites;
  const site = { id: company.siteId, name, siteNumber, companyName: "Testbetrieb" };
  expect(await sitesOf({ search: siteNumber })).toEqual([site]);
  expect(await sitesOf({ search: `Testbetrieb ${name}` })).toEqual([site]);
  expect(await sitesOf({ siteId: company.siteId })).toEqual([site]);
  expect(await sitesOf({ companyId: company.companyId })).toHaveLength(2);
  const stranger = await createTestCompany(portal);
  expect(await sitesOf({ companyId: stranger.companyId, search: siteNumber })).toEqual([]);
});

test("the desk reads of an invoice what its customer reads: gross, due date, payment, order and cost centre", async () => {
  const order = await createExecutedTestOrder(portal, company);
  const { id, number } = await createTestDocument(portal, company, {
    invoice: testFigures([
      testLine({ quantity: 1, unitPrice: 10_000, orderNumber: order.number, costCentre: "4711" }),
    ]),
  });
  const known = {
    netAmount: 10_000,
    grossAmount: 11_900,
    dueDate: "2027-03-15",
    orderId: order.id,
    orderNumber: order.number,
    orderCount: 1,
    costCentre: "4711",
    costCentreCount: 1,
    supersededBy: null,
  };
  expect(await list({ siteId: company.siteId })).toMatchObject({ documents: [{ ...known, payment: null }] });
  await portal.call({
    method: "POST",
    path: "/provider/v1/document/payments",
    body: {
      ...testEvent(portal),
      documents: [{ number, payments: [{ date: "2027-03-01", amount: 5_000, reference: "" }] }],
    },
    token: key,
  });
  const payment = { state: "part_paid", paidAmount: 5_000, openAmount: 6_900 };
  expect(await list({ siteId: company.siteId })).toMatchObject({ documents: [{ ...known, payment }] });
  expect(await detail(id)).toMatchObject({ ...known, payment });
  const cancellation = await createTestDocument(portal, company, {
    type: "cancellation_invoice",
    number: nextNumber("ST"),
    netAmount: -10_000,
    correctsNumber: number,
  });
  expect(await detail(id)).toMatchObject({ supersededBy: cancellation, dueDate: null, payment: null });
});

test("an invoice that is cancelled at another site of its company is due no more", async () => {
  const { id, number } = await createTestDocument(portal, company, {
    invoice: testFigures([testLine({ quantity: 1, unitPrice: 10_000 })]),
  });
  expect((await detail(id)).dueDate).toBe("2027-03-15");
  const cancellation = await createTestDocument(
    portal,
    { ...company, siteId: await createTestSite(portal, company.companyId) },
    { type: "cancellation_invoice", number: nextNumber("ST"), netAmount: -10_000, correctsNumber: number },
  );
  expect(await detail(id)).toMatchObject({ supersededBy: cancellation, dueDate: null, payment: null });
});

test("a receipt names its order, also one that the portal does not know", async () => {
  const order = await createExecutedTestOrder(portal, company);
  const receipt = { type: "service_receipt", number: nextNumber("LB") } as const;
  const { id } = await createTestDocument(portal, company, { ...receipt, orderNumber: order.number });
  expect(await detail(id)).toMatchObject({
    orderId: order.id,
    orderNumber: order.number,
    grossAmount: null,
    dueDate: null,
    payment: null,
  });
  const bare = await createTestDocument(portal, company, {
    ...receipt,
    number: nextNumber("LB"),
    receipt: testReceiptFigures(),
  });
  expect(await detail(bare.id)).toMatchObject({ orderId: null, costCentre: null });
});
