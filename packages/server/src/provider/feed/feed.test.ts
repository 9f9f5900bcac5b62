import { setImmediate as later } from "node:timers/promises";
import { containerAction } from "@kreislauf/contract/catalog";
import { type FeedEvent, feedRetentionDays } from "@kreislauf/contract/provider";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { agreementExamples } from "../../../test/examples/agreement-examples.ts";
import { createTestCompany, createTestKey, type TestCompany } from "../../../test/factories/company.ts";
import { lastFeedPosition, readTestFeed } from "../../../test/portal/read-feed.ts";
import { expectLockWaits } from "../../../test/assertions/expect-lock-waits.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createOrderActions, type OrderActions } from "../../../test/portal/order-actions.ts";
import { explain } from "../../../test/assertions/query-plans.ts";
import { testDatabaseUrl } from "../../../test/portal/processes.ts";
import { statusAndCode, openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";
import { deleteOldEvents, assignEventPositions, readFeedState } from "./feed.store.ts";

let portal: TestPortal;
let company: TestCompany;
let acts: OrderActions;
let key: string;
/** The last position of the feed when a test begins. */
let from: number;

beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal, { containersOnSite: 2 });
  acts = await createOrderActions(portal, company, key);
  from = await lastFeedPosition(portal, key);
});

const read = (query = "") => readTestFeed(portal, key, `after=${from}${query}`);
const readEvents = async () => (await read()).events;
const typesOf = (events: readonly FeedEvent[]) => events.map(({ type }) => type);

const wish = () => ({
  agreementId: company.agreementId,
  containerActionId: containerAction.empty,
  desiredDate: "2027-03-09",
});

describe("the feed tells", () => {
  test("of an order what was done to it, by whom, and how it was afterwards, each time", async () => {
    const { body: given } = await acts.create(wish());
    portal.setNow("2027-03-01T08:10:00Z");
    await acts.edit(given.id, { version: 1, amount: 2 });
    await acts.provider(given.id, "confirm", { confirmedDate: "2027-03-09" });
    await acts.cancel(given.id);
    const events = await readEvents();
    expect(typesOf(events)).toEqual(["order.created", "order.edited", "order.confirmed", "order.cancelled"]);
    expect(events.map(({ position }) => position)).toEqual([from + 1, from + 2, from + 3, from + 4]);
    expect(events.map(({ causedBy, userId }) => [causedBy, userId])).toEqual([
      ["customer", company.userId],
      ["customer", company.userId],
      ["provider", null],
      ["customer", company.userId],
    ]);
    const [created, edited] = events;
    const { body: order } = await portal
      .call({ path: `/provider/v1/order/${given.id}`, token: key })
      .then((answer) => ({ body: answer.json<Record<string, unknown>>() }));
    expect(created).toMatchObject({ occurredAt: "2027-03-01T08:00:00.000Z", old: {}, new: { amount: 1 } });
    expect(created).toHaveProperty("order", {
      ...order,
      orderStatusId: 1,
      amount: 1,
      confirmedDate: null,
      version: 1,
    });
    expect(edited).toMatchObject({
      occurredAt: "2027-03-01T08:10:00.000Z",
      old: { amount: 1 },
      new: { amount: 2 },
      order: { amount: 2, version: 2 },
    });
    expect(events[3]).toHaveProperty("order", order);
  });

  test("in which phase an order was at that moment, by the rule that all screens follow", async () => {
    const { body: given } = await acts.create(wish());
    await acts.provider(given.id, "confirm", { confirmedDate: "2027-03-09" });
    const other = await createTestOrder(portal, company);
    await acts.provider(other, "propose", { date: "2027-03-12" });
    const past = await createTestOrder(portal, company, { desiredDate: "2027-02-22" });
    await acts.claim(past);
    await acts.close(past, 2);
    const events = await readEvents();
    expect(events.map((event) => [event.type, "phase" in event && event.phase])).toEqual([
      ["order.created", "requested"],
      ["order.confirmed", "confirmed"],
      ["order.proposed", "proposal"],
      ["order.claimed", "waiting"],
      ["order.claim_closed", null],
    ]);
  });

  test("of claims and what became of proposals", async () => {
    const past = await createTestOrder(portal, company, { desiredDate: "2027-02-22" });
    await acts.claim(past);
    await acts.close(past, 2);
    const open = await createTestOrder(portal, company);
    await acts.provider(open, "propose", { date: "2027-03-12" });
    await acts.answer(open, { version: 2, answer: "accept" });
    const events = await readEvents();
    expect(typesOf(events)).toEqual([
      "order.claimed",
      "order.claim_closed",
      "order.proposed",
      "order.proposal_accepted",
    ]);
    expect(events[0]).toMatchObject({ order: { claim: { claimReasonId: 1, ticketNumber: null } } });
    expect(events[3]).toMatchObject({ order: { desiredDate: "2027-03-12", proposal: null } });
  });

  test("of what one change brings about, in the portal's name", async () => {
    const { body: order } = await acts.create({ ...wish(), desiredDate: "2027-03-16" });
    await acts.create({ ...wish(), containerActionId: containerAction.remove, amount: 2 });
    const events = await readEvents();
    expect(events.map(({ type, causedBy }) => `${type} by ${causedBy}`)).toEqual([
      "order.created by customer",
      "order.created by customer",
      "order.cancelled by portal",
    ]);
    expect(events[2]).toMatchObject({
      order: { id: order.id, orderStatusId: 4 },
      new: { cause: "withdrawal" },
    });
  });

  test("of agreements and inquiries", async () => {
    const examples = agreementExamples(
      () => portal,
      () => createTestOrder(portal, company),
    );
    const post = async (example: { readonly path: string; readonly body?: unknown }) => {
      const answer = await portal.call({ method: "POST", ...example, token: company.token });
      expect(answer.statusCode, answer.body).toBeLessThan(300);
      return answer.json<{ inquiryId: number; agreement: { agreementId: number } }>();
    };
    const { agreement } = await post(await examples.createAgreement(company));
    await post(await examples.updateAgreement(company));
    await post({ path: "/agreement/withdraw-change", body: { agreementId: company.agreementId } });
    const { inquiryId } = await post(await examples.createInquiry(company));
    const event = { eventId: "answered in the feed", occurredAt: testNow };
    const path = `/provider/v1/inquiry/${inquiryId}/answer`;
    await portal.call({ method: "POST", path, body: { ...event, text: "48,00 Euro" }, token: key });
    const events = await readEvents();
    expect(typesOf(events)).toEqual([
      "agreement.created",
      "order.created",
      "agreement.change_requested",
      "agreement.change_withdrawn",
      "inquiry.created",
      "inquiry.answered",
    ]);
    expect(events[0]).toMatchObject({
      agreement: { agreementId: agreement.agreementId, status: "requested", agreementNumber: null },
    });
    expect(events[2]).toMatchObject({
      new: { agreementTypeId: 4, cycleInterval: 16 },
      agreement: { pendingChange: { cycleInterval: 16, requestedBy: { name: "Jana Petersen" } } },
    });
    expect(events[3]).toMatchObject({ agreement: { pendingChange: null } });
    expect(events[4]).toMatchObject({
      inquiry: { inquiryId, wasteType: { description: "Kühlschmierstoff" }, answer: null },
    });
    expect(events[5]).toMatchObject({ causedBy: "provider", inquiry: { answer: { text: "48,00 Euro" } } });
  });

  test("nothing of what was refused", async () => {
    const orderId = await createTestOrder(portal, company, { desiredDate: "2027-03-02" });
    portal.setNow("2027-03-01T13:00:00Z");
    expect((await acts.edit(orderId, { version: 1, amount: 2 })).status).toBe(409);
    expect(await readEvents()).toEqual([]);
  });
});

