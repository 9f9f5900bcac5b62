import { type AgreementList, cycleInterval } from "@kreislauf/contract/agreements";
import { addDays, weekday, weekdayOf } from "@kreislauf/contract/base";
import { agreementType, containerAction as action } from "@kreislauf/contract/catalog";
import type { ChangePreview } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { endDueAgreements } from "../../agreements/index.ts";
import type { WriteContext } from "../../base/context.ts";
import { createTestAgreement } from "../../../test/factories/agreement.ts";
import { createTestCompany, createTestKey, type TestCompany } from "../../../test/factories/company.ts";
import { createOrderActions, type OrderActions } from "../../../test/portal/order-actions.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";
import { applyAcceptedChanges } from "./apply-accepted-changes.ts";
import { createCycleOrders } from "./create-cycle-orders.ts";

/** What happens to agreements automatically: cycles, accepted changes, ends. */

let portal: TestPortal;
let company: TestCompany;
let acts: OrderActions;
let agreementId: number;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  acts = await createOrderActions(portal, company, await createTestKey(portal));
  // Ends the agreements of other tests, so that the jobs leave them alone.
  await portal.database.db.updateTable("agreements").set({ status: "ended" }).execute();
  // An agreement with two containers and orders on every Wednesday.
  agreementId = await createTestAgreement(portal, company.companyId, company.siteId, 2, "periodic");
});

const round = (job: (work: WriteContext) => Promise<number>) =>
  portal.database.db.transaction().execute((db) => job({ db, now: portal.now() }));
const change = (set: object) =>
  portal.database.db.updateTable("agreements").set(set).where("id", "=", agreementId).execute();
const listOrders = () =>
  portal.database.db
    .selectFrom("orders")
    .selectAll()
    .where("agreement_id", "=", agreementId)
    .orderBy("desired_date")
    .orderBy("id")
    .execute();
const openDates = async () =>
  (await listOrders()).filter((order) => order.status === 1).map((order) => order.desired_date);
const anOrderOn = async (date: string) => {
  const order = (await listOrders()).find((each) => each.desired_date === date && each.status === 1);
  return order?.id ?? 0;
};
/** Turns an order into an emptying, because an exchange, which this cycle orders, cannot be edited. */
const emptyInstead = (orderId: number) =>
  portal.database.db
    .updateTable("orders")
    .set({ container_action_id: action.empty })
    .where("id", "=", orderId)
    .execute();
/** Places an order on the test's agreement. */
const order = (body: object) => acts.create({ agreementId, containerActionId: action.empty, ...body });
const withdraw = (amount: number, desiredDate: string) =>
  order({ containerActionId: action.remove, amount, desiredDate });
/** The test's agreement as its person sees it. */
async function shownAgreement() {
  const path = `/service-location/${company.siteId}/agreements`;
  const answer = await portal.call({ path, token: acts.token() });
  return answer.json<AgreementList>().agreements.find((each) => each.agreementId === agreementId);
}
const log = () =>
  portal.database.db
    .selectFrom("agreement_log")
    .selectAll()
    .where("agreement_id", "=", agreementId)
    .orderBy("id")
    .execute();

