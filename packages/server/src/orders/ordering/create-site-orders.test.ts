import { randomUUID } from "node:crypto";
import { permission } from "@kreislauf/contract/base";
import { containerAction as action } from "@kreislauf/contract/catalog";
import { maxSiteOrders, type CreatedSiteOrders, type SiteOrderChecks } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testEvent } from "../../../test/examples/provider-examples.ts";
import { createTestRule } from "../../../test/factories/approval.ts";
import { createTestAgreement } from "../../../test/factories/agreement.ts";
import {
  createTestCompany,
  createTestKey,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createOrderActions } from "../../../test/portal/order-actions.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";
import { ruleCases } from "../../../test/rule-cases/order-rule-cases.ts";
import { prepareRuleCase } from "../../../test/rule-cases/prepare-rule-case.ts";

/** Orders of several sites in one call: each is placed or refused on its own. */

let portal: TestPortal;
let company: TestCompany;
/** A second site, with a container of its own. */
let other: { siteId: number; agreementId: number };

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  other = await addSite(company);
});

async function addSite({ companyId, userId }: TestCompany) {
  const siteId = await createTestSite(portal, companyId);
  const assigned = { user_id: userId, company_id: companyId, site_id: siteId };
  await portal.database.db.insertInto("user_sites").values(assigned).execute();
  return { siteId, agreementId: await createTestAgreement(portal, companyId, siteId, 2, "emptying") };
}

const day = "2027-03-10";
const orderAt = (place: { siteId: number; agreementId: number }, more: object = {}) => ({
  serviceLocationId: place.siteId,
  agreementId: place.agreementId,
  containerActionId: action.empty,
  amount: 1,
  desiredDate: day,
  ...more,
});

async function send(what: "create" | "check", orders: readonly object[], headers = {}, by = company) {
  const { token } = by;
  return await portal.call({
    method: "POST",
    path: `/order/${what}-site-orders`,
    body: { orders },
    token,
    headers,
  });
}
async function give(orders: readonly object[], headers = {}, by = company) {
  const answer = await send("create", orders, headers, by);
  return { status: answer.statusCode, body: answer.json<CreatedSiteOrders & { code?: string }>() };
}
const check = async (orders: readonly object[], by = company) => ({
  body: (await send("check", orders, {}, by)).json<SiteOrderChecks>(),
});

const countOrders = async ({ companyId } = company) => {
  const rows = await portal.database.db
    .selectFrom("orders")
    .select("id")
    .where("company_id", "=", companyId)
    .execute();
  return rows.length;
};

test("each order has its own number, log and mail, and belongs to no group", async () => {
  const { status, body } = await give([
    orderAt(company, { amount: 2 }),
    orderAt(other, { desiredDate: "2027-03-11" }),
  ]);
  expect(status).toBe(200);
  const orders = body.rows.flatMap(({ order }) => order ?? []);
  expect(orders.map((order) => [order.serviceLocationId, order.amount, order.desiredDate])).toEqual([
    [company.siteId, 2, day],
    [other.siteId, 1, "2027-03-11"],
  ]);
  expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(2);
  const acts = await createOrderActions(portal, company, await createTestKey(portal));
  for (const order of orders) {
    expect(order.agreement.taskCreationGroup).toBeNull();
    expect((await acts.log(order.id)).map(({ change }) => change)).toEqual(["created"]);
    expect(await acts.mails(order.id)).toHaveLength(1);
  }
});

const refusals = ruleCases.filter(({ verb }) => verb === "create");

test.for(refusals.map((ruleCase) => [ruleCase.when, ruleCase] as const))(
  "when %s, the check says so, that row is refused, and the other is placed",
  async ([, ruleCase]) => {
    const { company: owner, agreementId } = await prepareRuleCase(portal, ruleCase);
    const good = await addSite(owner);
    const before = await countOrders(owner);
    const orders = [orderAt({ siteId: owner.siteId, agreementId }, ruleCase.body), orderAt(good)];
    const checked = (await check(orders, owner)).body.rows;
    expect(checked[0]?.refused?.code).toBe(ruleCase.code);
    expect(await countOrders(owner)).toBe(before);

    const { status, body } = await give(orders, {}, owner);
    expect(status).toBe(200);
    expect(body.rows[0]).toMatchObject({ order: null, refused: { code: ruleCase.code } });
    const goodIsPossible = checked[1]?.refused === null;
    expect(body.rows[1]?.order === null).toBe(!goodIsPossible);
    expect(await countOrders(owner)).toBe(before + (goodIsPossible ? 1 : 0));
  },
);

test("a refused row names the next day on which this amount can be ordered", async () => {
  const rows = async (more: object) => (await check([orderAt(company, more)])).body.rows[0];
  expect((await rows({ desiredDate: "2027-03-26" }))?.refused).toEqual({
    code: "holiday",
    nextDate: "2027-03-30",
  });
  const early = await rows({ desiredDate: "2027-03-01" });
  expect(early?.refused).toEqual({ code: "before_earliest_date", nextDate: early?.firstDate });
  expect((await rows({ amount: 1000 }))?.refused).toEqual({ code: "amount_above_count", nextDate: null });
});

