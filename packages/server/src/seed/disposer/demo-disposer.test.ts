import type { AddressInfo } from "node:net";
import { berlinDate } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import { orderStatus } from "@kreislauf/contract/orders";
import type { SignedIn } from "@kreislauf/contract/session";
import { systemUser } from "@kreislauf/contract/users";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openFiles } from "../../base/files/files.ts";
import { revokeApiKey } from "../../provider/base/api-keys.store.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";
import { demoPassword } from "../demo/content/demo-people.ts";
import { seedDemo } from "../demo/seed-demo.ts";
import { makeNextCall, type DisposerServices, isDisposerEnabled, startDisposer } from "./demo-disposer.ts";
import { getDisposerKey } from "./disposer-key.ts";

const minutes = 60_000;

let portal: TestPortal;
let parts: DisposerServices;
let logged: string[];
let refused: Set<string>;
let companyA: number;

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.database;
  const files = await openFiles(portal.config);
  await seedDemo(db, { now: portal.now(), files, progress: () => undefined });
  await portal.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = portal.app.server.address() as AddressInfo;
  const note = (words: string) => void logged.push(words);
  const log = { info: note, warn: note, error: note } as unknown as DisposerServices["log"];
  parts = { db, clock: portal, log, portal: `http://127.0.0.1:${port}` };
  companyA = (
    await db
      .selectFrom("companies")
      .select("id")
      .where("customer_number", "=", "70018422")
      .executeTakeFirstOrThrow()
  ).id;
}, minutes);
afterAll(() => portal.close());
beforeEach(() => {
  logged = [];
  refused = new Set();
});

const later = (amount: Temporal.DurationLike) => portal.setNow(portal.now().add(amount).toString());

/** Makes one call per minute until there is nothing left to do; returns the log. */
async function workThrough(): Promise<readonly string[]> {
  for (let acts = 0; acts < 1_000; acts += 1) {
    if ((await makeNextCall(parts, refused)) === "nothing") return logged;
    later({ minutes: 1 });
  }
  throw new Error("There is no end of it.");
}

const ordersOfA = () =>
  parts.db.selectFrom("orders").selectAll().where("company_id", "=", companyA).orderBy("id").execute();

async function signIn(): Promise<string> {
  const body = { email: "admin@demo.example", password: demoPassword };
  const answer = await portal.call({ method: "POST", path: "/auth/login/credentials", body });
  return answer.json<SignedIn>().accessToken;
}

test("the demo's past is no event of the feed", async () => {
  expect(await parts.db.selectFrom("feed_events").select("id").limit(1).execute()).toEqual([]);
});

test(
  "the orders of three days end up carried out, with receipts, failed trips and tickets",
  { timeout: 5 * minutes },
  async () => {
    portal.setNow(testNow);
    const today = berlinDate(portal.now());
    const days = [today, "2027-03-02", "2027-03-03"];
    for (let acts = 0; acts < 7; acts += 1, later({ minutes: 1 })) await makeNextCall(parts, refused);
    const seen = new Set(logged.map((line) => line.replaceAll(/[\d:.TZ-]+/g, "")));
    expect(seen.size, logged.join("\n")).toBeGreaterThan(3);

    const due = (await ordersOfA()).filter(
      (order) =>
        days.includes(order.desired_date) && order.status === orderStatus.open && order.proposal === null,
    );
    expect(due.length).toBeGreaterThan(5);
    for (const day of days) {
      if (day !== today) portal.setNow(`${day}T08:00:00Z`);
      await workThrough();
    }

    const after = new Map((await ordersOfA()).map((order) => [order.id, order]));
    expect(after.size).toBeLessThanOrEqual(1_500);
    const outcomes = due.map(({ id }) => after.get(id)).filter((order) => order !== undefined);
    const stillToDo = outcomes.filter(
      (order) =>
        order.status === orderStatus.open && order.executed_on === null && order.desired_date <= "2027-03-03",
    );
    expect(stillToDo).toEqual([]);
    const done = outcomes.filter((order) => order.executed_on !== null);
    expect(done.some((order) => (order.weight_kg ?? 0) > 0 && order.treatment_code !== "")).toBe(true);
    const receipts = await parts.db
      .selectFrom("documents")
      .innerJoin("document_render_queue", "document_render_queue.document_id", "documents.id")
      .select("order_id")
      .where("type", "=", "service_receipt")
      .where(
        "order_id",
        "in",
        done.map(({ id }) => id),
      )
      .execute();
    expect(receipts).toHaveLength(done.length);
    expect(new Set(receipts.map(({ order_id }) => order_id))).toEqual(new Set(done.map(({ id }) => id)));

    for (const words of [
      /^the demo's disposer answers inquiry \d+$/,
      /accepts the change of agreement \d+/,
      /numbers agreement \d+/,
      /fails at order \d+/,
      /carries out order \d+/,
      /publishes the receipt of order \d+/,
      /confirms order \d+/,
      /proposes another date for order \d+/,
    ]) {
      expect(logged.filter((line) => words.test(line)).length, String(words)).toBeGreaterThan(0);
    }
    const unanswered = await parts.db
      .selectFrom("inquiries")
      .select("id")
      .where("answer", "is", null)
      .execute();
    expect(unanswered).toEqual([]);
    expect(logged.filter((line) => /may not/.test(line)).length).toBeLessThanOrEqual(3);
  },
);