describe("the orders of a cycle", () => {
  test("are made eight weeks ahead by the system, which says why", async () => {
    expect(await round(createCycleOrders)).toBe(1);
    const orders = await listOrders();
    expect(orders.map((each) => each.desired_date)).toEqual([
      "2027-03-03",
      "2027-03-10",
      "2027-03-17",
      "2027-03-24",
      "2027-03-31",
      "2027-04-07",
      "2027-04-14",
      "2027-04-21",
    ]);
    expect(orders[0]).toMatchObject({ created_by: 96, amount: 2, container_action_id: 2, version: 1 });
    expect((await acts.log(orders[0]?.id ?? 0))[0]).toMatchObject({
      change: "created",
      changedBy: { id: 96, name: "System" },
      new: { cause: "cycle" },
    });
    expect(await acts.mails(orders[0]?.id ?? 0)).toEqual([]);
  });

  test("are made once, and then one day further", async () => {
    await round(createCycleOrders);
    expect(await round(createCycleOrders)).toBe(0);
    portal.setNow("2027-03-03T08:00:00Z");
    expect(await round(createCycleOrders)).toBe(1);
    expect((await openDates()).at(-1)).toBe("2027-04-28");
    expect(await openDates()).toHaveLength(9);
  });

  test("keep to the lead time, and to noon", async () => {
    portal.setNow("2027-03-02T11:00:01Z");
    await round(createCycleOrders);
    expect((await openDates())[0]).toBe("2027-03-10");
  });

  test("move behind a holiday and are shown with the day they stand for", async () => {
    await change({ weekday1: weekday.monday });
    portal.setNow("2027-03-25T08:00:00Z");
    await round(createCycleOrders);
    expect((await openDates())[0]).toBe("2027-03-30");
    expect(await shownAgreement()).toMatchObject({
      nextDates: ["2027-03-30", "2027-04-05", "2027-04-12"],
      holidayShifts: { "2027-03-30": "2027-03-29" },
    });
  });

  test("are not made again once cancelled or moved", async () => {
    await round(createCycleOrders);
    await acts.cancel(await anOrderOn("2027-03-10"));
    await portal.database.db
      .updateTable("orders")
      .set({ desired_date: "2027-03-26" })
      .where("id", "=", await anOrderOn("2027-03-24"))
      .execute();
    const before = await openDates();
    await change({ cycle_orders_until: null });
    await round(createCycleOrders);
    expect(await openDates()).toEqual(before);
  });

  test("double no date on which something is ordered already", async () => {
    expect((await order({ containerActionId: action.exchange, desiredDate: "2027-03-10" })).status).toBe(201);
    await round(createCycleOrders);
    expect((await openDates()).filter((date) => date === "2027-03-10")).toHaveLength(1);
  });

  test.for([
    ["there is no container", { containers_on_site: 0 }],
    ["it is only requested", { status: "requested" }],
    ["it has ended", { status: "ended" }],
    ["its last day has come", { ends_on: "2027-03-01" }],
  ] as const)("are not made when %s", async ([, set]) => {
    await change(set);
    await round(createCycleOrders);
    expect(await listOrders()).toEqual([]);
  });

  test("are not made at an inactive site", async () => {
    await portal.database.db
      .updateTable("sites")
      .set({ active: false })
      .where("id", "=", company.siteId)
      .execute();
    await round(createCycleOrders);
    expect(await listOrders()).toEqual([]);
  });

  test("end with a full withdrawal, and what it cancelled stays cancelled", async () => {
    await round(createCycleOrders);
    const withdrawal = await withdraw(2, "2027-03-18");
    expect(await openDates()).toEqual(["2027-03-03", "2027-03-10", "2027-03-17", "2027-03-18"]);
    await round(createCycleOrders);
    await acts.cancel(withdrawal.body.id);
    await change({ cycle_orders_until: null });
    await round(createCycleOrders);
    expect(await openDates()).toEqual(["2027-03-03", "2027-03-10", "2027-03-17"]);
  });

  test("go on with as many containers as a partial withdrawal leaves", async () => {
    await round(createCycleOrders);
    await withdraw(1, "2027-03-18");
    expect(await openDates()).toEqual(["2027-03-03", "2027-03-10", "2027-03-17", "2027-03-18"]);
    expect(await round(createCycleOrders)).toBe(1);
    const later = (await listOrders()).filter(
      (each) => each.status === 1 && each.desired_date > "2027-03-18",
    );
    expect(later.map((each) => [each.desired_date, each.amount])).toEqual([
      ["2027-03-24", 1],
      ["2027-03-31", 1],
      ["2027-04-07", 1],
      ["2027-04-14", 1],
      ["2027-04-21", 1],
    ]);
  });
});

