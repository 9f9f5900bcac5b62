import type { DeskOrder, DeskOrderDetail } from "@kreislauf/contract/desk";
import { containerAction } from "@kreislauf/contract/catalog";
import { type OrderChangeLog, orderStatus } from "@kreislauf/contract/orders";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ensureSecondWasteType } from "../../../test/examples/provider-examples.ts";
import { createTestCompany, type TestCompany } from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { asDataUri, jpegOfSize, testPhoto } from "../../../test/factories/photo.ts";
import { createTestStaff, type TestStaff } from "../../../test/factories/staff.ts";
import { openTestPortal, statusAndCode, testNow, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let staff: TestStaff;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await createTestStaff(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
});

const desk = (path: string, body?: object) =>
  portal.call({ ...(body && { method: "POST", body }), path: `/desk/v1${path}`, token: staff.token });
const answer = (orderId: number, given: object, version = 1) =>
  desk(`/orders/${orderId}/answer`, { version, answer: given });
const list = async (query: string) =>
  (await desk(`/orders?companyId=${company.companyId}&${query}`)).json<{
    orders: DeskOrder[];
    counts: Record<string, number>;
    hasMore: boolean;
  }>();

test("a confirmation is seen by the customer at once, and the desk keeps who gave it", async () => {
  const orderId = await createTestOrder(portal, company);
  expect((await answer(orderId, { kind: "confirm" })).json()).toMatchObject({
    phase: "confirmed",
    version: 2,
  });
  const log = await portal.call({ path: `/order-change-log/${orderId}`, token: company.token });
  expect(log.json<OrderChangeLog>().entries[0]).toMatchObject({ change: "confirmed" });
  const detail = (await desk(`/orders/${orderId}`)).json<DeskOrderDetail>();
  expect(detail.log[0]).toMatchObject({ by: "Sinem Aydın", isStaff: true, change: "confirmed" });
});

test("the second of two dispatchers is told what the order is now, and nothing is written", async () => {
  const orderId = await createTestOrder(portal, company);
  await answer(orderId, { kind: "confirm" });
  const late = await answer(orderId, { kind: "cancel", reason: "Kein Fahrzeug" });
  expect(statusAndCode(late)).toEqual([409, "order_changed"]);
  expect(late.json()).toMatchObject({ current: { version: 2, phase: "confirmed" } });
});

