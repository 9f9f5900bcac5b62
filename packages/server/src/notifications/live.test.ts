import { permission } from "@kreislauf/contract/base";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  assignTestSites,
  createTestCompany,
  createTestKey,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import { createOrderActions, type OrderActions } from "../../test/portal/order-actions.ts";
import { testEvent } from "../../test/examples/provider-examples.ts";
import { numberOfTestCompany } from "../../test/examples/provider-master-data-examples.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { openTestStream, type TestStream } from "../../test/portal/live-stream.ts";

let portal: TestPortal;
let company: TestCompany;
let acts: OrderActions;
const open: TestStream[] = [];

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  vi.spyOn(performance, "now").mockImplementation(() => realNow() + passedMilliseconds);
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  acts = await createOrderActions(portal, company, await createTestKey(portal));
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
  vi.restoreAllMocks();
});

const realNow = performance.now.bind(performance);
let passedMilliseconds = 0;

/** Moves the clock that limits how often a stream is notified and how long changes are kept. */
function passSeconds(seconds: number): void {
  passedMilliseconds += seconds * 1_000;
}

/** The time within which a change must be visible, in milliseconds. */
const promised = 2_000;

async function listen(token: string | undefined = company.token, since = 0): Promise<TestStream> {
  const stream = await openTestStream(portal, token, since);
  open.push(stream);
  if (stream.status === 200) await stream.until("ready");
  return stream;
}

const changeMaintenance = () =>
  portal.database.db.updateTable("maintenance").set({ active: false }).execute();

/**
 * Waits until a change that concerns everybody has arrived. Changes arrive in the sequence in which they were made, so
 * all earlier ones have arrived, too.
 */
async function untilAllNotified(...streams: readonly TestStream[]): Promise<void> {
  await changeMaintenance();
  await Promise.all(streams.map((stream) => stream.until("session")));
}

/**
 * Waits for the changes that the test's preparation has caused, and drops them. It does so twice, because the
 * preparation may itself have caused a change that concerns everybody.
 */
async function settle(...streams: readonly TestStream[]): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await untilAllNotified(...streams);
    for (const stream of streams) stream.clear();
    passSeconds(2);
  }
}

const somebody = (permissions: readonly number[], siteIds: readonly number[]) =>
  createTestUser(portal, company.companyId, { permissions, siteIds });

test("what the provider changes is told within two seconds, and nothing but the room", async () => {
  const orderId = await createTestOrder(portal, company);
  const stream = await listen();
  await settle(stream);
  await acts.provider(orderId, "confirm", { confirmedDate: "2027-03-10" });
  expect(await stream.until("orders")).toBeLessThan(promised);
  expect(stream.events.flat()).not.toContain(String(orderId));
});

test("many changes at once are told a few times", async () => {
  const stream = await listen();
  await settle(stream);
  const start = performance.now();
  for (let index = 0; index < 20; index += 1) await createTestOrder(portal, company);
  await untilAllNotified(stream);
  const seconds = (performance.now() - start) / 1_000;
  expect(stream.events.flat()).toContain("orders");
  expect(stream.events.length).toBeLessThanOrEqual(2 + seconds);
});

test("a change is told to those who see its site", async () => {
  const other = await createTestSite(portal, company.companyId);
  const [colleague, stranger] = [await somebody([11, 14], [other]), await createTestCompany(portal)];
  const streams = await Promise.all([listen(), listen(colleague.token), listen(stranger.token)]);
  await settle(...streams);
  await createTestOrder(portal, company);
  await streams[0].until("orders");
  await untilAllNotified(...streams);
  expect(streams.slice(1).flatMap(({ events }) => events)).toEqual([["session"], ["session"]]);
});

test("whoever gets a site is told, and hears of it from then on", async () => {
  const colleague = await somebody([11], []);
  const stream = await listen(colleague.token);
  await assignTestSites(portal, { userId: colleague.userId, companyId: company.companyId }, [company.siteId]);
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
  const stranger = await createTestCompany(portal);
  const streams = await Promise.all([listen(), listen(stranger.token)]);
  await settle(...streams);
  const answer = await portal.call({
    method: "POST",
    path: `/provider/v1/${call}`,
    body: { ...testEvent(portal), customerNumber: await numberOfTestCompany(portal, company), ...body },
    token: await createTestKey(portal),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  await streams[0].until(room);
  await untilAllNotified(streams[1]);
  expect(streams[1].events).toEqual([["session"]]);
});

test("a change that is rolled back is told to nobody", async () => {
  const stream = await listen();
  await settle(stream);
  const failing = portal.database.db.transaction().execute(async (db) => {
    await db
      .updateTable("orders")
      .set({ details: "x" })
      .where("company_id", "=", company.companyId)
      .execute();
    await db.updateTable("sites").set({ alias: "x" }).where("id", "=", company.siteId).execute();
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await untilAllNotified(stream);
  expect(stream.events).toEqual([["session"]]);
});

test("maintenance is told to everybody", async () => {
  const stream = await listen();
  await changeMaintenance();
  expect(await stream.until("session")).toBeLessThan(promised);
});

describe("a stream is refused", () => {
  test("to somebody who is not signed in, or whose initial password is set, or without the right", async () => {
    expect((await listen("")).status).toBe(401);
    expect((await listen("not.a.token")).status).toBe(401);
    expect((await listen((await somebody([14], [company.siteId])).token)).status).toBe(403);
    const fresh = await createTestUser(portal, company.companyId, {
      permissions: [11],
      siteIds: [],
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
  const first = await listen();
  await settle(first);
  // Makes the changes from creating the company too old to be reported.
  passSeconds(60);
  await createTestOrder(portal, company);
  await settle(first);
  const late = await listen(company.token, 0);
  const missed = await listen(company.token, 30);
  await missed.until("orders");
  const unknown = await listen(company.token, 3_600);
  await unknown.until("documents");
  await untilAllNotified(late, missed);
  expect(missed.events.flat()).not.toContain("documents");
  expect(late.events).toEqual([["ready"], ["session"]]);
});
