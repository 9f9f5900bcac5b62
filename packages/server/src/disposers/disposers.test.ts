import type { DisposerOrder, HandedOverOrder } from "@kreislauf/contract/disposers";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { handOverTestOrder, lastDisposerToken, testDisposer } from "../../test/examples/disposer-examples.ts";
import { testEvent } from "../../test/examples/provider-examples.ts";
import { createTestCompany, createTestKey, type TestCompany } from "../../test/factories/company.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import { asDataUri, jpegOfSize, testPhoto } from "../../test/factories/photo.ts";
import { createTestSketch } from "../../test/factories/site.ts";
import { openTestPortal, statusAndCode, testNow, type TestPortal } from "../../test/portal/portal.ts";
import type { WriteContext } from "../base/context.ts";
import { lockAnyOrder } from "../orders/index.ts";
import { handOverOnPaper } from "./hand-over-order.ts";
import { notifyDisposerOfChange } from "./notify-disposer-of-change.ts";

let portal: TestPortal;
let company: TestCompany;
let key: string;

beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal);
});
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  await portal.database.db
    .updateTable("sites")
    .set({ access: JSON.stringify({ openingHours: "07:00-16:00", driverHints: "Torcode 4711" }) })
    .where("id", "=", company.siteId)
    .execute();
});
afterAll(() => portal.close());

const send = (name: string, body: object) => portal.call({ method: "POST", path: `/disposer/${name}`, body });
const open = async (token: string) => (await send("order", { token })).json<DisposerOrder>();
const provider = (path: string, body: object) =>
  portal.call({
    method: "POST",
    path: `/provider/v1/order/${path}`,
    body: { ...testEvent(portal), ...body },
    token: key,
  });
const anOrder = (desiredDate = "2027-03-10") => createTestOrder(portal, company, { desiredDate });
const rowOf = (id: number) =>
  portal.database.db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const log = async (orderId: number) =>
  (await portal.call({ path: `/order-change-log/${orderId}`, token: company.token }))
    .json<{
      entries: { change: string }[];
    }>()
    .entries.map(({ change }) => change);

test("opening a link changes nothing and shows no prices, persons or access codes", async () => {
  const orderId = await anOrder();
  const token = await handOverTestOrder(portal, orderId);
  const before = await rowOf(orderId);
  const answer = await send("order", { token });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toMatch(/4711|price|netAmount|createdBy/);
  const order = answer.json<DisposerOrder>();
  expect(order).toMatchObject({
    stage: "answer",
    version: 1,
    disposer: testDisposer.name,
    validUntil: "2027-03-24",
  });
  expect(order.job).toMatchObject({ driverHints: null, hasHiddenHints: true, openingHours: "07:00-16:00" });
  expect(order.job?.offeredDates).toHaveLength(6);
  expect(await rowOf(orderId)).toEqual(before);
  expect(await log(orderId)).toEqual([]);
});

test("a confirmed date shows how to get in, and the same answer again changes nothing", async () => {
  const orderId = await anOrder();
  const token = await handOverTestOrder(portal, orderId);
  const confirmation = { token, version: 1, confirmedDate: "2027-03-10" };
  const first = await send("confirm", confirmation);
  const again = await send("confirm", confirmation);
  expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
  expect(first.json<DisposerOrder>()).toMatchObject({
    stage: "confirmed",
    job: { driverHints: "Torcode 4711" },
  });
  expect(again.json()).toEqual(first.json());
  expect(await log(orderId)).toEqual(["confirmed"]);
  const handedOver = await portal.call({ path: `/provider/v1/order/${orderId}/disposer`, token: key });
  expect(handedOver.json<HandedOverOrder>().answers.map(({ kind }) => kind)).toEqual(["confirmed"]);
});

