import type { DeskOrderDetail } from "@kreislauf/contract/desk";
import type { OrderChangeLog } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, createTestKey, type TestCompany } from "../../../test/factories/company.ts";
import { testEvent } from "../../../test/examples/provider-examples.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createTestStaff, type TestStaff } from "../../../test/factories/staff.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let staff: TestStaff;
let colleague: TestStaff;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await createTestStaff(portal);
  colleague = await createTestStaff(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
});

const desk = (path: string, body?: object, token = staff.token) =>
  portal.call({ ...(body && { method: "POST", body }), path: `/desk/v1${path}`, token });
const answer = (orderId: number, given: object, version = 1) =>
  desk(`/orders/${orderId}/answer`, { version, answer: given });
const detail = async (orderId: number) => (await desk(`/orders/${orderId}`)).json<DeskOrderDetail>();
const undo = async (orderIds: readonly number[], token = staff.token) =>
  (await desk("/orders/undo", { orderIds }, token))
    .json<{ results: { error: string | null }[] }>()
    .results.map(({ error }) => error);
const later = (seconds: number) =>
  Temporal.Instant.from(testNow)
    .add({ milliseconds: Math.round(seconds * 1_000) })
    .toString({ fractionalSecondDigits: 3 });
const pass = (seconds: number) => portal.setNow(later(seconds));
const proposalMails = async (orderId: number) =>
  await portal.database.db
    .selectFrom("outbox_mails")
    .select(["due_at", "sent_at"])
    .where("cause", "like", `order ${orderId} proposed%`)
    .execute();
const bell = async (orderId: number) =>
  await portal.database.db
    .selectFrom("notifications")
    .select("kind")
    .where("subject_id", "=", orderId)
    .where("kind", "=", "order_proposed")
    .execute();

test("a confirmation just given is taken back, and the logs of both sides tell it", async () => {
  const orderId = await createTestOrder(portal, company);
  await answer(orderId, { kind: "confirm" });
  pass(10);
  expect(await undo([orderId])).toEqual([null]);
  const { order, log } = await detail(orderId);
  expect(order).toMatchObject({ phase: "new", confirmedDate: null, version: 3 });
  expect(log[0]).toMatchObject({ change: "confirmation_undone", by: "Sinem Aydın", isStaff: true });
  const customers = await portal.call({ path: `/order-change-log/${orderId}`, token: company.token });
  expect(
    customers
      .json<OrderChangeLog>()
      .entries.map(({ change }) => change)
      .slice(0, 2),
  ).toEqual(["confirmation_undone", "confirmed"]);
  expect((await answer(orderId, { kind: "confirm" }, 3)).statusCode).toBe(200);
});

test("a proposal's mail waits until it cannot be taken back, and goes with it", async () => {
  const orderId = await createTestOrder(portal, company, { desiredDate: "2027-03-10" });
  await answer(orderId, { kind: "propose", date: "2027-03-12" });
  expect(await proposalMails(orderId)).toEqual([{ due_at: later(10), sent_at: null }]);
  expect(await bell(orderId)).toHaveLength(1);
  pass(3);
  expect(await undo([orderId])).toEqual([null]);
  expect(await proposalMails(orderId)).toEqual([]);
  expect(await bell(orderId)).toEqual([]);
  expect(await detail(orderId)).toMatchObject({ order: { phase: "new" }, proposal: null });
});

test("the proposal that was replaced is open again", async () => {
  const orderId = await createTestOrder(portal, company, { desiredDate: "2027-03-10" });
  await answer(orderId, { kind: "propose", date: "2027-03-12" });
  pass(120);
  await answer(orderId, { kind: "propose", date: "2027-03-15", note: "Fahrzeug belegt" }, 2);
  expect(await undo([orderId])).toEqual([null]);
  expect(await detail(orderId)).toMatchObject({
    order: { phase: "proposal" },
    proposal: { date: "2027-03-12" },
  });
});

test("a confirmation ends a proposal, which is open again if it is taken back in time", async () => {
  const orderId = await createTestOrder(portal, company, { desiredDate: "2027-03-10" });
  await answer(orderId, { kind: "propose", date: "2027-03-12", note: "Fahrzeug belegt" });
  pass(120);
  await answer(orderId, { kind: "confirm" }, 2);
  expect(await detail(orderId)).toMatchObject({
    order: { phase: "confirmed", confirmedDate: "2027-03-10" },
    proposal: null,
  });
  expect(await undo([orderId])).toEqual([null]);
  expect(await detail(orderId)).toMatchObject({
    order: { phase: "proposal", confirmedDate: null },
    proposal: { date: "2027-03-12", note: "Fahrzeug belegt" },
  });
});