describe("the cursor", () => {
  test("leads from page to page, and stays where nothing has happened", async () => {
    for (let count = 0; count < 3; count += 1) await acts.create(wish());
    const first = await read("&limit=2");
    expect([first.events.length, first.next, first.hasMore]).toEqual([2, from + 2, true]);
    const rest = await readTestFeed(portal, key, `after=${first.next}&limit=2`);
    expect([rest.events.length, rest.next, rest.hasMore]).toEqual([1, from + 3, false]);
    const nothing = await readTestFeed(portal, key, `after=${rest.next}`);
    expect(nothing).toEqual({ events: [], next: from + 3, hasMore: false });
  });

  test("is refused where it comes from other data, and a page is never too large", async () => {
    const answer = (query: string) => portal.call({ path: `/provider/v1/events?${query}`, token: key });
    expect(statusAndCode(await answer(`after=${from + 1}`))).toEqual([410, "cursor_unusable"]);
    for (const query of ["after=-1", "after=x", "limit=0", "limit=501"]) {
      expect(statusAndCode(await answer(query))).toEqual([400, "validation"]);
    }
  });

  test("is refused once an event behind it is forgotten; the rest stays", async () => {
    await deleteOldEvents(portal.database.db, Temporal.Instant.from("2028-01-01T00:00:00Z"));
    await acts.create(wish());
    portal.setNow("2027-03-02T08:00:00Z");
    const { body: second } = await acts.create(wish());
    await read();
    const end = Temporal.Instant.from(testNow).add({ hours: feedRetentionDays * 24 });
    expect(await deleteOldEvents(portal.database.db, end.subtract({ seconds: 1 }))).toBe(0);
    expect(await deleteOldEvents(portal.database.db, end)).toBe(1);
    expect(await deleteOldEvents(portal.database.db, end)).toBe(0);
    const query = `/provider/v1/events?after=${from}`;
    expect(statusAndCode(await portal.call({ path: query, token: key }))).toEqual([410, "cursor_unusable"]);
    const kept = await readTestFeed(portal, key, "");
    expect(kept.events).toMatchObject([{ position: from + 2, order: { id: second.id } }]);
    expect(await readTestFeed(portal, key, `after=${from + 1}`)).toEqual(kept);
  });
});

