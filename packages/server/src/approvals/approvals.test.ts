import type { ApprovalList, ApprovalRequest } from "@kreislauf/contract/approvals";
import { permission } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import type { LeadTimeInfo, Order, OrderChangeLog, WaitingOrder } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestRule } from "../../test/factories/approval.ts";
import {
  createTestCompany,
  createTestKey,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { keepSignedIn, type TestPerson } from "../../test/portal/person-tokens.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { lapseRequests } from "./lapse-requests.ts";

let portal: TestPortal;
let company: TestCompany;
/** The person who orders. All persons here stay signed in when the clock moves. */
let buyer: TestPerson;
let lead: TestPerson;
let boss: TestPerson;
let manager: TestPerson;

const tuesday = "2027-03-09";
/** Noon of the working day before the order's date, because the lead time of the test's agreement is one day. */
const deadline = "2027-03-08T11:00:00Z";

async function person(permissions: readonly number[]): Promise<TestPerson> {
  const options = { permissions, siteIds: [company.siteId] };
  return await keepSignedIn(portal, (await createTestUser(portal, company.companyId, options)).userId);
}

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal, {
    permissions: [permission.defaultUser, permission.userManager],
    containersOnSite: 4,
  });
  manager = await keepSignedIn(portal, company.userId);
  buyer = await person([11, 13, 14]);
  lead = await person([11, 14, 25]);
  boss = await person([11, 25]);
});

const ascending = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);

const rule = (options: Partial<Parameters<typeof createTestRule>[1]> = {}) =>
  createTestRule(portal, { companyId: company.companyId, approverId: lead.userId, ...options });
const wish = (more: object = {}) => ({
  serviceLocationId: company.siteId,
  agreementId: company.agreementId,
  containerActionId: 4,
  amount: 2,
  desiredDate: tuesday,
  ...more,
});
const post = (path: string, body: object, token: string) =>
  portal.call({ method: "POST", path, body, token });
const order = (more: object = {}, token = buyer.token) => post("/order/create", wish(more), token);
const ask = async (more: object = {}, token = buyer.token) => {
  const answer = await order(more, token);
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json<WaitingOrder>().approvalRequest;
};
const decide = (id: number, verb: string, token: string, body: object = {}) =>
  post(`/approval/requests/${id}/${verb}`, { version: 1, ...body }, token);
const read = async (id: number, token: string) =>
  (await portal.call({ path: `/approval/requests/${id}`, token })).json<ApprovalRequest>();
const mine = async (token: string) =>
  (await portal.call({ path: "/approval/requests", token })).json<ApprovalList>();
const countOrders = async () =>
  Number(
    (
      await portal.database.db
        .selectFrom("orders")
        .select((select) => select.fn.countAll().as("count"))
        .where("company_id", "=", company.companyId)
        .executeTakeFirstOrThrow()
    ).count,
  );
const onSite = async (date: string) =>
  (
    await post(
      "/util/lead-time-info",
      { containerActionId: 4, amount: 1, agreementId: company.agreementId },
      buyer.token,
    )
  ).json<LeadTimeInfo>().containersOnSite[date];

describe("an order that needs an approval", () => {
  test("waits, says until when, and is nobody's order yet", async () => {
    await rule({ amountFrom: 2 });
    expect((await order({ amount: 1, desiredDate: "2027-03-10" })).statusCode).toBe(201);
    const before = await countOrders();
    const request = await ask();
    expect(request).toMatchObject({ ruleName: "Alles", approveBy: deadline, desiredDate: tuesday });
    expect(request.approvers.map(({ id }) => id)).toEqual([lead.userId]);
    expect(await countOrders()).toBe(before);
    const key = await createTestKey(portal);
    const feed = await portal.call({ path: "/provider/v1/events?limit=100", token: key });
    expect(feed.body).not.toContain(tuesday);
    expect((await mine(lead.token)).counts.mine).toBe(1);
    expect((await mine(boss.token)).counts.mine).toBe(0);
    expect((await mine(buyer.token)).counts).toEqual({ mine: 0, requested: 1, decided: 0 });
  });

  test("becomes an order with the approver in its log, in the name of who asked", async () => {
    await rule();
    const { id } = await ask({ noteToDisposer: "Tor 2" });
    const answer = await decide(id, "approve", lead.token);
    expect(answer.statusCode, answer.body).toBe(200);
    const { state, orders } = answer.json<ApprovalRequest>();
    expect(state).toBe("approved");
    const path = `/order/${orders[0]?.id}`;
    const placed = (await portal.call({ path, token: buyer.token })).json<Order>();
    expect(placed).toMatchObject({
      createdByUser: { id: buyer.userId },
      noteToDisposer: "Tor 2",
      orderStatusId: 1,
    });
    const log = await portal.call({ path: `/order-change-log/${placed.id}`, token: buyer.token });
    expect(log.json<OrderChangeLog>().entries.map(({ change, changedBy }) => [change, changedBy.id])).toEqual(
      [
        ["approved", lead.userId],
        ["created", buyer.userId],
      ],
    );
  });

  test("names to the second of two who was first", async () => {
    await rule({ approverId: lead.userId });
    const { id } = await ask();
    expect((await decide(id, "decline", lead.token, { declineReason: "too_many" })).statusCode).toBe(200);
    const late = await decide(id, "approve", lead.token);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: "approval_decided",
      message: expect.stringContaining("Jana Petersen") as string,
      current: { state: "declined" },
    });
    expect(await countOrders()).toBe(0);
  });

  test("is decided once when two approve at the same time", async () => {
    await rule({ approverId: lead.userId });
    const { id } = await ask();
    const answers = await Promise.all([decide(id, "approve", lead.token), decide(id, "approve", lead.token)]);
    expect(ascending(answers.map(({ statusCode }) => statusCode))).toEqual([200, 409]);
    expect(await countOrders()).toBe(1);
  });

  test("needs a second person above the limit", async () => {
    const second = {
      approver: { kind: "person", id: boss.userId },
      amountFrom: 3,
      priceAboveCents: null,
    } as const;
    await rule({ second });
    const small = await ask();
    expect((await decide(small.id, "approve", lead.token)).json()).toMatchObject({ state: "approved" });
    const { id } = await ask({ amount: 3 });
    expect((await decide(id, "approve", lead.token)).json()).toMatchObject({ state: "waiting", level: 2 });
    expect((await decide(id, "approve", lead.token, { version: 2 })).json()).toMatchObject({
      code: "approval_not_yours",
    });
    expect((await decide(id, "approve", boss.token, { version: 2 })).json()).toMatchObject({
      state: "approved",
    });
  });
});

