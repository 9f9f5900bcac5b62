import { randomUUID } from "node:crypto";
import { cycleInterval, type Agreement, type AgreementChangeFields } from "@kreislauf/contract/agreements";
import type { ErrorAnswer } from "@kreislauf/contract/base";
import { agreementType, containerAction as action } from "@kreislauf/contract/catalog";
import type { ProviderAgreement } from "@kreislauf/contract/provider";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { WriteContext } from "../../base/context.ts";
import { ensureTestOffer } from "../../../test/factories/agreement.ts";
import { createTestCompany, createTestKey, type TestCompany } from "../../../test/factories/company.ts";
import { openTestStream } from "../../../test/portal/live-stream.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";
import { testEvent } from "../../../test/examples/provider-examples.ts";
import { emptyTestSite } from "../../../test/factories/site.ts";
import { applyAcceptedChanges } from "../jobs/apply-accepted-changes.ts";
import { createCycleOrders } from "../jobs/create-cycle-orders.ts";

/** Agreements created and changed by the provider itself. */

let portal: TestPortal;
let company: TestCompany;
let key: string;

beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal, ["agreements:write"]);
  await ensureTestOffer(portal, "periodic");
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  // Ends the agreements of other tests, so that the jobs leave them alone.
  await portal.database.db
    .updateTable("agreements")
    .set({ status: "ended" })
    .where("company_id", "<>", company.companyId)
    .execute();
});

async function send(path: string, body: object) {
  const answer = await portal.call({
    method: "POST",
    path: `/provider/v1/agreement/${path}`,
    body: { ...testEvent(portal), ...body },
    token: key,
  });
  return answer.json<ProviderAgreement & ErrorAnswer>();
}
const biweekly = {
  agreementTypeId: agreementType.periodic,
  cycleInterval: cycleInterval.twoWeeks,
  weekday1: 2,
};
const start = (body: object = {}) =>
  send("create", {
    serviceLocationId: company.siteId,
    wasteTypeId: 101,
    containerTypeId: 203,
    agreementTypeId: agreementType.callOff,
    containersOnSite: 3,
    ...body,
  });
const change = (body: object = biweekly, agreementId = company.agreementId) =>
  send(`${agreementId}/change`, body);

const shown = async () =>
  (await portal.call({ path: `/service-location/${company.siteId}/agreements`, token: company.token })).json<{
    agreements: Agreement[];
  }>().agreements;
const log = async (agreementId: number) =>
  (await portal.call({ path: `/agreement/${agreementId}/change-log`, token: company.token })).json<{
    entries: { change: string; changedBy: { name: string }; new: AgreementChangeFields }[];
  }>().entries;
const round = (job: (work: WriteContext) => Promise<number>) =>
  portal.database.db.transaction().execute((db) => job({ db, now: portal.now() }));
const datesOf = async (agreementId: number) =>
  (
    await portal.database.db
      .selectFrom("orders")
      .select("desired_date")
      .where("agreement_id", "=", agreementId)
      .where("status", "=", 1)
      .orderBy("desired_date")
      .execute()
  ).map((order) => order.desired_date);

