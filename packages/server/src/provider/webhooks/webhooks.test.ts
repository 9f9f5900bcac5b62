import { lookup } from "node:dns/promises";
import { hostname } from "node:os";
import type { FeedEvent } from "@kreislauf/contract/provider";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runTestCommand } from "../../../test/portal/run-command.ts";
import { createTestCompany, createTestKey, type TestCompany } from "../../../test/factories/company.ts";
import { readTestFeed } from "../../../test/portal/read-feed.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";
import { startTestReceiver, type TestReceiver } from "../../../test/fakes/webhook-receiver.ts";
import { deliverNextEvent, type WebhookServices } from "./deliver-webhooks.ts";
import { assignEventPositions } from "../feed/feed.store.ts";
import { postToReceiver } from "../../base/http/post-to-receiver.ts";
import { leaseNextJob } from "../../base/jobs/lease-queue.store.ts";
import { webhookQueueTable } from "./webhooks.store.ts";

let portal: TestPortal;
let company: TestCompany;
let receiver: TestReceiver;
let logged: string[];
let parts: WebhookServices;

beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  await portal.database.db.deleteFrom("webhooks").execute();
  receiver = await startTestReceiver();
  logged = [];
  const note = (facts: object, words: string) => void logged.push(`${words} ${JSON.stringify(facts)}`);
  const log = { warn: note, error: note } as unknown as WebhookServices["log"];
  parts = { db: portal.database.db, clock: portal, log };
});
afterEach(() => receiver.close());

const run = (line: string) => runTestCommand(portal, ...line.split(" "));

async function createWebhook(options = "") {
  const { ok, lines } = await run(`webhook create --url ${receiver.url} --internal ${options}`.trim());
  expect(ok, lines.join("\n")).toBe(true);
  const [secret = "", , hint = ""] = lines;
  return { secret, handle: /wh_[0-9a-f]{8}/.exec(hint)?.[0] ?? "" };
}

/** Creates an order and writes an entry of its log, which causes an event. */
async function happen(change: "edited" | "cancelled" = "edited"): Promise<number> {
  const order_id = await createTestOrder(portal, company);
  const entry = { order_id, changed_on: portal.now().toString(), changed_by: company.userId };
  await portal.database.db
    .insertInto("order_log")
    .values({ ...entry, change, old: "{}", new: "{}" })
    .execute();
  return order_id;
}

async function deliverAll(): Promise<void> {
  while (await deliverNextEvent(parts));
}

const later = (seconds: number) => portal.setNow(portal.now().add({ seconds }).toString());
const events = () =>
  receiver.received.map(({ body }) => JSON.parse(body) as FeedEvent & { order: { id: number } });
const orders = () => events().map(({ order }) => order.id);
const list = async () => (await run("webhook list")).lines.join("\n");

describe("what arrives", () => {
  test("is the event as the feed tells it, signed as Standard Webhooks want it", async () => {
    portal.setNow(Temporal.Now.instant().toString());
    const { secret } = await createWebhook();
    const orderId = await happen();
    await deliverAll();
    expect(orders()).toEqual([orderId]);
    const [{ headers, body } = { headers: {}, body: "" }] = receiver.received;
    expect(headers["content-type"]).toBe("application/json");
    // Another implementation of Standard Webhooks verifies the signature.
    const verifier = new Webhook(secret);
    const signed = headers as Record<string, string>;
    expect(verifier.verify(body, signed)).toEqual(JSON.parse(body));
    expect(() => verifier.verify(body.replace('"amount":1', '"amount":2'), signed)).toThrow("signature");
    expect(() => verifier.verify(body, { ...signed, "webhook-id": "evt_1" })).toThrow("signature");
    const other = await createWebhook();
    expect(() => new Webhook(other.secret).verify(body, signed)).toThrow("signature");

    const key = await createTestKey(portal, ["events:read"]);
    const { position } = JSON.parse(body) as FeedEvent;
    expect((await readTestFeed(portal, key, `after=${position - 1}`)).events).toEqual([JSON.parse(body)]);
  });

  test("begins with what happens after the webhook was made", async () => {
    await happen();
    await createWebhook();
    await deliverAll();
    expect(orders()).toEqual([]);
    const orderId = await happen();
    await deliverAll();
    expect(orders()).toEqual([orderId]);
  });

  test("are only the types asked for", async () => {
    await createWebhook("--event order.cancelled,order.claimed");
    await happen();
    const cancelled = await happen("cancelled");
    await happen();
    await deliverAll();
    expect(orders()).toEqual([cancelled]);
    expect(await list()).toContain("0 waiting  order.cancelled,order.claimed");
  });

  test("goes to each webhook, whatever becomes of the others", async () => {
    const other = await startTestReceiver();
    await createWebhook();
    await run(`webhook create --url ${other.url} --internal`);
    await receiver.close();
    await happen();
    await deliverAll();
    expect(other.received).toHaveLength(1);
    await other.close();
  });
});