test("a cycle goes on with the stock that the provider sets, and waits while it is 0", async () => {
  await round(createCycleOrders);
  await acts.setStock(agreementId, 0);
  expect(await openDates()).toEqual([]);
  await round(createCycleOrders);
  expect(await openDates()).toEqual([]);
  await acts.setStock(agreementId, 1);
  await round(createCycleOrders);
  const open = (await listOrders()).filter((each) => each.status === 1);
  expect(open.map((each) => each.amount)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
});

describe("an accepted change", () => {
  const accepted = (rhythm: object, effectiveOn = "2027-03-02") =>
    change({
      pending_change: JSON.stringify({
        agreementTypeId: agreementType.periodic,
        cycleInterval: cycleInterval.twoWeeks,
        weekday1: weekday.wednesday,
        weekday2: null,
        requestedOn: testNow,
        requestedBy: { id: company.userId, name: "Jana Petersen" },
        effectiveOn,
        ...rhythm,
      }),
    });

  test("takes effect on its day, not before", async () => {
    await accepted({});
    expect(await round(applyAcceptedChanges)).toBe(0);
    portal.setNow("2027-03-01T22:59:59Z");
    expect(await round(applyAcceptedChanges)).toBe(0);
    portal.setNow("2027-03-01T23:00:00Z");
    expect(await round(applyAcceptedChanges)).toBe(1);
    expect(await acts.agreement(agreementId)).toMatchObject({
      cycle_interval: cycleInterval.twoWeeks,
      pending_change: null,
      cycle_start: "2027-03-03",
    });
    expect((await log()).at(-1)).toMatchObject({
      change: "changed",
      changed_by: 96,
      old: { cycleInterval: cycleInterval.weekly },
      new: { cycleInterval: cycleInterval.twoWeeks, effectiveOn: "2027-03-02" },
    });
  });

  test("is awaited: while it is due and not applied, no order of the old cycle is made", async () => {
    await accepted({});
    portal.setNow("2027-03-02T08:00:00Z");
    expect(await round(createCycleOrders)).toBe(0);
    expect(await listOrders()).toEqual([]);
    await round(applyAcceptedChanges);
    await round(createCycleOrders);
    expect((await listOrders()).map(({ status }) => status)).toEqual([1, 1, 1, 1]);
  });

  test("cancels the untouched orders of the old cycle and makes those of the new one", async () => {
    await round(createCycleOrders);
    const touched = await anOrderOn("2027-03-10");
    await emptyInstead(touched);
    expect((await acts.edit(touched, { version: 1, timeWindow: "morning" })).status).toBe(200);
    const confirmed = await anOrderOn("2027-03-24");
    await acts.provider(confirmed, "confirm", { confirmedDate: "2027-03-24" });
    await accepted({ weekday1: weekday.thursday });
    portal.setNow("2027-03-02T08:00:00Z");
    await round(applyAcceptedChanges);
    expect(await openDates()).toEqual(["2027-03-10"]);
    expect((await acts.order(confirmed)).cancellation).toMatchObject({
      cancelledBy: { id: 96, name: "System" },
      cancelReason: "Wegen der geänderten Vereinbarung",
    });
    await round(createCycleOrders);
    expect(await openDates()).toEqual(["2027-03-04", "2027-03-10", "2027-03-18", "2027-04-01", "2027-04-15"]);
  });

  test("to fewer weeks keeps the days that both cycles have, as new orders", async () => {
    await round(createCycleOrders);
    await accepted({});
    portal.setNow("2027-03-02T08:00:00Z");
    await round(applyAcceptedChanges);
    await round(createCycleOrders);
    expect(await openDates()).toEqual(["2027-03-03", "2027-03-17", "2027-03-31", "2027-04-14"]);
  });

  test("to call-off ends the cycle and what it made", async () => {
    await round(createCycleOrders);
    const none = { cycleInterval: null, weekday1: null };
    await accepted({ agreementTypeId: agreementType.callOff, ...none });
    portal.setNow("2027-03-02T08:00:00Z");
    await round(applyAcceptedChanges);
    await round(createCycleOrders);
    expect(await openDates()).toEqual([]);
    expect(await acts.agreement(agreementId)).toMatchObject({
      agreement_type_id: agreementType.callOff,
      cycle_interval: null,
      cycle_start: null,
    });
  });

  test("takes the dates that fall away out of the next ones before, and names them", async () => {
    await round(createCycleOrders);
    const touched = await anOrderOn("2027-03-10");
    await emptyInstead(touched);
    expect((await acts.edit(touched, { version: 1, timeWindow: "morning" })).status).toBe(200);
    expect(await shownAgreement()).toMatchObject({
      nextDates: ["2027-03-03", "2027-03-10", "2027-03-17"],
      droppedDates: [],
    });
    await accepted({ weekday1: weekday.thursday, effectiveOn: null });
    expect(await shownAgreement()).toMatchObject({
      nextDates: ["2027-03-03", "2027-03-10", "2027-03-17"],
      droppedDates: [],
    });
    await accepted({ weekday1: weekday.thursday }, "2027-03-03");
    const dropped = ["2027-03-17", "2027-03-24", "2027-03-31", "2027-04-07", "2027-04-14", "2027-04-21"];
    expect(await shownAgreement()).toMatchObject({
      nextDates: ["2027-03-03", "2027-03-10"],
      droppedDates: dropped,
    });
    const path = `/agreement/${agreementId}/change-preview`;
    const preview = await portal.call({ path, token: acts.token() });
    expect(preview.json<ChangePreview>().cancelled.map(({ desiredDate }) => desiredDate)).toEqual(dropped);

    portal.setNow("2027-03-03T08:00:00Z");
    await round(applyAcceptedChanges);
    expect(await openDates()).toEqual(["2027-03-03", "2027-03-10"]);
    expect(await shownAgreement()).toMatchObject({
      nextDates: ["2027-03-03", "2027-03-10"],
      droppedDates: [],
    });
  });

  test("leaves alone what is due on the day it takes effect", async () => {
    await round(createCycleOrders);
    await accepted({ weekday1: weekday.friday }, "2027-03-03");
    portal.setNow("2027-03-03T08:00:00Z");
    await round(applyAcceptedChanges);
    expect(await openDates()).toEqual(["2027-03-03"]);
  });
});

describe("an agreement", () => {
  test("ends after its last day, not on it", async () => {
    await change({ ends_on: "2027-03-01" });
    expect(await round(endDueAgreements)).toBe(0);
    portal.setNow("2027-03-02T08:00:00Z");
    expect(await round(endDueAgreements)).toBe(1);
    expect(await round(endDueAgreements)).toBe(0);
    expect(await acts.agreement(agreementId)).toMatchObject({
      status: "ended",
      ended_on: "2027-03-01",
      containers_on_site: 0,
    });
    expect((await log()).at(-1)).toMatchObject({
      change: "ended",
      changed_by: 96,
      new: { cause: "end_reached", endsOn: "2027-03-01" },
    });
  });

  test("takes no order behind its last day", async () => {
    await change({ ends_on: "2027-03-10" });
    expect((await order({ desiredDate: "2027-03-10" })).status).toBe(201);
    expect((await order({ desiredDate: "2027-03-11" })).code).toBe("after_agreement_end");
  });

  test("that ended while the dialog was open says so", async () => {
    await change({ status: "ended" });
    expect((await order({ desiredDate: "2027-03-10" })).code).toBe("agreement_ended");
  });

  test("is served for the first time an interval after the week of its first container", async () => {
    await change({ status: "requested", containers_on_site: 0, cycle_interval: cycleInterval.fourWeeks });
    const placed = await acts.plan({
      agreementId,
      containerActionId: action.place,
      desiredDate: "2027-03-02",
    });
    portal.setNow("2027-03-02T12:00:00Z");
    await acts.provider(placed.body.id, "execute");
    await round(createCycleOrders);
    const first = (await openDates()).find((date) => date > "2027-03-02") ?? "";
    expect(first).toBe("2027-03-31");
    expect(weekdayOf(first)).toBe(weekday.wednesday);
    expect(addDays(first, -28) >= "2027-03-01").toBe(true);
  });
});