describe("under load", () => {
  /** A transaction that has written its event and stays open until released. */
  async function heldTransaction(orderId: number) {
    const written = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const ended = portal.database.db.transaction().execute(async (db) => {
      await db
        .insertInto("order_log")
        .values({
          order_id: orderId,
          changed_on: testNow,
          changed_by: company.userId,
          change: "edited",
          old: "{}",
          new: "{}",
        })
        .execute();
      written.resolve();
      await release.promise;
    });
    await written.promise;
    return { finish: () => (release.resolve(), ended) };
  }

  const subjects = async () => {
    const rows = await portal.database.db
      .selectFrom("feed_events")
      .select(["id", "position", "subject_id"])
      .where("position", ">", from)
      .orderBy("position")
      .execute();
    return rows;
  };

  test.runIf(testDatabaseUrl)("nobody reads past what was begun earlier and ends later", async () => {
    const slow = await createTestOrder(portal, company);
    const quick = await createTestOrder(portal, company);
    const held = await heldTransaction(slow);
    await acts.edit(quick, { version: 1, noteToDisposer: "Tor 1" });
    const first = await read();
    expect(first.events).toMatchObject([{ order: { id: quick } }]);
    await held.finish();
    const second = await readTestFeed(portal, key, `after=${first.next}`);
    expect(second.events).toMatchObject([{ position: first.next + 1, order: { id: slow } }]);
    const rows = await subjects();
    expect(rows.map(({ subject_id }) => subject_id)).toEqual([quick, slow]);
    // The event of the slow transaction has the smaller id: a cursor by id would have skipped that event.
    expect(rows[1]?.id).toBeLessThan(rows[0]?.id ?? 0);
  });

  test.runIf(testDatabaseUrl)("of two who give places, one waits and goes on behind the other", async () => {
    const { db } = portal.database;
    await acts.create(wish());
    const counts = await db.transaction().execute(async (holder) => {
      await holder.selectFrom("feed_state").select("last_position").forUpdate().execute();
      const both = [assignEventPositions(db), assignEventPositions(db)];
      await expectLockWaits(portal, 2);
      return { both };
    });
    expect(new Set(await Promise.all(counts.both))).toEqual(new Set([0, 1]));
    expect((await readFeedState(db)).last_position).toBe(from + 1);
  });

  test("many at once are all told, once each, in the order of each thing", async () => {
    const orders = await Promise.all(
      Array.from({ length: 8 }, () => createTestOrder(portal, company, { desiredDate: "2027-03-22" })),
    );
    let reading = true;
    const seen: FeedEvent[] = [];
    const reader = async () => {
      let after = from;
      for (let last = false; !last; await later()) {
        last = !reading;
        const page = await readTestFeed(portal, key, `after=${after}&limit=3`);
        seen.push(...page.events);
        after = page.next;
        if (page.hasMore) last = false;
      }
    };
    const reads = reader();
    await Promise.all(
      orders.map(async (id) => {
        for (let version = 1; version <= 5; version += 1) {
          await acts.edit(id, { version, noteToDisposer: `Tor ${version}` });
        }
      }),
    );
    reading = false;
    await reads;
    expect(seen.map(({ position }) => position - from)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
    const versions = Map.groupBy(seen, (event) => ("order" in event ? event.order.id : 0));
    expect(new Set(versions.keys())).toEqual(new Set(orders));
    for (const events of versions.values()) {
      expect(events.map((event) => "order" in event && event.order.version)).toEqual([2, 3, 4, 5, 6]);
    }
  });

  test("a page takes three statements besides the key, two more where something is new, none reads it all", async () => {
    const { db } = portal.database;
    await sql`insert into feed_events (position, type, subject_id, occurred_at, caused_by, changed, state)
      select ${from} + n, type, subject_id, occurred_at, caused_by, changed, state
      from (select * from feed_events order by id desc limit 1) as one, generate_series(1, 5000) as n`.execute(
      db,
    );
    await sql`update feed_state set last_position = ${from} + 5000`.execute(db);
    await sql`vacuum analyze feed_events`.execute(db);
    const statementsOf = async () =>
      (await portal.statementsOf(() => readTestFeed(portal, key, `after=${from + 2_000}`))).filter(
        ({ sql: text }) => !/^(begin|commit)|"maintenance"|"api_keys"/.test(text),
      );
    expect(await statementsOf()).toHaveLength(3);
    await acts.create(wish());
    const statements = await statementsOf();
    expect(statements).toHaveLength(6);
    const plans = await Promise.all(statements.map((statement) => explain(portal, statement)));
    for (const plan of plans) expect(plan).not.toContain("Seq Scan on feed_events");
    expect(plans.at(-2)).toContain("feed_events_position");
  });
});