describe("a receiver that does not take an event", () => {
  test("gets it again, with the same id, before any later one", async () => {
    await createWebhook();
    const first = await happen();
    const second = await happen();
    receiver.answer(500, 503);
    await deliverAll();
    expect(orders()).toEqual([first]);
    later(9);
    await deliverAll();
    expect(orders()).toEqual([first]);
    later(1);
    await deliverAll();
    later(19);
    await deliverAll();
    expect(orders()).toEqual([first, first]);
    expect(await list()).toMatch(/fails, next at .* after 2 attempts since .*: HTTP 503 {2}2 waiting/);
    later(1);
    await deliverAll();
    expect(orders()).toEqual([first, first, first, second]);
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect([new Set(ids.slice(0, 3)).size, ids[3] === ids[2]]).toEqual([1, false]);
    expect(await list()).toMatch(/active, last taken .* {2}0 waiting {2}every event/);
    const rows = await portal.database.db.selectFrom("webhooks").selectAll().execute();
    expect(JSON.stringify([rows, logged])).not.toContain("Geheimnis");
  });

  test("is waited for up to four hours at a time, for four days, then left to the operator", async () => {
    const { handle } = await createWebhook();
    const orderId = await happen();
    await receiver.close();
    const waits: number[] = [];
    for (let hours = 0; hours < 110;) {
      await deliverAll();
      const row = await portal.database.db.selectFrom("webhooks").selectAll().executeTakeFirstOrThrow();
      if (row.suspended_at !== null) break;
      const wait = portal.now().until(Temporal.Instant.from(row.due_at)).total("seconds");
      waits.push(wait);
      later(wait);
      hours += wait / 3_600;
    }
    expect(waits.slice(0, 4)).toEqual([10, 20, 40, 80]);
    expect(Math.max(...waits)).toBe(4 * 3_600);
    expect(waits.reduce((one, other) => one + other)).toBeGreaterThanOrEqual(96 * 3_600);
    expect(await list()).toMatch(
      /given up after \d+ attempts since 2027-03-01T08:00: ECONNREFUSED {2}1 waiting/,
    );
    expect(logged.at(-1)).toMatch(/^webhook given up/);
    later(86_400);
    await deliverAll();

    receiver = await startTestReceiver(receiver.port);
    expect((await run(`webhook retry ${handle}`)).ok).toBe(true);
    await deliverAll();
    expect(orders()).toEqual([orderId]);
  });

  test("because it leads elsewhere, is not followed; one that is gone is left at once", async () => {
    await createWebhook();
    await happen();
    receiver.answer(302, 410);
    await deliverAll();
    expect(receiver.received).toHaveLength(1);
    later(10);
    await deliverAll();
    expect(await list()).toMatch(/given up after 2 attempts .*: HTTP 410/);
  });

  test("but is silent, is left after ten seconds", { timeout: 20_000 }, async () => {
    await createWebhook();
    await happen();
    const silence = Promise.withResolvers<number>();
    receiver.answer(() => silence.promise);
    const begun = performance.now();
    await deliverAll();
    expect(performance.now() - begun).toBeLessThan(14_000);
    expect(await list()).toContain("no answer in time");
    silence.resolve(204);
  });
});

