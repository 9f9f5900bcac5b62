import { permission } from "@kreislauf/contract/base";
import type { CostLines, CostReport } from "@kreislauf/contract/budgets";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, createTestUser, type TestCompany } from "../../test/factories/company.ts";
import { createTestDocument, testFigures, testLine } from "../../test/factories/document.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
let orderNumber: string;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
  const id = await createTestOrder(portal, company, { desiredDate: "2027-02-12" });
  const order = await portal.database.db
    .updateTable("orders")
    .set({ cost_centre: "4711" })
    .where("id", "=", id)
    .returning("order_number")
    .executeTakeFirstOrThrow();
  orderNumber = String(order.order_number);
});

const read = async <Answer>(path: string, token = company.token) => {
  const answer = await portal.call({ path, token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
};
const report = (more = "") => read<CostReport>(`/cost-report?year=2027${more}`);
const lines = (more = "") => read<CostLines>(`/cost-report/lines?year=2027${more}`);
const publish = (date: string, charged: ReturnType<typeof testLine>[], more: object = {}) =>
  createTestDocument(portal, company, { date, invoice: testFigures(charged), ...more });

test("every figure is the sum of its lines, and all of them that of the invoices, to the cent", async () => {
  const many = Array.from({ length: 400 }, (_, index) =>
    testLine({
      quantity: (index + 1) / 1_000,
      unitPrice: 3_333 + index,
      unit: "tonne",
      costCentre: index % 3 === 0 ? "4712" : "4713",
    }),
  );
  const { number } = await publish("2027-01-31", many);
  await publish("2027-02-28", [testLine({ quantity: 1, unitPrice: 8_950, orderNumber })]);
  await publish("2027-03-02", [testLine({ quantity: 1, unitPrice: 999, costCentre: "4712" })], {
    type: "credit_note",
    correctsNumber: number,
  });
  await publish("2026-12-31", [testLine({ quantity: 1, unitPrice: 5_000 })]);
  const documents = await portal.database.db
    .selectFrom("documents")
    .select((select) => select.fn.sum<number>("net_cents").as("cents"))
    .where("company_id", "=", company.companyId)
    .where("date", ">=", "2027-01-01")
    .executeTakeFirstOrThrow();
  for (const by of ["costCentre", "site", "wasteType"]) {
    const found = await report(`&by=${by}`);
    expect(found.totalCents).toBe(documents.cents);
    expect(found.months.reduce((sum, cents) => sum + cents, 0)).toBe(found.totalCents);
    expect(found.rows.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(found.totalCents);
    expect(found.monthsBefore[11]).toBe(5_000);
    for (const { key, months } of found.rows) {
      for (const [index, cents] of months.entries()) {
        const of = key === null ? "unassigned=true" : `key=${key}`;
        expect((await lines(`&by=${by}&${of}&month=${index + 1}`)).netCents).toBe(cents);
      }
    }
  }
  expect((await report()).rows.map(({ key }) => key)).toEqual(["4711", "4712", "4713"]);
  expect((await report()).rows[1]?.months[2]).toBe(-999);
});

test("a line leads to its invoice for who may open it", async () => {
  const { id } = await publish("2027-02-28", [testLine({ quantity: 1, unitPrice: 8_950, orderNumber })]);
  expect(await lines("&by=costCentre&key=4711&month=2")).toMatchObject({
    total: 1,
    netCents: 8_950,
    lines: [{ documentId: id, costCentre: "4711", orderNumber, opens: true }],
  });
  const { token } = await createTestUser(portal, company.companyId, {
    permissions: [permission.purchaser],
    siteIds: [company.siteId],
  });
  const seen = await read<CostLines>("/cost-report/lines?year=2027", token);
  expect(seen.lines).toMatchObject([{ opens: false }]);
});

test("the file has the same cents", async () => {
  await publish("2027-02-28", [testLine({ quantity: 1, unitPrice: 123_456, orderNumber })]);
  const csv = await portal.call({ path: "/cost-report/download?year=2027&format=csv", token: company.token });
  expect(csv.body).toContain(";4711;");
  expect(csv.body).toContain(";1234,56\r\n");
  const xlsx = await portal.call({ path: "/cost-report/download?year=2027", token: company.token });
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe("PK");
});
