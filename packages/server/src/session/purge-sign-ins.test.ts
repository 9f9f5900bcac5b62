import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, signInTestUser, type TestCompany } from "../../test/factories/company.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { resetSignInState } from "../../test/portal/sign-in-mails.ts";
import { deleteEndedSignIns } from "./purge-sign-ins.store.ts";

let portal: TestPortal;
let company: TestCompany;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  await resetSignInState(portal);
  company = await createTestCompany(portal);
});

const later = (days: number, seconds = 0) => portal.now().add({ hours: 24 * days, seconds });
const purge = (now: Temporal.Instant, limit = 1_000) => deleteEndedSignIns(portal.database.db, now, limit);
const sessionIds = () =>
  portal.database.db
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", company.userId)
    .orderBy("created_at")
    .execute();

test("a session goes 90 days after its end; the newest one stays, however old", async () => {
  portal.setNow(later(0, 60).toString());
  await signInTestUser(portal, company.email);
  const [first, newest] = await sessionIds();
  await portal.database.db
    .updateTable("sessions")
    .set({ revoked_at: testNow })
    .where("user_id", "=", company.userId)
    .execute();
  const ended = Temporal.Instant.from(testNow);
  await purge(ended.add({ hours: 24 * 90 }));
  expect(await sessionIds()).toEqual([first, newest]);
  await purge(ended.add({ hours: 24 * 90, seconds: 1 }));
  expect(await sessionIds()).toEqual([newest]);
  await purge(ended.add({ hours: 24 * 4_000 }));
  expect(await sessionIds()).toEqual([newest]);
});

test("one that is open stays, and what it belongs to", async () => {
  portal.setNow(later(0, 60).toString());
  await signInTestUser(portal, company.email);
  await purge(portal.now());
  expect(await sessionIds()).toHaveLength(2);
});

test("links go 30 days after their end, failed attempts when nothing is counted or locked any more", async () => {
  const { db } = portal.database;
  const start = Temporal.Instant.from(testNow);
  await portal.call({
    method: "POST",
    path: "/auth/sign-in",
    body: { email: company.email, password: "wrong" },
  });
  const failures = () => db.selectFrom("sign_in_failures").select("subject").execute();
  const links = () => db.selectFrom("one_time_links").select("kind").execute();
  await db.deleteFrom("one_time_links").execute();
  await db
    .insertInto("one_time_links")
    .values({
      token_hash: Buffer.from("a link that has ended"),
      kind: "reset",
      user_id: company.userId,
      company_id: null,
      created_at: testNow,
      expires_at: start.add({ minutes: 60 }).toString(),
      used_at: null,
      replaced_at: null,
    })
    .execute();
  expect((await failures()).length).toBeGreaterThan(0);
  await purge(start.add({ hours: 24 * 30 }));
  expect(await links()).toHaveLength(1);
  expect((await failures()).length).toBeGreaterThan(0);
  await purge(start.add({ hours: 24 * 30 + 2 }));
  expect(await links()).toEqual([]);
  expect(await failures()).toEqual([]);
});

test("browsers are forgotten after 400 days", async () => {
  const { db } = portal.database;
  const start = Temporal.Instant.from(testNow);
  await db.deleteFrom("known_browsers").execute();
  await db
    .insertInto("known_browsers")
    .values({ user_id: company.userId, browser_hash: Buffer.from("browser"), last_used_at: testNow })
    .execute();
  await purge(start.add({ hours: 24 * 400 }));
  expect(await db.selectFrom("known_browsers").selectAll().execute()).toHaveLength(1);
  await purge(start.add({ hours: 24 * 400, seconds: 1 }));
  expect(await db.selectFrom("known_browsers").selectAll().execute()).toEqual([]);
});