describe("side by side", () => {
  test("nobody else delivers to a webhook while one of its events is under way", async () => {
    await createWebhook();
    const first = await happen();
    const second = await happen();
    const arrived = Promise.withResolvers<void>();
    const held = Promise.withResolvers<number>();
    receiver.answer(() => (arrived.resolve(), held.promise));
    const one = deliverNextEvent(parts);
    await arrived.promise;
    expect(await deliverNextEvent(parts)).toBe(false);
    held.resolve(204);
    expect(await one).toBe(true);
    await deliverAll();
    expect(orders()).toEqual([first, second]);
  });

  test("what a dead process held is taken up after a minute", async () => {
    await createWebhook();
    const orderId = await happen();
    await deliverAll();
    const next = await happen();
    await assignEventPositions(portal.database.db);
    expect(await leaseNextJob(portal.database.db, webhookQueueTable, portal.now())).toBeDefined();
    later(60);
    await deliverAll();
    expect(orders()).toEqual([orderId]);
    later(1);
    await deliverAll();
    expect(orders()).toEqual([orderId, next]);
  });
});

describe("the operator", () => {
  test("sees the secret once; it is not in the database", async () => {
    const { secret, handle } = await createWebhook();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const { db } = portal.database;
    const rows = [
      ...(await db.selectFrom("webhooks").selectAll().execute()),
      ...(await db.selectFrom("server_secrets").selectAll().execute()).map(({ value }) =>
        Buffer.from(value).toString("base64"),
      ),
    ];
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
    expect(await list()).not.toContain(secret.slice(6));
    expect(await list()).toContain(`${handle}  active  0 waiting  every event  ${receiver.url}`);
  });

  test("makes webhooks anew in a restored database, whose secrets are others", async () => {
    await createWebhook();
    await happen();
    const { db } = portal.database;
    await db
      .updateTable("server_secrets")
      .set({ value: Buffer.alloc(32, 7) })
      .where("name", "=", "webhooks")
      .execute();
    await deliverAll();
    expect(receiver.received).toEqual([]);
    expect(await list()).toContain("the secret was another server's");
  });

  test("ends a webhook at once", async () => {
    const { handle } = await createWebhook();
    await happen();
    expect((await run(`webhook revoke ${handle}`)).lines).toEqual([`${handle} is revoked.`]);
    await deliverAll();
    expect(receiver.received).toEqual([]);
    expect(await list()).toContain("revoked 2027-03-01T08:00");
    for (const verb of ["revoke", "retry"]) expect((await run(`webhook ${verb} ${handle}`)).ok).toBe(false);
  });

  test.for([
    ["nothing", "must be an address"],
    ["ftp://erp.example/events", "must be an address"],
    ["https://user:secret@erp.example/events", "must not hold a password"],
    ["http://erp.example/events", "must begin with https:"],
    ["https://127.0.0.1/events", "own network"],
    ["https://10.1.2.3/events", "own network"],
    ["https://172.31.0.1/events", "own network"],
    ["https://192.168.7.7/events", "own network"],
    ["https://169.254.169.254/latest", "own network"],
    ["https://[::1]/events", "own network"],
    ["https://[fd00::7]/events", "own network"],
    ["https://[::ffff:10.1.2.3]/events", "own network"],
    ["https://erp.localhost/events", "own network"],
  ])("is told what is wrong with %s", async ([url = "", problem = ""]) => {
    const { ok, lines } = await run(`webhook create --url ${url}`);
    expect([ok, lines[0]]).toEqual([false, expect.stringContaining(problem)]);
  });

  test("is told which events there are", async () => {
    const { lines } = await run("webhook create --url https://erp.example/events --event order.made");
    expect(lines[0]).toMatch(/^There is no event 'order\.made': order\.created, .*order\.edited/);
    expect((await run("webhook create --url https://172.32.0.1/events")).ok).toBe(true);
  });
});

/** The machine's host name usually resolves to a private IP address. */
const own = await lookup(hostname()).catch(() => undefined);
test.runIf(/^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(own?.address ?? ""))(
  "a name that leads into an own network is not connected to",
  async () => {
    const url = `http://${hostname()}:${receiver.port}/events`;
    const post = { url, headers: {}, body: "{}" };
    await expect(postToReceiver({ ...post, internal: false }, new AbortController().signal)).rejects.toThrow(
      "internal address",
    );
  },
);