test("a check says what each order would cost, to who is shown prices", async () => {
  const key = await createTestKey(portal);
  const setPrice = (agreementId: number, unit: string, cents: number) =>
    portal.call({
      method: "POST",
      path: `/provider/v1/agreement/${agreementId}/prices`,
      body: {
        ...testEvent(portal),
        version: "Preisliste 2027-01",
        validFrom: "2027-01-01",
        prices: [{ unit, cents, vatRate: 19 }],
      },
      token: key,
    });
  const third = await addSite(company);
  await setPrice(company.agreementId, "piece", 10_000);
  await setPrice(other.agreementId, "tonne", 6_850);
  const orders = [orderAt(company, { amount: 2 }), orderAt(other), orderAt(third)];
  const prices = async (by = company) => (await check(orders, by)).body.rows.map(({ price }) => price);
  expect(await prices()).toEqual([
    { kind: "firm", netAmount: 20_000, grossAmount: 23_800 },
    { kind: "per_tonne", netAmount: null, grossAmount: null },
    null,
  ]);
  const [refused] = (await check([orderAt(company, { amount: 1000 })])).body.rows;
  expect(refused?.price).toBeNull();
  const body = { version: 0, readers: "documents" };
  await portal.call({ method: "PATCH", path: "/purchasing/price-readers", body, token: company.token });
  const orderer = await createTestUser(portal, company.companyId, {
    permissions: [permission.orderManager],
    siteIds: [company.siteId, other.siteId, third.siteId],
  });
  expect(await prices({ ...company, token: orderer.token })).toEqual([null, null, null]);
});

test("sites of others, unknown agreements and another site's agreement are refused alike, and nothing is told", async () => {
  const stranger = await createTestCompany(portal);
  await createTestOrder(portal, stranger, { desiredDate: day });
  const hidden = await addSite(company);
  await portal.database.db.deleteFrom("user_sites").where("site_id", "=", hidden.siteId).execute();
  const bad = [
    orderAt(stranger),
    orderAt(hidden),
    orderAt({ siteId: company.siteId, agreementId: other.agreementId }),
    orderAt({ siteId: company.siteId, agreementId: 2_000_000_000 }),
  ];
  const refused = { code: "not_found", nextDate: null };
  const checked = (await check([...bad, orderAt(company)])).body.rows;
  expect(checked.slice(0, 4)).toEqual(
    bad.map(({ agreementId }) => ({
      agreementId,
      refused,
      proofWarning: null,
      firstDate: null,
      existing: null,
      price: null,
    })),
  );
  const { body } = await give([...bad, orderAt(company)]);
  expect(body.rows.map((row) => row.refused)).toEqual([refused, refused, refused, refused, null]);
  expect(await countOrders()).toBe(1);
  expect(await countOrders(stranger)).toBe(1);
});

test("where nobody may approve, only that row is refused, and the check has said so", async () => {
  const { companyId, userId: approverId } = company;
  await createTestRule(portal, { companyId, approverId, siteIds: [other.siteId] });
  const orders = [orderAt(company), orderAt(other)];
  const refused = { code: "approver_missing", nextDate: null };
  expect((await check(orders)).body.rows.map((row) => row.refused)).toEqual([null, refused]);
  const { status, body } = await give(orders);
  expect(status).toBe(200);
  expect(body.rows[0]).toMatchObject({ order: { orderStatusId: 1 }, approvalRequest: null, refused: null });
  expect(body.rows[1]).toMatchObject({ order: null, approvalRequest: null, refused });
  expect(await countOrders()).toBe(1);
});

test("the check names an order that the day already has", async () => {
  const orderId = await createTestOrder(portal, company, { desiredDate: day });
  const { rows } = (await check([orderAt(company), orderAt(other)])).body;
  expect(rows.map(({ existing }) => existing?.id ?? null)).toEqual([orderId, null]);
});

test("the same key twice places the orders once, and answers the same rows", async () => {
  const headers = { "idempotency-key": randomUUID() };
  const orders = [orderAt(company), orderAt(other, { desiredDate: "2027-03-13" })];
  const [one, two] = await Promise.all([give(orders, headers), give(orders, headers)]);
  expect(two.body).toEqual(one.body);
  expect(await countOrders()).toBe(1);
  expect((await give(orders.slice(1), headers)).body.code).toBe("idempotency_mismatch");
});

test("what became impossible meanwhile is refused, and repeating only that places the rest", async () => {
  const more = await addSite(company);
  const orders = [orderAt(company), orderAt(other), orderAt(more)];
  expect((await check(orders)).body.rows.every(({ refused }) => refused === null)).toBe(true);
  const { db } = portal.database;
  await db.updateTable("agreements").set({ status: "ended" }).where("id", "=", company.agreementId).execute();
  const emptied = { ends_on: "2027-03-09" };
  await db.updateTable("agreements").set(emptied).where("id", "=", more.agreementId).execute();
  const { rows } = (await give(orders)).body;
  expect(rows.map(({ refused }) => refused)).toEqual([
    { code: "agreement_ended", nextDate: null },
    null,
    { code: "after_agreement_end", nextDate: null },
  ]);
  const again = await give([orderAt(more, { desiredDate: "2027-03-09" })]);
  expect(again.body.rows[0]?.refused).toBeNull();
  expect(await countOrders()).toBe(2);
});

test.for([
  ["no order", []],
  ["too many", Array.from({ length: maxSiteOrders + 1 }, (_, index) => index + 1)],
  ["an agreement twice", [7, 7]],
] as const)("%s is refused as a whole", async ([, ids]) => {
  const answer = await give(ids.map((agreementId) => orderAt({ siteId: company.siteId, agreementId })));
  expect([answer.status, answer.body.code]).toEqual([400, "validation"]);
});

test("agreements are listed for several sites at once, without those of others", async () => {
  const stranger = await createTestCompany(portal);
  const sites = [company.siteId, other.siteId, stranger.siteId];
  const answer = await portal.call({ path: `/agreements?sites=${sites.join(",")}`, token: company.token });
  const listed = answer.json<{ sites: { serviceLocationId: number; agreements: object[] }[] }>().sites;
  expect(listed.map(({ serviceLocationId, agreements }) => [serviceLocationId, agreements.length])).toEqual([
    [company.siteId, 1],
    [other.siteId, 1],
  ]);
});
