import { randomUUID } from "node:crypto";
import type { ErrorAnswer } from "@kreislauf/contract/base";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, createTestKey } from "../../test/factories/company.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
let key: string;

beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal, ["maintenance:write", "orders:read"]);
});
afterAll(() => portal.close());
beforeEach(() => portal.setNow(testNow));

let second = 0;
/** Sends the next event. The maintenance state persists from test to test. */
const turn = async (body: object) => {
  const occurredAt = portal
    .now()
    .add({ seconds: (second += 1) })
    .toString();
  const answer = await portal.call({
    method: "POST",
    path: "/provider/v1/maintenance",
    body: { eventId: randomUUID(), occurredAt, ...body },
    token: key,
  });
  return { status: answer.statusCode, ...answer.json<ErrorAnswer>() };
};
const check = async () => (await portal.call({ path: "/maintenance-check" })).json<object>();
const from = "2027-03-02T03:00:00.000Z";
const until = "2027-03-02T05:00:00.000Z";

test("maintenance is announced, closes the portal but not this interface, and opens it again", async () => {
  const company = await createTestCompany(portal);
  const dashboard = async () =>
    (await portal.call({ path: "/dashboard/today", token: company.token })).statusCode;
  const order = async () => (await portal.call({ path: "/provider/v1/order/999999", token: key })).statusCode;
  const announced = { status: 200, state: "announced", until };
  expect(await turn({ state: "announced", until })).toEqual({ ...announced, from: null });
  expect(await check()).toMatchObject({ status: true, startDate: null, endDate: until });
  expect(await turn({ state: "announced", from, until })).toEqual({ ...announced, from });
  expect(await check()).toMatchObject({ status: true, startDate: from, endDate: until });
  expect(await turn({ state: "on" })).toEqual({ status: 200, state: "on", from: null, until: null });
  expect(await check()).toMatchObject({ status: false, startDate: null, endDate: null });
  // A process caches the maintenance state for a second.
  await expect.poll(dashboard, { timeout: 15_000 }).toBe(503);
  expect(await order()).toBe(404);
  expect(await turn({ state: "on", until })).toMatchObject({ status: 200, until });
  expect(await check()).toMatchObject({ status: false, endDate: until });
  expect(await turn({ state: "off" })).toEqual({ status: 200, state: "off", from: null, until: null });
  expect(await check()).toMatchObject({ status: true, endDate: null });
  await expect.poll(dashboard, { timeout: 15_000 }).toBe(200);
});

test("a repeated event changes nothing any more, an older one is refused", async () => {
  const event = { eventId: randomUUID(), occurredAt: "2027-03-01T08:04:00Z", state: "announced", until };
  const first = await turn(event);
  await turn({ occurredAt: "2027-03-01T08:04:01Z", state: "off" });
  expect(await turn(event)).toEqual(first);
  expect(await turn({ ...event, state: "on" })).toMatchObject({ code: "idempotency_mismatch" });
  const late = { occurredAt: "2027-03-01T08:03:59Z", state: "on" };
  expect(await turn(late)).toMatchObject({ status: 409, code: "event_out_of_order" });
  expect(await check()).toMatchObject({ status: true, endDate: null });
});

test.for([
  [{ state: "announced" }, 400, "validation", ["until"]],
  [{ state: "announced", until: null }, 400, "validation", ["until"]],
  [{ state: "off", until }, 400, "validation", ["until"]],
  [{ state: "announced", from: until, until }, 400, "validation", ["until"]],
  [{ state: "on", from, until }, 400, "validation", ["from"]],
  [{ state: "closed" }, 400, "validation", ["state"]],
  [{ state: "announced", until: testNow }, 409, "date_not_in_future", []],
  [{ state: "announced", from: testNow, until }, 409, "date_not_in_future", []],
  [{ state: "on", until: testNow }, 409, "date_not_in_future", []],
] as const)("%j is refused", async ([body, status, code, fields]) => {
  const answer = await turn({ occurredAt: "2027-03-01T08:05:00Z", ...body });
  expect(answer).toMatchObject({ status, code });
  expect(answer.details.map(({ field }) => field)).toEqual(fields);
});

test("an end a second ahead is taken", async () => {
  portal.setNow("2027-03-01T08:05:00Z");
  const end = "2027-03-01T08:05:01.000Z";
  const said = { occurredAt: "2027-03-01T08:05:00Z", state: "announced", until: end };
  expect(await turn(said)).toMatchObject({ status: 200, until: end });
});
