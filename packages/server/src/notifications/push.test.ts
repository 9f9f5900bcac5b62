import { lookup } from "node:dns/promises";
import { hostname } from "node:os";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestCompany, createTestKey, type TestCompany } from "../../test/factories/company.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import {
  createTestPushReceiver,
  startTestPushService,
  type TestPushService,
} from "../../test/fakes/push-service.ts";
import { createOrderActions, type OrderActions } from "../../test/portal/order-actions.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { isInternalHost } from "../base/http/internal-addresses.ts";
import { postToReceiver } from "../base/http/post-to-receiver.ts";
import { deliverNextPush } from "./deliver-push.ts";

let portal: TestPortal;
let company: TestCompany;
let acts: OrderActions;
let service: TestPushService;
const logged: unknown[] = [];

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  acts = await createOrderActions(portal, company, await createTestKey(portal));
  service = await startTestPushService();
  logged.length = 0;
  return () => service.close();
});

const call = (method: "GET" | "POST" | "DELETE", body?: unknown, token = company.token) =>
  portal.call({ method, path: "/notifications/push", body, token });
const settings = async (token?: string) =>
  (await call("GET", undefined, token)).json<{ isOn: boolean; publicKey: string }>();

async function subscribe(token?: string) {
  const subscription = service.createReceiver();
  const answer = await call("POST", subscription, token);
  expect(answer.statusCode, answer.body).toBe(200);
  return subscription;
}

const log = {
  warn: (facts: unknown) => void logged.push(facts),
  error: (facts: unknown) => void logged.push(facts),
};
/** Sends all messages that are due; returns what browsers show of them. */
async function deliver(post: typeof postToReceiver = service.post) {
  const before = service.received.length;
  const { db } = portal.database;
  const branding = { supportEmail: "hilfe@portal.example" };
  while (await deliverNextPush({ db, clock: portal, branding, log, post }));
  return service.received.slice(before);
}
const fail = async () => {
  const orderId = await createTestOrder(portal, company);
  await acts.provider(orderId, "fail", { reason: "Tor zu" });
  return orderId;
};
/** The number of subscriptions in this test's company. */
const countSubscriptions = async () =>
  (
    await portal.database.db
      .selectFrom("push_subscriptions")
      .select("session_id")
      .where("company_id", "=", company.companyId)
      .execute()
  ).length;
const countMessages = async () =>
  (
    await portal.database.db
      .selectFrom("push_messages")
      .innerJoin("push_subscriptions", "push_subscriptions.session_id", "push_messages.session_id")
      .select("push_messages.id")
      .where("company_id", "=", company.companyId)
      .execute()
  ).length;

describe("a push message", () => {
  test("tells a browser that asked for it what happened, encrypted, signed and once", async () => {
    const { publicKey, isOn } = await settings();
    expect(isOn).toBe(false);
    const { endpoint } = await subscribe();
    expect((await settings()).isOn).toBe(true);
    const orderId = await fail();
    const [push, ...more] = await deliver();
    expect(more).toEqual([]);
    expect(push).toMatchObject({
      path: new URL(endpoint).pathname,
      content: {
        title: "Fehlfahrt",
        text: "Altholz A I–III, Werkstatt 2, Tor zu",
        path: `/order/${orderId}`,
      },
      ttl: "86400",
      publicKey,
      claims: { aud: "https://push.example", sub: "mailto:hilfe@portal.example" },
    });
    expect(await deliver()).toEqual([]);
    expect(await countMessages()).toBe(0);
  });

  test("is sent of what matters only, not of what one did oneself, and not of what is switched off", async () => {
    await subscribe();
    await acts.cancel(await createTestOrder(portal, company));
    await acts.provider(await createTestOrder(portal, company, { desiredDate: "2027-02-26" }), "execute");
    expect(await deliver()).toEqual([]);
    await portal.database.db
      .updateTable("memberships")
      .set({ cancellation_confirmation: false })
      .where("user_id", "=", company.userId)
      .execute();
    await acts.provider(await createTestOrder(portal, company), "cancel");
    expect(await deliver()).toEqual([]);
    expect(await countMessages()).toBe(0);
  });

  test("is not sent of a site that the person does not see any more", async () => {
    await subscribe();
    await fail();
    await portal.database.db.deleteFrom("user_sites").where("user_id", "=", company.userId).execute();
    expect(await deliver()).toEqual([]);
  });

  test("ends with switching it off, with signing out, and with the session", async () => {
    await subscribe();
    await call("DELETE");
    await fail();
    expect(await deliver()).toEqual([]);
    await subscribe();
    await fail();
    portal.setNow("2100-01-01T00:00:00Z");
    expect(await deliver()).toEqual([]);
    portal.setNow(testNow);
    expect((await settings()).isOn).toBe(false);
    await subscribe();
    await fail();
    await portal.call({ method: "POST", path: "/auth/logout", token: company.token, body: {} });
    expect(await deliver()).toEqual([]);
    expect(await countSubscriptions()).toBe(0);
  });

  test.each([404, 410])("that is answered with %i ends the subscription", async (status) => {
    await subscribe();
    await fail();
    service.answer(status);
    await deliver();
    expect((await settings()).isOn).toBe(false);
    await fail();
    expect(await deliver()).toEqual([]);
  });

  test("is tried again where the push service fails, and given up where it refuses", async () => {
    await subscribe();
    await fail();
    service.answer(503);
    expect(await deliver()).toHaveLength(1);
    expect(await deliver()).toEqual([]);
    portal.setNow("2027-03-01T08:01:00Z");
    service.answer(413);
    expect(await deliver()).toHaveLength(1);
    portal.setNow("2027-03-01T09:00:00Z");
    expect(await deliver()).toEqual([]);
    expect(await countMessages()).toBe(0);
  });

  test("never tells the log where a browser is reached", async () => {
    const { endpoint, keys } = await subscribe();
    await fail();
    service.answer(503);
    await deliver();
    expect(logged).toHaveLength(1);
    for (const secret of [endpoint, keys.auth, keys.p256dh])
      expect(JSON.stringify(logged)).not.toContain(secret);
  });

  test("reaches whoever is signed in at a browser last, and nobody else there", async () => {
    const subscription = await subscribe();
    const other = await createTestCompany(portal);
    expect((await call("POST", subscription, other.token)).statusCode).toBe(200);
    expect((await settings()).isOn).toBe(false);
    await fail();
    expect(await deliver()).toEqual([]);
  });
});

test.each([
  "http://push.example/1",
  "https://localhost/1",
  "https://127.0.0.1/1",
  "https://[::1]/1",
  "https://10.0.0.8/1",
  "https://user:password@push.example/1",
  "ftp://push.example/1",
  "push",
])("no message goes to %s", async (endpoint) => {
  const { subscription } = createTestPushReceiver();
  const answer = await call("POST", { ...subscription, endpoint });
  expect(answer.statusCode, answer.body).toBe(400);
  expect((await settings()).isOn).toBe(false);
});

/** The address of this machine's host name, which is usually private. */
const own = await lookup(hostname()).catch(() => undefined);
test.runIf(isInternalHost(own?.address ?? ""))(
  "no message goes to a name that leads into the own network",
  async () => {
    const { subscription } = createTestPushReceiver();
    await call("POST", { ...subscription, endpoint: `https://${hostname()}/1` });
    await fail();
    await deliver(postToReceiver);
    expect(logged).toMatchObject([{ reason: "internal address" }]);
    expect(await countMessages()).toBe(1);
  },
);