describe("the right to approve", () => {
  test("does not reach one's own order, unless the rule allows it", async () => {
    await rule();
    const { id, approvers } = await ask({}, lead.token);
    expect(approvers.map(({ id: approver }) => approver)).toEqual([boss.userId]);
    expect((await decide(id, "approve", lead.token)).json()).toMatchObject({ code: "approval_not_yours" });
    await portal.database.db
      .updateTable("approval_rules")
      .set({ own_allowed: true })
      .where("company_id", "=", company.companyId)
      .execute();
    const own = await ask({}, lead.token);
    expect((await decide(own.id, "approve", lead.token)).statusCode).toBe(200);
  });

  test("is lost with the permission, and goes to the others", async () => {
    await rule();
    const { id } = await ask();
    await portal.database.db
      .updateTable("memberships")
      .set({ permissions: [11, 14] })
      .where("user_id", "=", lead.userId)
      .execute();
    expect((await decide(id, "approve", lead.token)).statusCode).toBe(403);
    expect((await read(id, buyer.token)).approvers.map(({ id: approver }) => approver)).toEqual([
      boss.userId,
    ]);
    expect((await decide(id, "approve", boss.token)).statusCode).toBe(200);
  });

  test("refuses an order that nobody could approve", async () => {
    await rule();
    await portal.database.db
      .updateTable("memberships")
      .set({ permissions: [11, 14] })
      .where("user_id", "in", [lead.userId, boss.userId])
      .execute();
    expect((await order()).json()).toMatchObject({ code: "approver_missing" });
  });

  test("goes to the substitute on the days named, and no further", async () => {
    await rule();
    const days = { from: "2027-03-02", until: "2027-03-03" };
    const set = await post("/approval/substitute", { substituteId: boss.userId, ...days }, lead.token);
    expect(set.statusCode, set.body).toBe(200);
    const logged = await portal.database.db
      .selectFrom("audit_log")
      .select("after")
      .where("company_id", "=", company.companyId)
      .where("action", "=", "approval_substitute_set")
      .execute();
    expect(logged).toEqual([{ after: { period: "02.03.2027–03.03.2027" } }]);
    const { id } = await ask();
    const names = async () => (await read(id, buyer.token)).approvers.map((each) => each.id);
    expect(await names()).toEqual([lead.userId]);
    portal.setNow("2027-03-02T08:00:00Z");
    expect(ascending(await names())).toEqual(ascending([lead.userId, boss.userId]));
    portal.setNow("2027-03-04T08:00:00Z");
    expect(await names()).toEqual([lead.userId]);
  });

  test("is not handed over from a day that is none", async () => {
    const body = { substituteId: boss.userId, from: "morgen", until: "2027-03-03" };
    const answer = await post("/approval/substitute", body, lead.token);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "validation" });
  });
});

