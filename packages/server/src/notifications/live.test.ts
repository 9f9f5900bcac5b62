import { setTimeout as wait } from "node:timers/promises";
import { permission } from "@kreislauf/contract/base";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createTestCompany,
  createTestKey,
  createTestLocation,
  createTestUser,
  type TestCompany,
} from "../test-company.ts";
import { createTestOrder } from "../test-order.ts";
import { createOrderActs, type OrderActs } from "../test-order-acts.ts";
import { testEvent } from "../test-provider-examples.ts";
import { numberOfTestCompany } from "../test-provider-master-data-examples.ts";
import { openTestPortal, testNow, type TestPortal } from "../test-portal.ts";
import { openTestStream, type TestStream } from "../test-live-stream.ts";

let portal: TestPortal;
let company: TestCompany;
let acts: OrderActs;
const open: TestStream[] = [];

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  acts = await createOrderActs(portal, company, await createTestKey(portal));
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

/** What is to be seen must be there within two seconds. */
const promised = 2_000;

async function listen(token: string | undefined = company.token, since = 0): Promise<TestStream> {
  const stream = await openTestStream(portal, token, since);
  open.push(stream);
  if (stream.status === 200) await stream.until("ready");
  return stream;
}

const somebody = (permissions: readonly number[], locationIds: readonly number[]) =>
  createTestUser(portal, company.companyId, { permissions, locationIds });

test("what the provider changes is told within two seconds, and nothing but the room", async () => {
  const orderId = await createTestOrder(portal, company);
  await wait(200);
  const stream = await listen();
  await acts.provider(orderId, "confirm", { confirmedDate: "2027-03-10" });
  expect(await stream.until("orders")).toBeLessThan(promised);
  expect(stream.events.flat()).not.toContain(String(orderId));
});

test("many changes at once are told a few times", async () => {
  const stream = await listen();
  for (let index = 0; index < 20; index += 1) await createTestOrder(portal, company);
  await stream.until("orders");
  await wait(1_200);
  expect(stream.events.length).toBeLessThanOrEqual(3);
});

test("a change is told to those who see its site", async () => {
  const other = await createTestLocation(portal, company.companyId);
  const [colleague, stranger] = [await somebody([11, 14], [other]), await createTestCompany(portal)];
  await wait(200);
  const streams = await Promise.all([listen(), listen(colleague.token), listen(stranger.token)]);
  await createTestOrder(portal, company);
  await streams[0].until("orders");
  await wait(500);
  expect(streams.slice(1).flatMap(({ events }) => events)).toEqual([["ready"], ["ready"]]);
});

test("whoever gets a site is told, and hears of it from then on", async () => {
  const colleague = await somebody([11], []);
  const stream = await listen(colleague.token);
  await portal.database.db
    .insertInto("user_locations")
    .values({ user_id: colleague.userId, company_id: company.companyId, location_id: company.locationId })
    .execute();
  await stream.until("locations");
  const before = stream.events.length;
  await createTestOrder(portal, company);
  await expect.poll(() => stream.events.slice(before).flat(), { timeout: promised }).toContain("orders");
});

test.for([
  ["company", { name: "Testbetrieb", documents: false }, "users"],
  ["company/numbers", { contractNumbers: ["V-1"], partnerNumbers: [], shipToNumbers: [] }, "locations"],
  ["company/group", { name: "Werkstätten" }, "users"],
] as const)("what the provider says of a company is told to its people: %s", async ([call, body, room]) => {
  await wait(200);
  const stranger = await createTestCompany(portal);
  const streams = await Promise.all([listen(), listen(stranger.token)]);
  const answer = await portal.call({
    method: "POST",
    path: `/provider/v1/${call}`,
    body: { ...testEvent(portal), customerNumber: await numberOfTestCompany(portal, company), ...body },
    token: await createTestKey(portal),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  await streams[0].until(room);
  await wait(300);
  expect(streams[1].events).toEqual([["ready"]]);
});

test("a change that is rolled back is told to nobody", async () => {
  const stream = await listen();
  const failing = portal.database.db.transaction().execute(async (db) => {
    await db
      .updateTable("orders")
      .set({ details: "x" })
      .where("company_id", "=", company.companyId)
      .execute();
    await db.updateTable("locations").set({ alias: "x" }).where("id", "=", company.locationId).execute();
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await wait(500);
  expect(stream.events).toEqual([["ready"]]);
});

test("maintenance is told to everybody", async () => {
  const stream = await listen();
  await portal.database.db.updateTable("maintenance").set({ active: false }).execute();
  expect(await stream.until("session")).toBeLessThan(promised);
});

describe("a stream is refused", () => {
  test("to somebody who is not signed in, or whose initial password is set, or without the right", async () => {
    expect((await listen("")).status).toBe(401);
    expect((await listen("not.a.token")).status).toBe(401);
    expect((await listen((await somebody([14], [company.locationId])).token)).status).toBe(403);
    const fresh = await createTestUser(portal, company.companyId, {
      permissions: [11],
      locationIds: [],
      initialPassword: true,
    });
    expect((await listen(fresh.token)).status).toBe(403);
  });
});

describe("a stream ends", () => {
  const setMembership = (values: { deleted_at?: string; permissions?: number[] }) =>
    portal.database.db
      .updateTable("memberships")
      .set(values)
      .where("user_id", "=", company.userId)
      .where("company_id", "=", company.companyId)
      .execute();

  test("with its session", async () => {
    const stream = await listen();
    await portal.call({ method: "POST", path: "/auth/logout", token: company.token });
    await expect(stream.ended).resolves.toBeUndefined();
  });

  test("with the person's access", async () => {
    const stream = await listen();
    await setMembership({ deleted_at: testNow });
    await expect(stream.ended).resolves.toBeUndefined();
  });

  test("with the right, and tells before what changed otherwise", async () => {
    const stream = await listen();
    await setMembership({ permissions: [permission.defaultUser] });
    await stream.until("orders");
    await setMembership({ permissions: [permission.orderManager] });
    await expect(stream.ended).resolves.toBeUndefined();
  });

  test("with its access token, before anything more is told", async () => {
    const stream = await listen();
    portal.setNow("2027-03-01T08:15:00Z");
    await createTestOrder(portal, company);
    await expect(stream.ended).resolves.toBeUndefined();
    expect(stream.events).toEqual([["ready"]]);
  });
});

test("whoever comes back is told what they missed, or everything where that is not known", async () => {
  await listen();
  // That the company was made is not to be among it.
  await wait(1_500);
  await createTestOrder(portal, company);
  await wait(300);
  const late = await listen(company.token, 0);
  const missed = await listen(company.token, 1);
  await missed.until("orders");
  const unknown = await listen(company.token, 3_600);
  await unknown.until("documents");
  await wait(500);
  expect(missed.events.flat()).not.toContain("documents");
  expect(late.events).toEqual([["ready"]]);
});
