import type { CreatedDeskOrders, DeskOrderChoices, DeskOrderDetail } from "@kreislauf/contract/desk";
import type { NotificationList } from "@kreislauf/contract/notifications";
import { type Order, type OrderChangeLog, orderStatus } from "@kreislauf/contract/orders";
import { permission } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestAgreement } from "../../../test/factories/agreement.ts";
import {
  createTestCompany,
  createTestKey,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import {
  createWeighedOrder,
  hazardousWasteId,
  makeAgreementHazardous,
} from "../../../test/factories/proof.ts";
import { createTestStaff, type TestStaff } from "../../../test/factories/staff.ts";
import { testEvent } from "../../../test/examples/provider-examples.ts";
import { openTestPortal, statusAndCode, testNow, type TestPortal } from "../../../test/portal/portal.ts";
import { mailsTo } from "../../../test/portal/sign-in-mails.ts";

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
  company = await createTestCompany(portal, { containersOnSite: 3 });
});

/** Within the lead time of the site: a customer's earliest day for an emptying is the day after this one. */
const tomorrow = "2027-03-02";

const wishOf = (given: object = {}) => ({
  orders: [{ agreementId: company.agreementId, amount: 1 }],
  containerActionId: containerAction.empty,
  desiredDate: tomorrow,
  ...given,
});
const order = (given: object = {}, token = staff.token) =>
  portal.call({ method: "POST", path: "/desk/v1/orders", body: wishOf(given), token });
const results = async (given: object = {}) => (await order(given)).json<CreatedDeskOrders>().results;
const errors = async (given: object = {}) => (await results(given)).map(({ error }) => error);
const read = <Answer>(path: string) =>
  portal.call({ path, token: company.token }).then((answer) => answer.json<Answer>());

interface Wrong {
  readonly amount?: number;
  readonly [field: string]: unknown;
}

describe("an order for a customer", () => {
  test("stands in the inbox and with the customer, who is told in whose name it was taken", async () => {
    const [given] = await results({
      requestedById: company.userId,
      customerOrderNumber: "KW-26-118",
      noteToDisposer: "Tor 2",
    });
    expect(given).toMatchObject({ agreementId: company.agreementId, error: null });
    expect(await read<Order>(`/order/${given?.orderId}`)).toMatchObject({
      orderNumber: given?.orderNumber,
      desiredDate: tomorrow,
      customerOrderNumber: "KW-26-118",
      noteToDisposer: "Tor 2",
      createdByUser: { id: company.userId, name: "Jana Petersen" },
    });
    const log = await read<OrderChangeLog>(`/order-change-log/${given?.orderId}`);
    expect(log.entries[0]).toMatchObject({
      change: "created",
      changedBy: { id: company.userId },
      new: { cause: "taken_by_dispatch" },
    });
    const detail = await portal.call({ path: `/desk/v1/orders/${given?.orderId}`, token: staff.token });
    expect(detail.json<DeskOrderDetail>()).toMatchObject({
      order: { phase: "new" },
      createdBy: "Jana Petersen",
      log: [{ change: "created", by: "Sinem Aydın", isStaff: true }],
    });
  });

  test("is confirmed by mail to who asked for it, and rings the bell of the others at the site", async () => {
    const colleague = await createTestUser(portal, company.companyId, {
      permissions: Object.values(permission),
      siteIds: [company.siteId],
    });
    const [given] = await results({ requestedById: company.userId });
    expect(await mailsTo(portal, company.email)).toMatchObject([
      { kind: "order_received", data: { orderNumber: given?.orderNumber } },
    ]);
    const bellOf = async (token: string) =>
      (await portal.call({ path: "/notifications", token }))
        .json<NotificationList>()
        .happenings.map(({ kind }) => kind);
    expect(await bellOf(colleague.token)).toEqual(["order_created"]);
    expect(await bellOf(company.token)).toEqual([]);
  });

  test("of somebody without an account is the provider's, and nobody gets a mail", async () => {
    const [given] = await results();
    const log = await read<OrderChangeLog>(`/order-change-log/${given?.orderId}`);
    expect(log.entries[0]).toMatchObject({ change: "created", new: { cause: "taken_by_dispatch" } });
    expect(log.entries[0]?.changedBy.id).not.toBe(company.userId);
    expect(await mailsTo(portal, company.email)).toEqual([]);
  });

  test("is not given twice for a day by a repeated call, unless that is meant", async () => {
    await order();
    expect(await errors()).toEqual(["already_ordered"]);
    const both = await Promise.all([
      order({ desiredDate: "2027-03-03" }),
      order({ desiredDate: "2027-03-03" }),
    ]);
    const outcomes = both.map((answer) => answer.json<CreatedDeskOrders>().results[0]?.error ?? null);
    expect(new Set(outcomes)).toEqual(new Set(["already_ordered", null]));
    const other = await createTestAgreement(portal, company.companyId, company.siteId);
    const rows = [
      { agreementId: company.agreementId, amount: 1, isRepeated: true },
      { agreementId: other, amount: 1 },
    ];
    expect(await errors({ orders: rows.slice(1) })).toEqual([null]);
    expect(await errors({ orders: rows })).toEqual([null, "already_ordered"]);
  });

  test("of a placement cancels what would come before the first container", async () => {
    company = await createTestCompany(portal, { containersOnSite: 0 });
    const early = await createTestOrder(portal, company, { desiredDate: "2027-03-03" });
    const placement = { containerActionId: containerAction.place, desiredDate: "2027-03-05" };
    expect(await errors(placement)).toEqual([null]);
    expect((await read<Order>(`/order/${early}`)).orderStatusId).toBe(orderStatus.cancelled);
  });

  test.each([
    [{ desiredDate: "2027-03-01" }, "before_earliest_date"],
    [{ desiredDate: "2027-03-06" }, "not_a_working_day"],
    [{ desiredDate: "2030-03-06" }, "beyond_horizon"],
    [{ amount: 4 }, "amount_above_count"],
    [{ containerActionId: containerAction.purchase }, "action_not_offered"],
    [{ requestedById: 2_000_000 }, "person_not_at_site"],
  ])("%j is refused with %s, and nothing is written", async ({ amount = 1, ...given }: Wrong, code) => {
    const orders = [{ agreementId: company.agreementId, amount }];
    expect(await errors({ ...given, orders })).toEqual([code]);
    const { rows } = await portal.database.db
      .selectFrom("orders")
      .select((select) => select.fn.countAll<number>().as("rows"))
      .where("company_id", "=", company.companyId)
      .executeTakeFirstOrThrow();
    expect(rows).toBe(0);
  });

  test("of hazardous waste needs its proof like any other", async () => {
    await makeAgreementHazardous(portal, company);
    // More than the small quantity of a year that needs no proof.
    await createWeighedOrder(portal, company, { on: "2026-05-04", kg: 2_800, amount: 4 });
    const refused = await portal.call({
      method: "POST",
      path: "/provider/v1/proof/handling",
      body: { ...testEvent(portal), wasteTypeId: hazardousWasteId, handling: "refuse" },
      token: await createTestKey(portal),
    });
    expect(refused.statusCode).toBe(200);
    expect(await errors()).toEqual(["proof_missing"]);
  });

  test("is charged to what the company's rules demand", async () => {
    const free = { mode: "optional", pattern: null, listed: false };
    const rules = {
      customerOrderNumber: { ...free, mode: "required" },
      costCentre: free,
      project: free,
    };
    const set = await portal.call({
      method: "PATCH",
      path: "/purchasing/references/rules",
      body: { version: 0, rules },
      token: company.token,
    });
    expect(set.statusCode).toBe(200);
    expect(await errors()).toEqual(["reference_refused"]);
    expect(await errors({ customerOrderNumber: "KW-26-118" })).toEqual([null]);
  });

  test("in the name of a person needs their right to order there", async () => {
    const elsewhere = await createTestSite(portal, company.companyId);
    const [reader, stranger] = [
      await createTestUser(portal, company.companyId, {
        permissions: [permission.agreementManager],
        siteIds: [company.siteId],
      }),
      await createTestUser(portal, company.companyId, {
        permissions: [permission.orderManager],
        siteIds: [elsewhere],
      }),
    ];
    for (const { userId } of [reader, stranger, await createTestCompany(portal)])
      expect(await errors({ requestedById: userId })).toEqual(["person_not_at_site"]);
  });

  test("is taken by dispatch only", async () => {
    const clerk = await createTestStaff(portal, { roles: ["claims", "documents", "master_data"] });
    expect(statusAndCode(await order({}, clerk.token))).toEqual([403, "forbidden"]);
    expect(statusAndCode(await order({}, company.token))).toEqual([401, "unauthenticated"]);
  });
});

