import { containerAction } from "@kreislauf/contract/catalog";
import type { DeskSecondTripAnswer } from "@kreislauf/contract/desk";
import { orderStatus } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, createTestKey, type TestCompany } from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createTestStaff, type TestStaff } from "../../../test/factories/staff.ts";
import { createOrderActions, type OrderActions } from "../../../test/portal/order-actions.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let staff: TestStaff;
let key: string;
let company: TestCompany;
let acts: OrderActions;

beforeAll(async () => {
  portal = await openTestPortal();
  staff = await createTestStaff(portal);
  key = await createTestKey(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal, { containersOnSite: 3 });
  acts = await createOrderActions(portal, company, key);
});

const claimed = (options: object = {}) =>
  createTestOrder(portal, company, {
    desiredDate: "2027-02-22",
    status: orderStatus.claimed,
    ...options,
  });
async function orderSecondTrip(orderId: number): Promise<number> {
  const answer = await portal.call({
    method: "POST",
    path: `/desk/v1/orders/${orderId}/second-trip`,
    body: { version: 1, date: "2027-03-05", ticketNumber: "T-7" },
    token: staff.token,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<DeskSecondTripAnswer>().secondOrderId;
}

test("a second trip is charged to what the claimed order is", async () => {
  const orderId = await claimed();
  const references = { customer_order_number: "4500-1", cost_centre: "4711", project: "Halle 2" };
  await portal.database.db.updateTable("orders").set(references).where("id", "=", orderId).execute();
  expect(await acts.order(await orderSecondTrip(orderId))).toMatchObject({
    customerOrderNumber: "4500-1",
    costCentre: "4711",
    project: "Halle 2",
  });
});

test("a second trip takes the containers of a claimed withdrawal in its place, once", async () => {
  const orderId = await claimed({ containerActionId: containerAction.remove });
  const later = await createTestOrder(portal, company, { desiredDate: "2027-03-11", amount: 2 });
  const second = await orderSecondTrip(orderId);
  expect((await acts.order(later)).orderStatusId).toBe(orderStatus.open);
  await acts.close(orderId, 2);
  expect((await acts.agreement()).containers_on_site).toBe(3);
  await acts.provider(second, "execute");
  expect((await acts.agreement()).containers_on_site).toBe(2);
});

test.for(["first", "second"] as const)(
  "where both trips are reported, the %s one reported moves the containers alone",
  async (reported) => {
    const orderId = await claimed({ containerActionId: containerAction.remove });
    const second = await orderSecondTrip(orderId);
    const [one, other] = reported === "first" ? [orderId, second] : [second, orderId];
    expect((await acts.provider(one, "execute")).status).toBe(200);
    expect((await acts.agreement()).containers_on_site).toBe(2);
    expect((await acts.provider(other, "execute")).status).toBe(200);
    expect((await acts.agreement()).containers_on_site).toBe(2);
  },
);

test("all containers are withdrawn by a second trip", async () => {
  const orderId = await claimed({ containerActionId: containerAction.remove, amount: 3 });
  await acts.provider(await orderSecondTrip(orderId), "execute");
  expect(await acts.agreement()).toMatchObject({ status: "ended", containers_on_site: 0 });
});

test("a second trip stands for its own order alone: another withdrawal is still to be carried out", async () => {
  const withdrawal = { containerActionId: containerAction.remove };
  const [one, other] = [await claimed(withdrawal), await claimed(withdrawal)];
  const second = await orderSecondTrip(one);
  expect((await acts.setStock(company.agreementId, 1)).code).toBe("stock_below_withdrawals");
  await acts.close(other, 2);
  expect((await acts.agreement()).containers_on_site).toBe(2);
  await acts.provider(second, "execute");
  await acts.close(one, 2);
  expect((await acts.agreement()).containers_on_site).toBe(1);
});