test("another date is proposed once, and goes to the customer like any other", async () => {
  const orderId = await anOrder();
  const token = await handOverTestOrder(portal, orderId);
  const proposal = {
    token,
    version: 1,
    date: "2027-03-12",
    timeWindow: "morning",
    note: "Alle Wagen verplant",
  };
  expect((await send("propose", proposal)).json<DisposerOrder>().stage).toBe("proposed");
  expect((await send("propose", proposal)).statusCode).toBe(200);
  expect(await log(orderId)).toEqual(["proposed"]);
  const { rows } =
    await sql`select 1 from outbox_mails where kind = 'proposal_received' and cause like ${`order ${orderId} %`}`.execute(
      portal.database.db,
    );
  expect(rows).toHaveLength(1);
});

test("of two who answer with one link the second sees what the order is now", async () => {
  const orderId = await anOrder();
  const token = await handOverTestOrder(portal, orderId);
  await send("confirm", { token, version: 1, confirmedDate: "2027-03-10" });
  const late = await send("propose", { token, version: 1, date: "2027-03-12" });
  expect(statusAndCode(late)).toEqual([409, "order_changed"]);
  expect(late.json()).toMatchObject({ current: { stage: "confirmed", version: 2 } });
  expect((await send("propose", { token, version: 2, date: "2027-03-12" })).statusCode).toBe(200);
});

test("who can come on the confirmed day after all ends the proposal of another one", async () => {
  const orderId = await anOrder();
  const token = await handOverTestOrder(portal, orderId);
  await send("confirm", { token, version: 1, confirmedDate: "2027-03-10" });
  await send("propose", { token, version: 2, date: "2027-03-12" });
  const confirmed = await send("confirm", { token, version: 3, confirmedDate: "2027-03-10" });
  expect(confirmed.json()).toMatchObject({ stage: "confirmed", version: 4 });
});