test("of two dispatchers who answer at the same moment one wins, and the order has one entry", async () => {
  const orderId = await createTestOrder(portal, company);
  const answers = await Promise.all([
    answer(orderId, { kind: "confirm" }),
    answer(orderId, { kind: "cancel", reason: "Kein Fahrzeug" }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({ code: "order_changed", current: { version: 2 } });
  expect((await desk(`/orders/${orderId}`)).json<DeskOrderDetail>().log).toHaveLength(1);
});

test.each([
  [{ kind: "execute", executedOn: "2027-03-01", weightKg: 0 }, "weight_implausible"],
  [{ kind: "execute", executedOn: "2027-03-01", weightKg: 400_000 }, "weight_implausible"],
  [{ kind: "execute", executedOn: "2027-02-26", weightKg: 900 }, "executed_before_order"],
  [{ kind: "execute", executedOn: "2027-03-02", weightKg: 900 }, "executed_in_future"],
  [{ kind: "propose", date: "2027-02-26" }, "date_not_in_future"],
])("%j is refused with %s", async (given, code) => {
  const orderId = await createTestOrder(portal, company);
  expect(statusAndCode(await answer(orderId, given))).toEqual([409, code]);
});

test("a placement gets another day, which the customer sees as confirmed, and other orders do not", async () => {
  company = await createTestCompany(portal, { containersOnSite: 0 });
  const { place } = containerAction;
  const placement = await createTestOrder(portal, company, { containerActionId: place });
  const early = await createTestOrder(portal, company, { desiredDate: "2027-03-12" });
  expect((await answer(placement, { kind: "move", date: "2027-03-15" })).json()).toMatchObject({
    phase: "confirmed",
    desiredDate: "2027-03-15",
    confirmedDate: "2027-03-15",
  });
  const detail = (await desk(`/orders/${placement}`)).json<DeskOrderDetail>();
  expect(detail.log[0]).toMatchObject({ by: "Sinem Aydın", isStaff: true, change: "moved" });
  expect((await desk(`/orders/${early}`)).json<DeskOrderDetail>().order.phase).toBe("cancelled");
  const emptying = await createTestOrder(portal, company);
  const wrong = await answer(emptying, { kind: "move", date: "2027-03-15" });
  expect(statusAndCode(wrong)).toEqual([409, "not_a_placement"]);
  const past = await answer(placement, { kind: "move", date: "2027-03-01" }, 2);
  expect(statusAndCode(past)).toEqual([409, "date_not_in_future"]);
});

test("a report has weight, code and photo, a failed trip its reason, and each leaves the open phases", async () => {
  const done = await createTestOrder(portal, company);
  const report = { executedOn: "2027-03-01", weightKg: 1_240, treatmentCode: "R3", photo: testPhoto };
  expect((await answer(done, { kind: "execute", ...report })).json()).toMatchObject({ phase: "executed" });
  const photo = await portal.call({ path: `/order/${done}/execution-photo`, token: company.token });
  expect(photo.statusCode).toBe(200);
  expect((await desk(`/orders/${done}/photos/execution`)).json()).toEqual(photo.json());
  expect(statusAndCode(await desk(`/orders/${done}/photos/claim`))).toEqual([404, "not_found"]);
  const other = { kind: "execute", executedOn: "2027-03-01", photo: "data:text/plain;base64,AAAA" };
  expect(statusAndCode(await answer(await createTestOrder(portal, company), other))).toEqual([
    400,
    "photo_unusable",
  ]);
  const failed = await createTestOrder(portal, company);
  await answer(failed, { kind: "fail", reason: "Tor verschlossen" });
  expect((await desk(`/orders/${failed}`)).json<DeskOrderDetail>()).toMatchObject({
    order: { phase: "failed" },
    failedTripReason: "Tor verschlossen",
  });
  expect((await list("phase=failed")).orders.map(({ id }) => id)).toEqual([failed]);
});

test("an order is redeclared also after it is carried out, which the customer sees at once", async () => {
  const orderId = await createTestOrder(portal, company);
  const wasteTypeId = await ensureSecondWasteType(portal);
  const unchanged = await answer(orderId, { kind: "redeclare", wasteTypeId: 101 });
  expect(statusAndCode(unchanged)).toEqual([409, "waste_type_unchanged"]);
  await answer(orderId, { kind: "execute", executedOn: "2027-03-01", weightKg: 900 });
  const redeclared = await answer(orderId, { kind: "redeclare", wasteTypeId }, 2);
  expect(redeclared.json()).toMatchObject({ phase: "executed", version: 3, wasteTypeId });
  const log = await portal.call({ path: `/order-change-log/${orderId}`, token: company.token });
  expect(log.json<OrderChangeLog>().entries[0]).toMatchObject({
    change: "redeclared",
    old: { wasteType: "Altholz A I–III" },
    new: { wasteType: "Altholz A IV" },
  });
  const detail = (await desk(`/orders/${orderId}`)).json<DeskOrderDetail>();
  expect(detail.order).toMatchObject({ wasteType: "Altholz A IV", avvCode: "17 02 04*" });
  expect(detail.log[0]).toMatchObject({ by: "Sinem Aydın", isStaff: true, change: "redeclared" });
});

test("the weight of an order that was carried out is corrected, and both logs say so", async () => {
  const orderId = await createTestOrder(portal, company);
  const correct = (weightKg: number, version: number) =>
    answer(orderId, { kind: "correct", weightKg }, version);
  expect(statusAndCode(await correct(1_240, 1))).toEqual([409, "order_not_executed"]);
  await answer(orderId, { kind: "execute", executedOn: "2027-03-01", weightKg: 12_400 });
  expect(statusAndCode(await correct(12_400, 2))).toEqual([409, "weight_unchanged"]);
  for (const weightKg of [0, 40_001])
    expect(statusAndCode(await correct(weightKg, 2)), `${weightKg} kg`).toEqual([409, "weight_implausible"]);
  expect((await correct(1_240, 2)).json()).toMatchObject({ phase: "executed", version: 3 });
  const late = await correct(1_300, 2);
  expect(statusAndCode(late)).toEqual([409, "order_changed"]);
  expect(late.json()).toMatchObject({ current: { version: 3 } });
  const detail = (await desk(`/orders/${orderId}`)).json<DeskOrderDetail>();
  expect(detail.weightKg).toBe(1_240);
  expect(detail.log[0]).toMatchObject({ by: "Sinem Aydın", isStaff: true, change: "weight_corrected" });
  const log = await portal.call({ path: `/order-change-log/${orderId}`, token: company.token });
  expect(log.json<OrderChangeLog>().entries[0]).toMatchObject({
    change: "weight_corrected",
    old: { weightKg: 12_400 },
    new: { weightKg: 1_240 },
  });
  const deed = await portal.database.db
    .selectFrom("staff_log")
    .select(["action", "staff_id"])
    .where("subject_id", "=", orderId)
    .orderBy("id", "desc")
    .executeTakeFirst();
  expect(deed).toEqual({ action: "weight_corrected", staff_id: staff.staffId });
});

test("of many orders those that changed meanwhile are named, and the others are answered", async () => {
  const ids = [];
  for (let count = 0; count < 5; count += 1) ids.push(await createTestOrder(portal, company));
  const [first = 0, second = 0] = ids;
  await answer(first, { kind: "confirm" });
  await answer(second, { kind: "cancel", reason: "doppelt" });
  const orders = ids.map((orderId) => ({ orderId, version: 1 }));
  const all = await desk("/orders/answer", { orders, answer: { kind: "confirm" } });
  expect(all.json<{ results: { error: string | null }[] }>().results.map(({ error }) => error)).toEqual([
    "order_changed",
    "order_changed",
    null,
    null,
    null,
  ]);
  const unknown = [{ orderId: 2_000_000, version: 1 }];
  expect((await desk("/orders/answer", { orders: unknown, answer: { kind: "confirm" } })).json()).toEqual({
    results: [{ orderId: 2_000_000, error: "not_found" }],
  });
  const many = Array.from({ length: 501 }, () => ({ orderId: first, version: 1 }));
  const tooMany = await desk("/orders/answer", { orders: many, answer: { kind: "confirm" } });
  expect(statusAndCode(tooMany)).toEqual([400, "validation"]);
});

test("500 orders are confirmed at once; three that changed meanwhile are named and stay as they are", async () => {
  const orders: { orderId: number; version: number }[] = [];
  for (let count = 0; count < 500; count += 1) {
    orders.push({ orderId: await createTestOrder(portal, company), version: 1 });
  }
  const changed = [0, 250, 499].map((row) => orders[row]?.orderId ?? 0);
  for (const orderId of changed) await answer(orderId, { kind: "cancel", reason: "doppelt" });
  const all = await desk("/orders/answer", { orders, answer: { kind: "confirm" } });
  const { results } = all.json<{ results: { orderId: number; error: string | null }[] }>();
  expect(results.map(({ orderId }) => orderId)).toEqual(orders.map(({ orderId }) => orderId));
  const refused = results.filter(({ error }) => error !== null);
  expect(refused).toEqual(changed.map((orderId) => ({ orderId, error: "order_changed" })));
  const rows = await portal.database.db
    .selectFrom("orders")
    .select(["id", "status", "version", "confirmed_date"])
    .where("company_id", "=", company.companyId)
    .orderBy("id")
    .execute();
  expect(rows.filter(({ confirmed_date }) => confirmed_date !== null)).toHaveLength(497);
  expect(rows.filter(({ id }) => changed.includes(id))).toEqual(
    changed.map((id) => ({ id, status: orderStatus.cancelled, version: 2, confirmed_date: null })),
  );
});

test.each([
  ["of 30 MB", asDataUri("image/jpeg", Buffer.alloc(30_000_000)), [413, "too_large"]],
  ["just above 10 MB", asDataUri("image/jpeg", jpegOfSize(10_000_001)), [413, "photo_too_large"]],
  ["that is a PDF", asDataUri("application/pdf", Buffer.from("%PDF-1.7")), [400, "photo_unusable"]],
  ["that only says so", asDataUri("image/jpeg", Buffer.from("GIF89a")), [400, "photo_unusable"]],
] as const)("a photo %s is refused, and the order stays as it is", async (_, photo, refusal) => {
  const orderId = await createTestOrder(portal, company);
  for (const given of [
    { kind: "execute", executedOn: "2027-03-01", weightKg: 900, photo },
    { kind: "fail", reason: "Tor verschlossen", photo },
  ]) {
    expect(statusAndCode(await answer(orderId, given)), given.kind).toEqual(refusal);
  }
  expect((await desk(`/orders/${orderId}`)).json<DeskOrderDetail>()).toMatchObject({
    order: { phase: "new", version: 1 },
    log: [],
  });
});

test("a claim is answered with its ticket, by whoever has the role", async () => {
  const orderId = await createTestOrder(portal, company, {
    desiredDate: "2027-02-22",
    status: orderStatus.claimed,
  });
  const ticket = { version: 1, ticketNumber: "T-1", ticketStatus: "in Arbeit", hint: "Wir kommen morgen." };
  expect((await desk(`/orders/${orderId}/ticket`, ticket)).statusCode).toBe(200);
  expect((await desk(`/orders/${orderId}`)).json<DeskOrderDetail>()).toMatchObject({
    claim: { ticketNumber: "T-1", hint: "Wir kommen morgen." },
  });
});

test("the inbox is filtered by phase, day, Land, disposer, waste, company and any words", async () => {
  const near = await createTestOrder(portal, company, { desiredDate: "2027-03-05" });
  const far = await createTestOrder(portal, company, { desiredDate: "2027-03-20" });
  const ids = async (query: string) => (await list(query)).orders.map(({ id }) => id);
  expect(await ids("")).toEqual([near, far]);
  expect((await list("")).counts).toEqual({
    open: 2,
    new: 2,
    proposal: 0,
    confirmed: 0,
    claimed: 0,
    question: 0,
  });
  expect(await ids("to=2027-03-10")).toEqual([near]);
  expect(await ids("land=HE&disposer=Testentsorger&wasteTypeId=101")).toEqual([near, far]);
  expect(await ids("land=BY")).toEqual([]);
  expect(await ids("search=kassel%20testbetrieb")).toEqual([near, far]);
  expect(await ids("search=nirgends")).toEqual([]);
  expect(await ids(`upTo=${near}`)).toEqual([near]);
  expect(await ids("upTo=0")).toEqual([]);
  await answer(far, { kind: "propose", date: "2027-03-23" });
  expect(await ids("phase=proposal")).toEqual([far]);
  const { orders } = await list("");
  const number = orders[0]?.orderNumber ?? "";
  expect(await ids(`phase=cancelled&search=${number}`)).toEqual([near]);
  const news = (await desk(`/news?after=${near}`)).json<{ newOrders: number }>();
  expect(news.newOrders).toBeGreaterThan(0);
});

test("all that is to be carried out is listed at once, whatever its phase", async () => {
  const fresh = await createTestOrder(portal, company, { desiredDate: "2027-03-05" });
  const proposed = await createTestOrder(portal, company, { desiredDate: "2027-03-06" });
  const confirmed = await createTestOrder(portal, company, { desiredDate: "2027-03-07" });
  const reported = await createTestOrder(portal, company, { desiredDate: "2027-03-08" });
  await answer(proposed, { kind: "propose", date: "2027-03-23" });
  await answer(confirmed, { kind: "confirm" });
  await answer(reported, { kind: "fail", reason: "Tor verschlossen" });
  const { orders, counts } = await list("phase=open");
  expect(orders.map(({ id }) => id)).toEqual([fresh, proposed, confirmed]);
  expect(counts).toMatchObject({ open: 3, new: 1, proposal: 1, confirmed: 1 });
  expect((await list("phase=open&search=kassel")).counts).toMatchObject({ open: 3 });
});

test("what the customer says was done is listed as carried out, also where nobody reported it", async () => {
  const { done } = orderStatus;
  const reported = { status: done, desiredDate: "2027-02-24", executedOn: "2027-02-25" };
  const unreported = await createTestOrder(portal, company, { status: done, desiredDate: "2027-02-23" });
  const executed = await createTestOrder(portal, company, reported);
  await createTestOrder(portal, company);
  const { orders } = await list("phase=executed");
  expect(orders.map(({ id, phase }) => [id, phase])).toEqual([
    [executed, "executed"],
    [unreported, "executed"],
  ]);
  expect((await desk(`/orders/${unreported}`)).json<DeskOrderDetail>().executedOn).toBeNull();
});

test("a page of the inbox reads the orders by an index", async () => {
  const { db } = portal.database;
  const { rows } = await sql<{ "QUERY PLAN": string }>`explain select id from orders
    where orders.status in (1) and orders.executed_on is null and orders.confirmed_date is null
    order by orders.desired_date, orders.id limit 51`.execute(db.withoutPlugins());
  await sql`set enable_seqscan = off`.execute(db);
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("orders_desk");
});

/** Makes the database refuse every update of the order with this error code; returns a function that undoes this. */
async function failWritesOf(orderId: number, errorClass: string): Promise<() => Promise<unknown>> {
  const { db } = portal.database;
  await sql`create function fail_write() returns trigger language plpgsql as
    ${sql.lit(`begin raise exception 'broken on purpose' using errcode = '${errorClass}'; end`)}`.execute(db);
  await sql`create trigger fail_write before update on orders for each row
    when (old.id = ${sql.lit(orderId)}) execute function fail_write()`.execute(db);
  return () => sql`drop function fail_write() cascade`.execute(db);
}

async function confirmAll(orderIds: readonly number[]) {
  const orders = orderIds.map((orderId) => ({ orderId, version: 1 }));
  const answered = await desk("/orders/answer", { orders, answer: { kind: "confirm" } });
  expect(answered.statusCode).toBe(200);
  return answered.json<{ results: { orderId: number; error: string | null }[] }>().results;
}

test.each([
  { errorClass: "P0001", errors: [null, "internal", null] },
  { errorClass: "53300", errors: [null, "unavailable", "unavailable"] },
  { errorClass: "40P01", errors: [null, "unavailable", null] },
])("an error $errorClass in one row leaves the rows before it answered", async ({ errorClass, errors }) => {
  const ids: number[] = [];
  for (let count = 0; count < 3; count += 1) ids.push(await createTestOrder(portal, company));
  const mend = await failWritesOf(ids[1] ?? 0, errorClass);
  try {
    const results = await confirmAll(ids);
    expect(results).toEqual(ids.map((orderId, index) => ({ orderId, error: errors[index] })));
  } finally {
    await mend();
  }
  const remaining = ids.filter((_, index) => errors[index] !== null);
  expect((await confirmAll(remaining)).map(({ error }) => error)).toEqual(remaining.map(() => null));
});