describe("an agreement that the provider creates", () => {
  test("runs at once: it is shown, told of, logged, and can be ordered on", async () => {
    const stream = await openTestStream(portal, company.token);
    await stream.until("ready");
    const agreementNumber = randomUUID();
    const created = await start({ agreementNumber });
    expect(created).toMatchObject({
      status: "active",
      companyId: company.companyId,
      serviceLocationId: company.siteId,
      agreementNumber,
      containersOnSite: 3,
      cycleInterval: null,
    });
    await stream.until("agreements");
    stream.close();
    const { agreementId } = created;
    expect((await shown()).find((each) => each.agreementId === agreementId)).toMatchObject({
      agreementNumber,
      status: "active",
      containersOnSite: 3,
      nextDates: [],
    });
    expect(await log(agreementId)).toMatchObject([
      {
        change: "created",
        changedBy: { name: "Disposition" },
        new: { status: "active", containersOnSite: 3, agreementNumber },
      },
    ]);
    const order = { agreementId, containerActionId: action.exchange, amount: 3, desiredDate: "2027-03-10" };
    const ordered = await portal.call({
      method: "POST",
      path: "/order/create",
      body: { serviceLocationId: company.siteId, ...order },
      token: company.token,
    });
    expect(ordered.statusCode, ordered.body).toBe(201);
  });

  test.for([
    ["as soon as it can be", {}, ["2027-03-02", "2027-03-16", "2027-03-30", "2027-04-13"]],
    [
      "in the phase that is named",
      { cycleStart: "2027-02-23" },
      ["2027-03-09", "2027-03-23", "2027-04-06", "2027-04-20"],
    ],
    ["not before the day that is named", { cycleStart: "2027-04-06" }, ["2027-04-06", "2027-04-20"]],
  ] as const)("has its cycle begin %s", async ([, body, dates]) => {
    const { agreementId } = await start({ ...biweekly, ...body });
    await round(createCycleOrders);
    expect(await datesOf(agreementId)).toEqual(dates);
  });

  test("is created once by one event", async () => {
    const event = testEvent(portal);
    const first = await start(event);
    expect(await start(event)).toEqual(first);
    expect(await start({ ...event, containersOnSite: 4 })).toMatchObject({ code: "idempotency_mismatch" });
    expect(await shown()).toHaveLength(2);
  });

  test.for([
    [{ serviceLocationId: 999_999 }, 404, "not_found"],
    [{ agreementTypeId: agreementType.oneTime }, 409, "not_in_catalog"],
    [{ containerTypeId: 999 }, 409, "not_in_catalog"],
    [{ occurredAt: "2027-03-01T08:05:01Z" }, 409, "event_in_future"],
    [{ containersOnSite: -1 }, 400, "containersOnSite"],
    [{ containersOnSite: undefined }, 400, "containersOnSite"],
    [{ weekday1: 2 }, 400, "cycleInterval"],
    [{ cycleStart: "2027-03-02" }, 400, "cycleStart"],
    [{ ...biweekly, weekday1: 6 }, 400, "weekday1"],
    [{ ...biweekly, weekday2: 4 }, 400, "weekday2"],
    [{ ...biweekly, cycleInterval: 20 }, 400, "weekday2"],
  ] as const)("with %j is refused", async ([body, status, what]) => {
    const answer = await start(body);
    expect(status === 400 ? answer.details[0]?.field : answer.code).toBe(what);
    expect(await shown()).toHaveLength(1);
  });

  test("is refused at an inactive site, and with a number that another one has", async () => {
    const agreementNumber = randomUUID();
    await start({ agreementNumber });
    expect(await start({ agreementNumber })).toMatchObject({ code: "agreement_number_taken" });
    await emptyTestSite(portal, company);
    await portal.database.db
      .updateTable("sites")
      .set({ active: false })
      .where("id", "=", company.siteId)
      .execute();
    expect(await start()).toMatchObject({ code: "location_inactive" });
    expect(await change()).toMatchObject({ code: "location_inactive" });
  });
});

describe("a change by the provider", () => {
  test("is shown at once and takes effect the next day, with the orders of the old cycle gone", async () => {
    const { agreementId } = await start({ ...biweekly, weekday1: 5 });
    await round(createCycleOrders);
    const asked = await change({ ...biweekly, note: "Tour 4" }, agreementId);
    expect(asked).toMatchObject({ weekday1: 5, pendingChange: { weekday1: 2, effectiveOn: "2027-03-02" } });
    expect((await shown()).find((each) => each.agreementId === agreementId)).toMatchObject({
      pendingCycleDay: true,
      pendingChange: { requestedBy: { name: "Disposition" } },
    });
    expect((await log(agreementId))[0]).toMatchObject({
      change: "change_accepted",
      changedBy: { name: "Disposition" },
      new: { weekday1: 2, effectiveOn: "2027-03-02", note: "Tour 4" },
    });
    portal.setNow("2027-03-02T08:00:00Z");
    await round(applyAcceptedChanges);
    await round(createCycleOrders);
    expect(await datesOf(agreementId)).toEqual(["2027-03-09", "2027-03-23", "2027-04-06", "2027-04-20"]);
    const mails = await portal.database.db
      .selectFrom("outbox_mails")
      .select("kind")
      .where("kind", "=", "agreement_change_decided")
      .where("recipient_id", "=", company.userId)
      .execute();
    expect(mails).toEqual([]);
  });

  test("keeps to what the catalog offers, and to one change at a time", async () => {
    expect(await change({ agreementTypeId: agreementType.oneTime })).toMatchObject({
      code: "not_in_catalog",
    });
    expect(await change({ agreementTypeId: agreementType.callOff })).toMatchObject({
      code: "agreement_unchanged",
    });
    const ask = await portal.call({
      method: "POST",
      path: "/agreement/update",
      body: { agreementId: company.agreementId, ...biweekly },
      token: company.token,
    });
    expect(ask.statusCode).toBe(200);
    expect(await change({ ...biweekly, weekday1: 3 })).toMatchObject({ code: "change_pending" });
    await send(`${company.agreementId}/decide-change`, { accepted: true });
    expect(await change({ ...biweekly, weekday1: 3 })).toMatchObject({ code: "change_accepted" });
  });

  test.for([
    ["requested", "agreement_requested"],
    ["ended", "agreement_ended"],
  ] as const)("of an agreement that is %s is refused", async ([status, code]) => {
    await portal.database.db
      .updateTable("agreements")
      .set({ status })
      .where("id", "=", company.agreementId)
      .execute();
    expect(await change()).toMatchObject({ code });
  });

  test("comes once, and not behind a later event of the agreement", async () => {
    const event = { ...testEvent(portal), ...biweekly };
    const first = await change(event);
    expect(await change(event)).toEqual(first);
    expect(await change({ ...event, weekday1: 3 })).toMatchObject({ code: "idempotency_mismatch" });
    expect(await change({ ...biweekly, occurredAt: "2027-03-01T07:59:59Z" })).toMatchObject({
      code: "event_out_of_order",
    });
  });
});