test("a claim gets its ticket, and is solved the day after", { timeout: minutes }, async () => {
  portal.setNow("2027-03-04T08:00:00Z");
  const token = await signIn();
  const open = (await ordersOfA()).find(
    (order) =>
      order.status === orderStatus.open && order.executed_on !== null && order.desired_date === "2027-03-03",
  );
  const orderId = open?.id ?? 0;
  const body = { orderId, claimReasonId: 2 };
  const answer = await portal.call({ method: "POST", path: "/order/claim", body, token });
  expect(answer.statusCode, answer.body).toBe(200);
  const claim = async () =>
    (await parts.db.selectFrom("orders").select("claim").where("id", "=", orderId).executeTakeFirstOrThrow())
      .claim;

  later({ minutes: 11 });
  await workThrough();
  expect(await claim()).toMatchObject({
    ticketNumber: `T-${30_000 + (orderId % 60_000)}`,
    ticketStatus: "In Bearbeitung",
  });
  later({ hours: 25 });
  await workThrough();
  expect(await claim()).toMatchObject({ ticketStatus: "Gelöst" });
});

test("what somebody has touched is left alone for ten minutes", { timeout: minutes }, async () => {
  portal.setNow("2027-03-08T08:00:00Z");
  await workThrough();
  const order = (await ordersOfA()).find(
    ({ status, confirmed_date, desired_date, created_by, container_action_id }) =>
      status === orderStatus.open &&
      confirmed_date !== null &&
      created_by > systemUser.system &&
      desired_date > "2027-03-10" &&
      desired_date < "2027-03-16" &&
      container_action_id !== containerAction.exchange,
  );
  expect(order).toBeDefined();
  const { id = 0, version = 0 } = order ?? {};
  const edit = await portal.call({
    method: "PATCH",
    path: `/order/edit/${id}`,
    body: { version, noteToDisposer: "Bitte am Tor klingeln." },
    token: await signIn(),
  });
  expect(edit.statusCode, edit.body).toBe(200);
  const touched = portal.now();
  const unconfirmed = parts.db.updateTable("orders").set({ confirmed_date: null }).where("id", "=", id);
  await unconfirmed.execute();
  const orderNow = () =>
    parts.db
      .selectFrom("orders")
      .select(["version", "confirmed_date"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();

  portal.setNow(touched.add({ minutes: 9, seconds: 59 }).toString());
  while ((await makeNextCall(parts, refused)) !== "nothing");
  expect(await orderNow()).toEqual({ version: version + 1, confirmed_date: null });
  portal.setNow(touched.add({ minutes: 10 }).toString());
  await makeNextCall(parts, refused);
  expect(await orderNow()).toEqual({ version: version + 2, confirmed_date: order?.desired_date });
});

test("it works by the demo only, not in production, and under a test's clock only if asked for", async () => {
  const { db } = parts;
  const plain = { NODE_ENV: "development", PORTAL_NOW: undefined, DEMO_DISPOSER: undefined } as const;
  expect(await isDisposerEnabled(db, plain)).toBe(true);
  expect(await isDisposerEnabled(db, { ...plain, DEMO_DISPOSER: "off" })).toBe(false);
  for (const setting of [{ NODE_ENV: "test" }, { PORTAL_NOW: portal.now() }] as const) {
    expect(await isDisposerEnabled(db, { ...plain, ...setting })).toBe(false);
    expect(await isDisposerEnabled(db, { ...plain, ...setting, DEMO_DISPOSER: "on" })).toBe(true);
  }
  expect(await isDisposerEnabled(db, { ...plain, NODE_ENV: "production", DEMO_DISPOSER: "on" })).toBe(false);
  const empty = await openTestPortal();
  expect(await isDisposerEnabled(empty.database.db, plain)).toBe(false);
  await empty.close();
});

test("begins after a while, goes on at its pace, stops at once, and for good when its key is revoked", async () => {
  portal.setNow("2027-03-09T08:00:00Z");
  const waiting = startDisposer(parts);
  await waiting.stop();
  expect(logged).toEqual([]);
  const quick = startDisposer(parts, { firstSeconds: 0, everySeconds: 0.01 });
  await expect.poll(() => logged.length).toBeGreaterThan(1);
  await quick.stop();
  const { length } = logged;
  const key = await getDisposerKey(parts.db, portal.now());
  await revokeApiKey(parts.db, key.slice(0, 11), portal.now());
  const dismissed = startDisposer(parts, { firstSeconds: 0, everySeconds: 0.01 });
  await expect.poll(() => logged.at(-1)).toContain("its key is revoked");
  await dismissed.stop();
  expect(logged).toHaveLength(length + 1);
});
