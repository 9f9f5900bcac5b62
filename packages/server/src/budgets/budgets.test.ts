import type { BudgetList, BudgetOutlook, Reservations } from "@kreislauf/contract/budgets";
import { permission } from "@kreislauf/contract/base";
import type { NotificationList } from "@kreislauf/contract/notifications";
import type { Order } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testEvent } from "../../test/examples/provider-examples.ts";
import {
  createTestCompany,
  createTestKey,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { createTestDocument, testFigures, testLine } from "../../test/factories/document.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../test/portal/portal.ts";
import { warnBudgets } from "./warn-budgets.ts";

let portal: TestPortal;
let company: TestCompany;
let key: string;
beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
  await setHaulPrice(10_000);
});

const call = (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: object) =>
  portal.call({ method, path, token: company.token, ...(body && { body }) });
const read = async <Answer>(path: string) => {
  const answer = await call("GET", path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
};
const setPrices = (prices: readonly object[]) =>
  portal.call({
    method: "POST",
    path: `/provider/v1/agreement/${company.agreementId}/prices`,
    body: {
      ...testEvent(portal),
      version: "Preisliste",
      terms: "Bedingungen",
      validFrom: "2027-01-01",
      prices,
    },
    token: key,
  });
const setHaulPrice = (cents: number) => setPrices([{ unit: "haul", cents, vatRate: 19 }]);
const order = async (more: object = {}) => {
  const answer = await call("POST", "/order/create", {
    serviceLocationId: company.siteId,
    agreementId: company.agreementId,
    containerActionId: 4,
    amount: 1,
    desiredDate: "2027-03-10",
    costCentre: "4711",
    ...more,
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Order>();
};
const setBudget = async (amountCents: number, more: object = {}) => {
  const body = { siteId: null, costCentre: "4711", year: 2027, amountCents, ...more };
  const answer = await call("POST", "/budgets", body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: number }>().id;
};
const budgets = (year = 2027) => read<BudgetList>(`/budgets?year=${year}`);
const bell = async () =>
  (await read<NotificationList>("/notifications")).happenings.filter(({ kind }) =>
    kind.startsWith("budget_"),
  );
/**
 * Compares the budgets of all companies that are due. The clock moves first, because a budget is compared again only
 * after a pause.
 */
const look = async () => {
  portal.setNow(portal.now().add({ seconds: 31 }).toString());
  while (await warnBudgets({ db: portal.database.db, clock: { now: () => portal.now() } }));
};

test("an order reserves, its invoice spends instead, and a cancelled invoice reserves again", async () => {
  await setBudget(50_000);
  const { orderNumber } = await order();
  await order({ costCentre: "4712" });
  expect((await budgets()).budgets).toMatchObject([
    { name: "4711", spentCents: 0, reservedCents: 10_000, reservedOrders: 1 },
  ]);
  const lines = [testLine({ quantity: 1, unitPrice: 12_000, orderNumber })];
  const { number } = await createTestDocument(portal, company, { invoice: testFigures(lines) });
  expect((await budgets()).budgets).toMatchObject([{ spentCents: 12_000, reservedCents: 0 }]);
  await createTestDocument(portal, company, {
    type: "credit_note",
    correctsNumber: number,
    invoice: testFigures([testLine({ quantity: 1, unitPrice: 2_500, orderNumber })]),
  });
  expect((await budgets()).budgets).toMatchObject([{ spentCents: 9_500, reservedCents: 0 }]);
  await createTestDocument(portal, company, {
    type: "cancellation_invoice",
    correctsNumber: number,
    invoice: testFigures(lines),
  });
  expect((await budgets()).budgets).toMatchObject([{ spentCents: -2_500, reservedCents: 10_000 }]);
});

test("an invoice that names its order only as a whole spends instead, too", async () => {
  await setBudget(50_000);
  const { orderNumber } = await order();
  const lines = [testLine({ quantity: 1, unitPrice: 12_000 })];
  const { number } = await createTestDocument(portal, company, { orderNumber, invoice: testFigures(lines) });
  expect((await budgets()).budgets).toMatchObject([{ spentCents: 12_000, reservedCents: 0 }]);
  await createTestDocument(portal, company, {
    type: "cancellation_invoice",
    correctsNumber: number,
    invoice: testFigures(lines),
  });
  expect((await budgets()).budgets).toMatchObject([{ spentCents: 0, reservedCents: 10_000 }]);
});

test("rent on an invoice that names an order releases nothing of that order", async () => {
  await setBudget(50_000);
  const { orderNumber } = await order();
  await setPrices([
    { unit: "haul", cents: 10_000, vatRate: 19 },
    { unit: "month", cents: 4_500, vatRate: 19 },
  ]);
  const rent = testLine({ quantity: 1, unitPrice: 4_500, description: "Miete" });
  await createTestDocument(portal, company, { orderNumber, invoice: testFigures([rent]) });
  expect((await budgets()).budgets).toMatchObject([{ spentCents: 4_500, reservedCents: 10_000 }]);
  const haul = testLine({ quantity: 1, unitPrice: 10_000 });
  await createTestDocument(portal, company, { orderNumber, invoice: testFigures([rent, haul]) });
  expect((await budgets()).budgets).toMatchObject([{ spentCents: 19_000, reservedCents: 0 }]);
});

test("what corrects an invoice without naming an order moves the cost centre that was charged, at any remove", async () => {
  await setBudget(50_000);
  await setBudget(50_000, { costCentre: "4712" });
  const { orderNumber } = await order();
  const lines = [testLine({ quantity: 1, unitPrice: 12_000 })];
  const invoice = { ...testFigures(lines), costCentre: "4712" };
  const { number } = await createTestDocument(portal, company, { orderNumber, invoice });
  const spent = async () => (await budgets()).budgets.map(({ name, spentCents }) => [name, spentCents]);
  const correct = (type: "credit_note" | "cancellation_credit_note", correctsNumber: string) =>
    createTestDocument(portal, company, { type, correctsNumber, invoice: testFigures(lines) });
  const credited = await correct("credit_note", number);
  expect(await spent()).toEqual([
    ["4711", 0],
    ["4712", 0],
  ]);
  await correct("cancellation_credit_note", credited.number);
  expect(await spent()).toEqual([
    ["4711", 0],
    ["4712", 12_000],
  ]);
});

test("a site's budget counts whatever its orders are charged to, and what is cancelled gives it back", async () => {
  const id = await setBudget(50_000, { siteId: company.siteId, costCentre: null });
  const first = await order();
  const second = await order({ costCentre: null, desiredDate: "2027-03-11" });
  const reserved = await read<Reservations>(`/budgets/${id}/reservations`);
  expect(reserved).toMatchObject({
    netCents: 20_000,
    reservations: [{ orderId: first.id }, { orderId: second.id, isEstimated: false }],
  });
  const cancelled = await call("POST", "/order/cancel", { orderId: first.id, cancelReasonId: 1 });
  expect(cancelled.statusCode, cancelled.body).toBeLessThan(300);
  expect((await budgets()).budgets).toMatchObject([{ reservedCents: 10_000, reservedOrders: 1 }]);
});

test("a reported weight takes the place of the estimated one, corrected ones included", async () => {
  await setBudget(50_000);
  const { id } = await order();
  const { db } = portal.database;
  const price = (
    await db.selectFrom("order_prices").select("price").where("order_id", "=", id).executeTakeFirstOrThrow()
  ).price;
  const [haul] = price.lines;
  const tonnes = { ...haul, unit: "tonne", quantity: 1, unitPrice: 16_050, netAmount: 16_050 };
  await db
    .updateTable("order_prices")
    .set({ price: JSON.stringify({ ...price, kind: "estimated", lines: [haul, tonnes], netAmount: 26_050 }) })
    .where("order_id", "=", id)
    .execute();
  expect((await budgets()).budgets).toMatchObject([{ reservedCents: 26_050 }]);
  for (const [kilograms, cents] of [
    [2_863, 10_000 + 45_951],
    [2_860, 10_000 + 45_903],
  ] as const) {
    const isFirst = kilograms === 2_863;
    const answer = await portal.call({
      method: "POST",
      path: `/provider/v1/order/${id}/${isFirst ? "execute" : "correct-weight"}`,
      body: { ...testEvent(portal), weightKg: kilograms },
      token: key,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await budgets()).budgets).toMatchObject([{ reservedCents: cents }]);
  }
});

test("the day of an order decides its year, and the year begins at midnight in Berlin", async () => {
  await setBudget(50_000);
  await setBudget(50_000, { year: 2028 });
  await order({ desiredDate: "2027-12-30" });
  await order({ desiredDate: "2028-01-03" });
  expect((await budgets(2027)).budgets).toMatchObject([{ reservedCents: 10_000 }]);
  expect((await budgets(2028)).budgets).toMatchObject([{ reservedCents: 10_000 }]);
});

test.each([
  // 10,000 cents are used: one cent less than 80 %, exactly 80 %, one cent less than 100 %, exactly 100 %, one cent
  // more.
  [12_501, undefined],
  [12_500, "budget_warned"],
  [10_001, "budget_warned"],
  [10_000, "budget_used_up"],
  [9_999, "budget_used_up"],
])("a budget of %i cents, 10,000 used: %s", async (amountCents, kind) => {
  await setBudget(amountCents);
  await order();
  await look();
  await look();
  expect((await bell()).map((entry) => entry.kind)).toEqual(kind === undefined ? [] : [kind]);
});

test("each limit is told once, and again only after less was used; only to who keeps budgets", async () => {
  const id = await setBudget(12_500);
  const first = await order();
  await look();
  await call("PATCH", `/budgets/${id}`, { version: 1, amountCents: 10_000 });
  await look();
  expect((await bell()).map(({ kind }) => kind)).toEqual(["budget_used_up", "budget_warned"]);
  expect((await bell())[0]?.details).toMatchObject({ budget: "4711", year: 2027, usedPercent: 100 });
  await call("POST", "/order/cancel", { orderId: first.id, cancelReasonId: 1 });
  await look();
  await order({ desiredDate: "2027-03-12" });
  await look();
  expect(await bell()).toHaveLength(3);
  const { token } = await createTestUser(portal, company.companyId, {
    permissions: [permission.orderManager],
    siteIds: [company.siteId],
  });
  const other = await portal.call({ path: "/notifications", token });
  expect(other.body).not.toContain("budget_");
  expect((await portal.call({ path: "/budgets?year=2027", token })).statusCode).toBe(403);
});

test("each limit is mailed once to whoever keeps budgets and wants it, and again after less was used", async () => {
  const mails = async () =>
    (
      await portal.database.db
        .selectFrom("outbox_mails")
        .select(["recipient_email as to", "data"])
        .where("kind", "=", "budget_reached")
        .where("recipient_id", "in", [company.userId, other.userId, seller.userId])
        .orderBy("created_at")
        .orderBy("recipient_id")
        .execute()
    ).map(({ to, data }) => ({ to, ...(data as { limit: number; leftCents: number }) }));
  const other = await createTestUser(portal, company.companyId, {
    permissions: [permission.purchaser],
    siteIds: [],
  });
  const seller = await createTestUser(portal, company.companyId, {
    permissions: [permission.orderManager],
    siteIds: [],
  });
  const id = await setBudget(12_500);
  const first = await order();
  await look();
  await look();
  expect(await mails()).toMatchObject([
    {
      limit: 80,
      budget: "4711",
      year: 2027,
      usedPercent: 80,
      spentCents: 0,
      reservedCents: 10_000,
      leftCents: 2_500,
    },
    { limit: 80 },
  ]);
  const switched = await portal.call({
    method: "PATCH",
    path: `/account/settings/email/${other.userId}`,
    body: { budgetNotice: false },
    token: other.token,
  });
  expect(switched.statusCode, switched.body).toBeLessThan(300);
  await call("PATCH", `/budgets/${id}`, { version: 1, amountCents: 10_000 });
  await look();
  expect((await mails()).map(({ limit }) => limit)).toEqual([80, 80, 100]);
  await call("POST", "/order/cancel", { orderId: first.id, cancelReasonId: 1 });
  await look();
  await order({ desiredDate: "2027-03-12" });
  await look();
  expect((await mails()).map(({ limit }) => limit)).toEqual([80, 80, 100, 100]);
});

test("an order being written says what it does to its budgets", async () => {
  await setBudget(12_501);
  const outlook = (costCentre: string) =>
    read<BudgetOutlook>(
      `/budget-outlook?serviceLocationId=${company.siteId}&agreementId=${company.agreementId}&costCentre=${costCentre}&containerActionId=4&amount=1&desiredDate=2027-03-10`,
    );
  expect(await outlook("4711")).toEqual({ budgets: [] });
  await setBudget(12_500, { costCentre: "4712" });
  expect(await outlook("4712")).toEqual({
    budgets: [
      { name: "4712", isSite: false, year: 2027, state: "warned", usedPercent: 80, leftCents: 2_500 },
    ],
  });
  await setBudget(9_999, { siteId: company.siteId, costCentre: null });
  expect((await outlook("4713")).budgets).toMatchObject([{ isSite: true, state: "exceeded", leftCents: -1 }]);
});

test("one budget for a year, changed by who saw it last, gone when it is deleted", async () => {
  const id = await setBudget(50_000);
  const twice = await call("POST", "/budgets", {
    siteId: null,
    costCentre: "4711",
    year: 2027,
    amountCents: 1,
  });
  expect(statusAndCode(twice)).toEqual([409, "budget_exists"]);
  const change = (version: number) => call("PATCH", `/budgets/${id}`, { version, amountCents: 60_000 });
  expect((await change(1)).json()).toMatchObject({ version: 2, amountCents: 60_000 });
  expect(statusAndCode(await change(1))).toEqual([409, "budget_changed"]);
  expect(statusAndCode(await call("DELETE", `/budgets/${id}?version=1`))).toEqual([409, "budget_changed"]);
  expect((await call("DELETE", `/budgets/${id}?version=2`)).statusCode).toBe(200);
  expect((await budgets()).budgets).toEqual([]);
});
