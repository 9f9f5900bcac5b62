import { randomUUID } from "node:crypto";
import type { FieldError } from "@kreislauf/contract/base";
import { containerAction as action } from "@kreislauf/contract/catalog";
import type { CreatedOrderGroup } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestAgreement } from "../../../test/factories/agreement.ts";
import {
  createTestCompany,
  createTestKey,
  createTestSite,
  type TestCompany,
} from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createOrderActions, type OrderActions } from "../../../test/portal/order-actions.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";

/** Several orders of a site at once: all of them or none. */

let portal: TestPortal;
let company: TestCompany;
let acts: OrderActions;
/** The id of another agreement of the site, with one container. */
let other: number;
let bigBags: number;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  const { companyId, siteId } = company;
  other = await createTestAgreement(portal, companyId, siteId, 1, "emptying");
  bigBags = await createTestAgreement(portal, companyId, siteId, 2, "bigBags");
  acts = await createOrderActions(portal, company, await createTestKey(portal));
});

type Answer = CreatedOrderGroup & { code: string; message: string; details: FieldError[] };

const day = "2027-03-10";
const member = (agreementId: number, amount = 1, more: object = {}) => ({
  agreementId,
  containerActionId: action.empty,
  amount,
  desiredDate: day,
  ...more,
});

async function give(orders: readonly object[], more: object = {}, headers = {}) {
  const answer = await portal.call({
    method: "POST",
    path: "/order/create-grouped-orders",
    body: { serviceLocationId: company.siteId, orders, ...more },
    token: company.token,
    headers,
  });
  return { status: answer.statusCode, body: answer.json<Answer>() };
}

const countOrders = async () => {
  const rows = await portal.database.db
    .selectFrom("orders")
    .select("id")
    .where("company_id", "=", company.companyId)
    .execute();
  return rows.length;
};

test("a group shares its number, and each order has its own log and mail", async () => {
  const { status, body } = await give([member(company.agreementId, 2), member(other), member(bigBags, 40)]);
  expect(status).toBe(201);
  expect(body.orders.map(({ unit }) => unit)).toEqual(["container", "container", "piece"]);
  expect(body.orders.map(({ amount }) => amount)).toEqual([2, 1, 40]);
  for (const order of body.orders) {
    expect(order.agreement.taskCreationGroup).toBe(body.taskCreationGroup);
    expect((await acts.log(order.id)).map(({ change }) => change)).toEqual(["created"]);
    expect(await acts.mails(order.id)).toHaveLength(1);
  }
  const next = await give([member(other)], {}, {});
  expect(next.body.taskCreationGroup).toBe(body.taskCreationGroup + 1);
});

test("members are cancelled and re-dated singly, but keep their amounts", async () => {
  const { body } = await give([member(company.agreementId), member(other)]);
  const [first, second] = body.orders.map(({ id }) => id) as [number, number];
  expect((await acts.cancel(first)).status).toBe(200);
  expect((await acts.edit(second, { version: 1, amount: 2 })).code).toBe("amount_not_changeable");
  expect((await acts.edit(second, { version: 1, desiredDate: "2027-03-11" })).status).toBe(200);
});

test.for([
  ["an amount too great", 2, { amount: 2 }, "amount_above_count", "amount"],
  ["a weekend", 4, { desiredDate: "2027-03-13" }, "not_a_working_day", "desiredDate"],
  ["a holiday", 0, { desiredDate: "2027-03-26" }, "holiday", "desiredDate"],
  ["a day too early", 1, { desiredDate: "2027-03-01" }, "before_earliest_date", "desiredDate"],
  ["an action nobody offers", 3, { containerActionId: 9 }, "action_not_offered", "containerActionId"],
] as const)("of five with %s none is given, and the answer names it", async ([, index, bad, code, field]) => {
  const agreements = [company.agreementId, company.agreementId, other, bigBags, bigBags];
  const orders = agreements.map((id, place) => member(id, 1, place === index ? bad : {}));
  const before = await countOrders();
  const { status, body } = await give(orders);
  expect([status, body.code]).toEqual([409, code]);
  expect(body.details).toEqual([{ field: `orders.${index}.${field}`, message: body.message }]);
  expect(await countOrders()).toBe(before);
});

test("amounts of an agreement on one date are summed, on different dates they are not", async () => {
  const two = [member(company.agreementId, 1), member(company.agreementId, 1)];
  expect((await give(two)).status).toBe(201);
  const three = [...two, member(company.agreementId, 1)];
  expect((await give(three)).body).toMatchObject({
    code: "amount_above_count",
    details: [{ field: "orders.2.amount" }],
  });
  const apart = three.map((order, place) => ({ ...order, desiredDate: `2027-03-1${place + 6}` }));
  expect((await give(apart)).status).toBe(201);
});

test("withdrawals of a group together stay within the stock, and bind the others wherever they stand", async () => {
  const withdrawal = (amount: number) =>
    member(company.agreementId, amount, { containerActionId: action.remove });
  expect((await give([withdrawal(1), withdrawal(2)])).body).toMatchObject({
    code: "amount_above_count",
    details: [{ field: "orders.1.amount" }],
  });
  const later = member(company.agreementId, 1, { desiredDate: "2027-03-11" });
  expect((await give([later, withdrawal(2)])).body).toMatchObject({
    code: "after_full_withdrawal",
    details: [{ field: "orders.0.desiredDate" }],
  });
  const standing = await createTestOrder(portal, company, { desiredDate: "2027-03-12", amount: 2 });
  expect((await give([withdrawal(1), later])).status).toBe(201);
  expect((await acts.order(standing)).orderStatusId).toBe(4);
});

test("an agreement of another site or of nobody is not found", async () => {
  const elsewhere = await createTestSite(portal, company.companyId);
  const foreign = await createTestAgreement(portal, company.companyId, elsewhere);
  expect((await give([member(other), member(foreign)])).body).toMatchObject({
    code: "not_found",
    details: [{ field: "orders.1.agreementId" }],
  });
  expect((await give([member(999_999)])).status).toBe(404);
});

test.for([
  ["no orders", [], {}, "orders"],
  ["too many", Array.from({ length: 51 }, () => ({ amount: 1 })), {}, "orders"],
  ["a member of another site", [{ serviceLocationId: 12_345 }], {}, "serviceLocationId"],
] as const)("%s do not fit", async ([, orders, more, field]) => {
  const { status, body } = await give(
    orders.map((order) => ({ ...member(other), ...order })),
    more,
  );
  expect([status, body.code]).toEqual([400, "validation"]);
  expect(body.details.map((each) => each.field)).toEqual([field]);
});

test("a member without its action says so", async () => {
  const { containerActionId: _, ...rest } = member(other);
  const { body } = await give([member(other), rest], {}, { "accept-language": "en" });
  expect(body).toMatchObject({
    message: "Container action is required!",
    details: [{ field: "orders.1.containerActionId" }],
  });
});

test("a group sent twice with one key is one, and two groups at once never take more than there is", async () => {
  const headers = { "idempotency-key": randomUUID() };
  const first = await give([member(company.agreementId)], {}, headers);
  expect((await give([member(company.agreementId)], {}, headers)).body).toEqual(first.body);
  expect(await countOrders()).toBe(1);
  const all = [member(company.agreementId, 2, { containerActionId: action.remove })];
  const answers = await Promise.all([give(all), give(all)]);
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([201, 409]);
});