test("of orders on many agreements those that are refused are named, and the others are placed", async () => {
  const second = await createTestAgreement(portal, company.companyId, company.siteId, 1);
  const orders = [
    { agreementId: company.agreementId, amount: 3 },
    { agreementId: second, amount: 2 },
    { agreementId: 2_000_000, amount: 1 },
  ];
  expect(await results({ orders })).toMatchObject([
    { agreementId: company.agreementId, error: null },
    { agreementId: second, orderId: null, error: "amount_above_count" },
    { agreementId: 2_000_000, orderId: null, error: "not_found" },
  ]);
  const twice = [orders[0], orders[0]];
  expect(statusAndCode(await order({ orders: twice }))).toEqual([400, "validation"]);
});

test("what can be ordered depends on what stands there, with those who may order it", async () => {
  const choices = async () =>
    (
      await portal.call({
        path: `/desk/v1/order-choices?agreementIds=${company.agreementId}`,
        token: staff.token,
      })
    ).json<DeskOrderChoices>();
  expect(await choices()).toMatchObject({ people: [{ id: company.userId, name: "Jana Petersen" }] });
  const ids = async () => (await choices()).actions.map(({ containerActionId }) => containerActionId);
  expect(await ids()).toContain(containerAction.empty);
  company = await createTestCompany(portal, { containersOnSite: 0 });
  expect(await ids()).toEqual([containerAction.place]);
});

test("of several agreements one call gives what they have in common, with the last of their days", async () => {
  const choices = (...agreementIds: number[]) =>
    portal.call({
      path: `/desk/v1/order-choices?agreementIds=${agreementIds.join(",")}`,
      token: staff.token,
    });
  const second = await createTestAgreement(portal, company.companyId, company.siteId, 1);
  const one = (await choices(company.agreementId)).json<DeskOrderChoices>();
  expect((await choices(company.agreementId, second)).json()).toEqual(one);

  const empty = await createTestAgreement(portal, company.companyId, company.siteId, 0);
  const placing = { containerActionId: containerAction.place };
  const [place] = (await choices(empty)).json<DeskOrderChoices>().actions;
  expect(place).toMatchObject(placing);
  const shared = (await choices(company.agreementId, empty)).json<DeskOrderChoices>();
  expect(shared.actions).toEqual(
    one.actions.filter((each) => each.containerActionId === placing.containerActionId),
  );

  const other = await createTestCompany(portal);
  expect((await choices(company.agreementId, other.agreementId)).json()).toMatchObject({
    actions: one.actions,
    people: [],
  });
  expect(statusAndCode(await choices(company.agreementId, 2_000_000))).toEqual([404, "not_found"]);
});