describe("time and stock", () => {
  test.each([
    [deadline, 200, { state: "approved" }],
    ["2027-03-08T11:00:00.001Z", 409, { code: "approval_lapsed" }],
  ])("approving at %s answers %i", async (at, status, body) => {
    await rule();
    const { id } = await ask();
    portal.setNow(at);
    const answer = await decide(id, "approve", lead.token);
    expect(answer.statusCode, answer.body).toBe(status);
    expect(answer.json()).toMatchObject(body);
  });

  test("a withdrawal that waits holds its containers until it is decided", async () => {
    await rule({ orderKinds: ["withdrawal"] });
    expect(await onSite(tuesday)).toBe(4);
    const { id } = await ask({ containerActionId: containerAction.remove, amount: 3 });
    expect(await onSite(tuesday)).toBe(1);
    expect((await order({ containerActionId: containerAction.remove, amount: 2 })).json()).toMatchObject({
      code: "amount_above_count",
    });
    await decide(id, "decline", lead.token, { declineReason: "other", reason: "Wird noch gebraucht" });
    expect(await onSite(tuesday)).toBe(4);
    const again = await ask({ containerActionId: containerAction.remove, amount: 4 });
    expect((await decide(again.id, "approve", lead.token)).statusCode).toBe(200);
  });

  test("lapses by itself, tells both and gives the containers back", async () => {
    await rule();
    const { id } = await ask({ containerActionId: containerAction.remove, amount: 3 });
    const source = { db: portal.database.db, clock: { now: () => portal.now() } };
    portal.setNow(deadline);
    await lapseRequests(source);
    expect((await read(id, buyer.token)).state).toBe("waiting");
    portal.setNow("2027-03-08T11:00:01Z");
    // Requests of the other tests lapse, too.
    expect(await lapseRequests(source)).toBeGreaterThan(0);
    expect((await read(id, buyer.token)).state).toBe("lapsed");
    expect(await onSite("2027-03-10")).toBe(4);
    const mailed = await portal.database.db
      .selectFrom("outbox_mails")
      .select("recipient_id")
      .where("cause", "=", `approval ${id} lapsed`)
      .execute();
    expect(ascending(mailed.map(({ recipient_id }) => recipient_id))).toEqual(
      ascending([buyer.userId, lead.userId]),
    );
  });

  test("changing what is approved runs the checks of ordering and keeps the old value", async () => {
    await rule();
    const { id } = await ask();
    expect((await decide(id, "change", lead.token, { amount: 5 })).json()).toMatchObject({
      code: "amount_above_count",
    });
    expect((await decide(id, "change", lead.token, { desiredDate: "2027-03-13" })).json()).toMatchObject({
      code: "not_a_working_day",
    });
    const changed = await decide(id, "change", lead.token, { amount: 1, desiredDate: "2027-03-10" });
    expect(changed.statusCode, changed.body).toBe(200);
    const request = changed.json<ApprovalRequest>();
    expect(request.items[0]).toMatchObject({ amount: 1, desiredDate: "2027-03-10" });
    expect(request.history[1]).toMatchObject({
      event: "changed",
      before: { amount: 2, desiredDate: tuesday },
      after: { amount: 1, desiredDate: "2027-03-10" },
    });
  });
});

describe("several orders", () => {
  test("of a site wait together and are placed together", async () => {
    await rule({ amountFrom: 3 });
    const { serviceLocationId, ...member } = wish();
    const orders = [member, { ...member, desiredDate: "2027-03-10", amount: 3 }];
    const answer = await post("/order/create-grouped-orders", { serviceLocationId, orders }, buyer.token);
    expect(answer.statusCode, answer.body).toBe(202);
    const { id } = answer.json<WaitingOrder>().approvalRequest;
    const approved = (await decide(id, "approve", lead.token)).json<ApprovalRequest>();
    expect(approved.orders.length).toBe(2);
  });

  test("of several sites wait each for itself", async () => {
    await rule({ amountFrom: 2 });
    const answer = await post("/order/create-site-orders", { orders: [wish()] }, buyer.token);
    expect(answer.json()).toMatchObject({
      rows: [{ order: null, refused: null, approvalRequest: { desiredDate: tuesday } }],
    });
  });
});

describe("rules", () => {
  const saveable = () => ({
    name: "Viele Behälter",
    siteIds: [company.siteId],
    orderKinds: ["service"],
    amountFrom: 5,
    priceAboveCents: null,
    hazardousOnly: false,
    approver: { kind: "person", id: lead.userId },
    second: null,
    ownAllowed: false,
  });

  test("name approvers of the company only", async () => {
    const stranger = await createTestCompany(portal);
    const save = (body: object) => post("/approval/rules", { ...saveable(), ...body }, manager.token);
    expect((await save({ approver: { kind: "person", id: stranger.userId } })).json()).toMatchObject({
      code: "approver_unknown",
    });
    expect((await save({ siteIds: [stranger.siteId] })).statusCode).toBe(404);
    expect((await save({})).statusCode).toBe(201);
    expect((await post("/approval/rules", saveable(), lead.token)).statusCode).toBe(403);
  });

  test("let go what waits when they are deleted, or let it lapse", async () => {
    const ruleId = await rule();
    await ask();
    const early = await ask({ desiredDate: "2027-03-02" });
    portal.setNow("2027-03-02T12:00:00Z");
    const answer = await portal.call({
      method: "DELETE",
      path: `/approval/rules/${ruleId}`,
      token: manager.token,
    });
    expect(answer.json()).toEqual({ released: 1, lapsed: 1 });
    expect((await read(early.id, buyer.token)).state).toBe("lapsed");
    expect(await countOrders()).toBe(1);
  });
});
