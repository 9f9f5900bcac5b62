import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createTestCompany } from "../../../test/factories/company.ts";
import { openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";

/** How many calls one IP address may make within ten seconds. */
const most = 500;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ REQUESTS_PER_SECOND: String(most / 10) });
});
afterAll(() => portal.close());
// With a stopped clock, so that the calls stay within ten seconds even on a slow machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

test.for([
  ["made-up keys", 401, { url: "/api/provider/v1/events", headers: { authorization: "Bearer krs_made-up" } }],
  ["bodies that are none", 400, { method: "POST", url: "/api/auth/login/credentials", payload: { a: 1 } }],
  ["a type that nothing reads", 415, { method: "POST", url: "/api/auth/login/credentials", payload: "<a/>" }],
] as const)("%s are refused unread once an address has sent too many", async ([, status, call]) => {
  const company = await createTestCompany(portal);
  const remoteAddress = `203.0.113.${status - 400 + 1}`;
  const send = (from: string) => portal.app.inject({ ...call, remoteAddress: from });
  const answers: number[] = [];
  for (let sent = 0; sent <= most; sent += 1) answers.push((await send(remoteAddress)).statusCode);
  expect(new Set(answers)).toEqual(new Set([status]));
  const late = await send(remoteAddress);
  expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([429, "too_many_requests"]);
  expect(Number(late.headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(late.headers["retry-after"])).toBeLessThanOrEqual(10);
  expect(await portal.statementsOf(() => send(remoteAddress))).toEqual([]);
  expect((await send("198.51.100.7")).statusCode).toBe(status);
  expect((await portal.call({ path: "/account/settings", token: company.token })).statusCode).toBe(200);
  vi.setSystemTime(Date.now() + 10_000);
  expect((await send(remoteAddress)).statusCode).toBe(status);
});
