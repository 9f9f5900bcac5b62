import { type BatchOutcome, orderStatus } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, createTestKey, type TestCompany } from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createOrderActions, type OrderActions } from "../../../test/portal/order-actions.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";

const past = "2027-02-22";

let portal: TestPortal;
let company: TestCompany;
let acts: OrderActions;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  acts = await createOrderActions(portal, company, await createTestKey(portal));
});

const anOrder = (options: Parameters<typeof createTestOrder>[2]) => createTestOrder(portal, company, options);
const statusOf = async (orderId: number) => (await acts.order(orderId)).orderStatusId;

async function send(path: string, orders: readonly object[], body: object = {}) {
  const request = { method: "POST" as const, path, body: { orders, ...body }, token: acts.token() };
  const answer = await portal.call(request);
  return { status: answer.statusCode, results: answer.json<BatchOutcome>().results };
}

test("each order is judged by itself: the refused ones stay, the others are done", async () => {
  const foreign = await createTestOrder(portal, await createTestCompany(portal), { desiredDate: past });
  const rows = [
    { orderId: await anOrder({ desiredDate: past }), error: null },
    { orderId: await anOrder({}), error: "desired_date_not_past" },
    { orderId: await anOrder({ desiredDate: past, status: orderStatus.claimed }), error: "order_claimed" },
    { orderId: foreign, error: "not_found" },
    { orderId: await anOrder({ desiredDate: past }), error: null },
  ];
  const before = await acts.order(rows[1]?.orderId ?? 0);
  const { status, results } = await send(
    "/orders/complete",
    rows.map(({ orderId }) => ({ orderId })),
  );
  expect(status).toBe(200);
  expect(results).toEqual(rows);
  expect(await statusOf(rows[0]?.orderId ?? 0)).toBe(orderStatus.done);
  expect(await statusOf(rows[4]?.orderId ?? 0)).toBe(orderStatus.done);
  expect(await acts.order(rows[1]?.orderId ?? 0)).toEqual(before);
});

test("an order that somebody changed meanwhile is left as it is now", async () => {
  const orderId = await anOrder({ desiredDate: past });
  await acts.claim(orderId);
  const { results } = await send("/orders/complete", [{ orderId, version: 1 }]);
  expect(results).toEqual([{ orderId, error: "order_changed" }]);
  expect(await statusOf(orderId)).toBe(orderStatus.claimed);
});

test("the same call again changes nothing, writes nothing twice and answers the same", async () => {
  const orders = [{ orderId: await anOrder({}), version: 1 }];
  const orderId = orders[0]?.orderId ?? 0;
  const reason = { cancelReasonId: 1 };
  const first = await send("/orders/cancel", orders, reason);
  const [log, mails] = [await acts.log(orderId), await acts.mails(orderId)];
  expect(log[0]?.change).toBe("cancelled");
  expect(await send("/orders/cancel", [...orders, ...orders], reason)).toEqual({
    status: 200,
    results: [...first.results, ...first.results],
  });
  expect(first.results).toEqual([{ orderId, error: null }]);
  expect(await acts.log(orderId)).toEqual(log);
  expect(await acts.mails(orderId)).toEqual(mails);
});

test("all are cancelled for the reason given", async () => {
  const ids = [await anOrder({}), await anOrder({})];
  const orders = ids.map((orderId) => ({ orderId }));
  expect((await send("/orders/cancel", orders, { cancelReasonId: 8 })).status).toBe(400);
  await send("/orders/cancel", orders, { cancelReasonId: 8, reason: "Umbau" });
  for (const id of ids) expect((await acts.order(id)).cancellation?.reason).toBe("Umbau");
});

test.each([0, 501])("%i orders at once are refused", async (count) => {
  const orders = Array.from({ length: count }, (_, index) => ({ orderId: index + 1 }));
  expect((await send("/orders/complete", orders)).status).toBe(400);
});

test("a list shows the orders that are named, and of those only what one may see", async () => {
  const foreign = await createTestOrder(portal, await createTestCompany(portal), {});
  const [first, second] = [await anOrder({}), await anOrder({ desiredDate: past })];
  await anOrder({});
  const filter = encodeURIComponent(JSON.stringify({ orders: [second, foreign, first] }));
  const path = `/service-location/all/orders?filter=${filter}`;
  const answer = await portal.call({ path, token: acts.token() });
  const { orders, total } = answer.json<{ orders: { id: number }[]; total: number }>();
  expect(orders.map(({ id }) => id)).toEqual([first, second]);
  expect(total).toBe(2);
});