test("of two who use one link at the same moment one wins, and the order has one entry", async () => {
  const orderId = await anOrder();
  const token = await handOverTestOrder(portal, orderId);
  const answers = await Promise.all([
    send("confirm", { token, version: 1, confirmedDate: "2027-03-10" }),
    send("propose", { token, version: 1, date: "2027-03-12" }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await log(orderId)).toHaveLength(1);
});

test("a day in the past is neither proposed nor confirmed, and the order stays as it is", async () => {
  const orderId = await anOrder();
  const token = await handOverTestOrder(portal, orderId);
  const proposal = { token, version: 1, date: "2027-02-26" };
  expect(statusAndCode(await send("propose", proposal))).toEqual([409, "date_not_in_future"]);
  const confirmation = { token, version: 1, confirmedDate: "2027-02-26" };
  expect(statusAndCode(await send("confirm", confirmation))).toEqual([409, "confirmed_date_differs"]);
  expect(await log(orderId)).toEqual([]);
});

test("on its day the weight is reported with a photo that was encoded anew, and nothing afterwards", async () => {
  const orderId = await anOrder("2027-03-01");
  const token = await handOverTestOrder(portal, orderId);
  const report = { token, version: 1, weightKg: 14_620, treatmentCode: "R5", photo: testPhoto };
  const answer = await send("execute", report);
  expect(answer.json()).toMatchObject({ stage: "reported", weightKg: 14_620, hasPhoto: true, job: null });
  expect((await send("execute", report)).statusCode).toBe(200);
  expect(await log(orderId)).toEqual(["executed"]);
  expect(statusAndCode(await send("execute", { ...report, weightKg: 9 }))).toEqual([409, "order_changed"]);
  const photo = await portal.call({ path: `/order/${orderId}/execution-photo`, token: company.token });
  expect(photo.json<{ file: string }>().file).toMatch(/^data:image\/jpeg/);
});

test.each([
  [-1, 400, "validation"],
  [0, 409, "weight_implausible"],
  [400_000, 409, "weight_implausible"],
])("a weight of %s kg is refused", async (weightKg, status, code) => {
  const token = await handOverTestOrder(portal, await anOrder("2027-03-01"));
  expect(statusAndCode(await send("execute", { token, version: 1, weightKg }))).toEqual([status, code]);
});

test.each([
  ["of 30 MB", asDataUri("image/jpeg", Buffer.alloc(30_000_000)), [413, "too_large"]],
  ["just above 10 MB", asDataUri("image/jpeg", jpegOfSize(10_000_001)), [413, "photo_too_large"]],
  ["that is a PDF", asDataUri("application/pdf", Buffer.from("%PDF-1.7")), [400, "photo_unusable"]],
  ["that is none", "data:image/jpeg;base64,AAAA", [400, "photo_unusable"]],
] as const)("a photo %s is refused, and nothing is reported", async (_, photo, refusal) => {
  const orderId = await anOrder("2027-03-01");
  const token = await handOverTestOrder(portal, orderId);
  const execution = { token, version: 1, weightKg: 10, photo };
  expect(statusAndCode(await send("execute", execution))).toEqual(refusal);
  const failure = { token, version: 1, kind: "nobody_there", photo };
  expect(statusAndCode(await send("fail", failure))).toEqual(refusal);
  expect(await log(orderId)).toEqual([]);
});

test("a failed trip has a reason and a photo, and ends the order", async () => {
  const orderId = await anOrder("2027-03-01");
  const token = await handOverTestOrder(portal, orderId);
  const report = { token, version: 1, kind: "access_blocked", text: "Kran vor dem Tor", photo: testPhoto };
  expect((await send("fail", report)).json()).toMatchObject({
    stage: "failed",
    failedTripReason: "Zufahrt versperrt: Kran vor dem Tor",
    hasPhoto: true,
    job: null,
  });
  expect((await send("fail", report)).statusCode).toBe(200);
  expect(await log(orderId)).toEqual(["failed_trip"]);
});

test.each(["execute", "fail"])("%s waits for the day", async (name) => {
  const token = await handOverTestOrder(portal, await anOrder());
  const body = { token, version: 1, ...(name === "fail" ? { kind: "nobody_there" } : { weightKg: 5 }) };
  expect(statusAndCode(await send(name, body))).toEqual([409, "trip_not_due"]);
});

test("an unknown link and one that was taken back get the same answer", async () => {
  const orderId = await anOrder();
  const token = await handOverTestOrder(portal, orderId);
  expect((await provider(`${orderId}/take-back`, {})).statusCode).toBe(200);
  const withdrawn = await send("order", { token });
  const unknown = await send("order", { token: "A".repeat(43) });
  expect(statusAndCode(unknown)).toEqual([410, "disposer_link_unknown"]);
  const withoutId = ({ requestId: _, ...rest }: Record<string, unknown>) => rest;
  expect(withoutId(withdrawn.json())).toEqual(withoutId(unknown.json()));
  expect(statusAndCode(await send("confirm", { token, version: 1, confirmedDate: "2027-03-10" }))).toEqual([
    410,
    "disposer_link_unknown",
  ]);
  expect(statusAndCode(await provider(`${orderId}/take-back`, {}))).toEqual([409, "not_handed_over"]);
});

test("a newer link replaces the earlier one, and a link ends two weeks after the day", async () => {
  const orderId = await anOrder();
  const first = await handOverTestOrder(portal, orderId);
  const second = await handOverTestOrder(portal, orderId);
  expect(statusAndCode(await send("order", { token: first }))).toEqual([410, "disposer_link_replaced"]);
  expect((await open(second)).stage).toBe("answer");
  portal.setNow("2027-03-24T23:00:00Z");
  expect(statusAndCode(await send("order", { token: second }))).toEqual([410, "disposer_link_expired"]);
});

test("with a cancelled order the link says so and nothing else can be done with it", async () => {
  const orderId = await anOrder();
  const sketchId = await createTestSketch(portal, company);
  const token = await handOverTestOrder(portal, orderId);
  expect((await send("sketch", { token, sketchId })).statusCode).toBe(200);
  await provider(`${orderId}/cancel`, {});
  expect(await open(token)).toMatchObject({
    stage: "cancelled",
    job: null,
    cancelledOn: "2027-03-01T08:00:00Z",
  });
  expect((await send("sketch", { token, sketchId })).statusCode).toBe(404);
  const answers = {
    confirm: { confirmedDate: "2027-03-10" },
    propose: { date: "2027-03-12" },
    execute: { weightKg: 10 },
    fail: { kind: "nobody_there" },
  };
  for (const [name, answer] of Object.entries(answers)) {
    const late = await send(name, { token, version: 2, ...answer });
    expect(statusAndCode(late), name).toEqual([409, "order_cancelled"]);
  }
});

test("a link shows no sketch of another site", async () => {
  const other = await createTestCompany(portal);
  const sketchId = await createTestSketch(portal, other);
  const token = await handOverTestOrder(portal, await anOrder());
  expect((await send("sketch", { token, sketchId })).statusCode).toBe(404);
});

test("the address is given or kept with the site", async () => {
  const orderId = await anOrder();
  expect(statusAndCode(await provider(`${orderId}/hand-over`, {}))).toEqual([
    409,
    "disposer_address_missing",
  ]);
  await handOverTestOrder(portal, orderId, { ...testDisposer, keepWithSite: true });
  const next = await provider(`${await anOrder()}/hand-over`, {});
  expect(next.json()).toMatchObject({ disposer: testDisposer });
});

test("only an open order that was not carried out is handed over; the token is nowhere but in the mail", async () => {
  const executed = await createTestOrder(portal, company, {
    desiredDate: "2027-02-26",
    executedOn: "2027-02-26",
  });
  expect(statusAndCode(await provider(`${executed}/hand-over`, testDisposer))).toEqual([
    409,
    "order_executed",
  ]);
  const orderId = await anOrder();
  const token = await handOverTestOrder(portal, orderId);
  const { rows } = await sql<{ found: number }>`select
    (select count(*)::integer from provider_events where answer::text like ${`%${token}%`})
    + (select count(*)::integer from disposer_links where encode(token_hash, 'escape') like ${`%${token}%`})
    + (select count(*)::integer from feed_events where state::text like ${`%${token}%`}) as found`.execute(
    portal.database.db,
  );
  expect(rows).toEqual([{ found: 0 }]);
});

test("a link on paper stays in force when the order is moved, because nobody can be told of a new one", async () => {
  const orderId = await anOrder();
  const inTransaction = <Result>(run: (work: WriteContext) => Promise<Result>) =>
    portal.database.db.transaction().execute((db) => run({ db, now: portal.now() }));
  while ((await inTransaction(notifyDisposerOfChange)) > 0);
  const token = await inTransaction(async (work) =>
    handOverOnPaper(work, await lockAnyOrder(work, orderId), { name: "Fuldawerk" }),
  );
  await portal.database.db
    .updateTable("orders")
    .set({ desired_date: "2027-03-12", version: 2 })
    .where("id", "=", orderId)
    .execute();
  expect(await inTransaction(notifyDisposerOfChange)).toBe(0);
  expect(await open(token)).toMatchObject({ stage: "answer", desiredDate: "2027-03-12" });
});

test("a disposer hears once that the order was moved or cancelled, with a new link", async () => {
  const orderId = await anOrder();
  const first = await handOverTestOrder(portal, orderId);
  const notify = () =>
    portal.database.db.transaction().execute((db) => notifyDisposerOfChange({ db, now: portal.now() }));
  while ((await notify()) > 0);
  await portal.database.db
    .updateTable("orders")
    .set({ desired_date: "2027-03-12", version: 2 })
    .where("id", "=", orderId)
    .execute();
  expect([await notify(), await notify()]).toEqual([1, 0]);
  const second = await lastDisposerToken(portal);
  expect(second).not.toBe(first);
  expect(await open(second)).toMatchObject({ stage: "answer", desiredDate: "2027-03-12" });
  await provider(`${orderId}/cancel`, {});
  expect([await notify(), await notify()]).toEqual([1, 0]);
  expect((await open(await lastDisposerToken(portal))).stage).toBe("cancelled");
});