test("a proposal whose time is over in these seconds does not open again with a confirmation", async () => {
  const orderId = await createTestOrder(portal, company, { desiredDate: "2027-03-10" });
  const soon = "2027-03-01T08:01:00Z";
  const body = { ...testEvent(portal), date: "2027-03-12", answerBy: soon };
  await portal.call({
    method: "POST",
    path: `/provider/v1/order/${orderId}/propose`,
    token: await createTestKey(portal),
    body,
  });
  expect((await detail(orderId)).proposal).toMatchObject({ answerBy: soon });
  pass(55);
  await answer(orderId, { kind: "confirm" }, 2);
  portal.setNow(soon);
  expect(await undo([orderId])).toEqual([null]);
  expect(await detail(orderId)).toMatchObject({ order: { phase: "new" }, proposal: null });
});

test("too late, by somebody else, twice or after anybody acted nothing is taken back", async () => {
  const orderId = await createTestOrder(portal, company);
  expect(await undo([orderId])).toEqual(["nothing_to_undo"]);
  await answer(orderId, { kind: "confirm" });
  expect(await undo([orderId], colleague.token)).toEqual(["undo_not_yours"]);
  pass(10.001);
  expect(await undo([orderId])).toEqual(["undo_too_late"]);
  pass(5);
  expect(await undo([orderId])).toEqual([null]);
  expect(await undo([orderId])).toEqual(["nothing_to_undo"]);
  expect(await undo([2_000_000])).toEqual(["not_found"]);
});

test.each([{ kind: "confirm" }, { kind: "propose", date: "2027-03-12" }])(
  "what a long batch answered ($kind) can be taken back for ten seconds after its end",
  async (given) => {
    const orderIds: number[] = [];
    for (let each = 0; each < 12; each++)
      orderIds.push(await createTestOrder(portal, company, { desiredDate: "2027-03-10" }));
    const isBegun = async () =>
      (
        await portal.database.db
          .selectFrom("staff_log")
          .select("id")
          .where("kind", "=", "order")
          .where("subject_id", "=", orderIds[0] ?? 0)
          .execute()
      ).length > 0;
    const answering = desk("/orders/answer", {
      orders: orderIds.map((orderId) => ({ orderId, version: 1 })),
      answer: given,
    });
    while (!(await isBegun()));
    pass(8);
    expect((await answering).statusCode).toBe(200);
    pass(18);
    expect(await undo(orderIds.slice(0, 6))).toEqual(Array.from({ length: 6 }, () => null));
    const [mail] = await proposalMails(orderIds.at(-1) ?? 0);
    expect(mail?.due_at).toBe(given.kind === "propose" ? later(18) : undefined);
    pass(18.001);
    expect(await undo(orderIds.slice(6))).toEqual(Array.from({ length: 6 }, () => "undo_too_late"));
  },
);

test("what the customer answered meanwhile stays", async () => {
  const orderId = await createTestOrder(portal, company, { desiredDate: "2027-03-10" });
  await answer(orderId, { kind: "propose", date: "2027-03-12" });
  pass(2);
  const accepted = await portal.call({
    method: "POST",
    path: "/order/answer-proposal",
    token: company.token,
    body: { orderId, version: 2, answer: "accept" },
  });
  expect(accepted.statusCode).toBe(200);
  expect(await undo([orderId])).toEqual(["undo_acted_on"]);
  expect(await detail(orderId)).toMatchObject({ order: { confirmedDate: "2027-03-12" } });
});

test("a mail that is on its way stops taking the proposal back", async () => {
  const orderId = await createTestOrder(portal, company, { desiredDate: "2027-03-10" });
  await answer(orderId, { kind: "propose", date: "2027-03-12" });
  await portal.database.db
    .updateTable("outbox_mails")
    .set({ leased_until: later(60) })
    .where("cause", "like", `order ${orderId} proposed%`)
    .execute();
  expect(await undo([orderId])).toEqual(["undo_too_late"]);
  expect(await detail(orderId)).toMatchObject({ order: { phase: "proposal", version: 2 } });
});

test("what was answered in one go is taken back row by row", async () => {
  const ids: number[] = [];
  for (let count = 0; count < 3; count += 1) ids.push(await createTestOrder(portal, company));
  const orders = ids.map((orderId) => ({ orderId, version: 1 }));
  await desk("/orders/answer", { orders, answer: { kind: "confirm" } });
  const [, second = 0] = ids;
  await answer(second, { kind: "cancel", reason: "doppelt" }, 2);
  expect(await undo(ids)).toEqual([null, "nothing_to_undo", null]);
});
