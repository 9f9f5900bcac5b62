import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestCompany, createTestKey, type TestCompany } from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createOrderActions, type OrderActions } from "../../../test/portal/order-actions.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";
import { completeOrdersWithoutFeedback } from "./complete-orders-without-feedback.ts";
import { expireProposals } from "./expire-proposals.ts";

let portal: TestPortal;
let company: TestCompany;
let acts: OrderActions;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  acts = await createOrderActions(portal, company, await createTestKey(portal));
});

const anOrder = (options: Parameters<typeof createTestOrder>[2]) => createTestOrder(portal, company, options);
const source = (days = portal.config.FEEDBACK_DAYS) => ({
  db: portal.database.db,
  clock: portal,
  config: { FEEDBACK_DAYS: days },
});
const statusOf = async (orderId: number) => (await acts.order(orderId)).orderStatusId;

describe("an order that was carried out and that nobody says anything about", () => {
  // Fourteen full days after the day of execution; the clocks change on 28 March and on 31 October.
  test.for([
    ["2027-03-10", "2027-03-24T22:59:59Z", 1],
    ["2027-03-10", "2027-03-24T23:00:00Z", 2],
    ["2027-03-20", "2027-04-03T21:59:59Z", 1],
    ["2027-03-20", "2027-04-03T22:00:00Z", 2],
    ["2027-10-25", "2027-11-08T22:59:59Z", 1],
    ["2027-10-25", "2027-11-08T23:00:00Z", 2],
  ] as const)("on %s is, at %s, of status %i", async ([day, now, status]) => {
    const orderId = await anOrder({ desiredDate: day, executedOn: day });
    portal.setNow(now);
    await completeOrdersWithoutFeedback(source());
    expect(await statusOf(orderId)).toBe(status);
  });

  test("is set to done by the system, which says why", async () => {
    const orderId = await anOrder({ desiredDate: "2027-02-01", executedOn: "2027-02-01" });
    await completeOrdersWithoutFeedback(source());
    expect((await acts.log(orderId))[0]).toMatchObject({
      change: "done",
      changedBy: { id: 96, name: "System" },
      new: { orderStatusId: 2, cause: "feedback_over" },
    });
    expect((await acts.claim(orderId)).code).toBe("order_done");
  });

  test.for([
    [
      "carried out before its day, counts from that day",
      { desiredDate: "2027-02-20", executedOn: "2027-02-10" },
    ],
    ["carried out late, counts from the execution", { desiredDate: "2027-02-01", executedOn: "2027-02-20" }],
    ["never reported, waits for feedback", { desiredDate: "2027-01-15" }],
    ["claimed, is a matter of the claim", { desiredDate: "2027-01-15", executedOn: "2027-01-15", status: 3 }],
  ] as const)("%s", async ([, options]) => {
    const orderId = await anOrder(options);
    const before = await statusOf(orderId);
    await completeOrdersWithoutFeedback(source());
    expect(await statusOf(orderId)).toBe(before);
  });

  test("waits as long as FEEDBACK_DAYS says", async () => {
    const orderId = await anOrder({ desiredDate: "2027-02-25", executedOn: "2027-02-25" });
    await completeOrdersWithoutFeedback(source(4));
    expect(await statusOf(orderId)).toBe(1);
    await completeOrdersWithoutFeedback(source(3));
    expect(await statusOf(orderId)).toBe(2);
  });

  test("is one of many: each is done once, by several processes at once", async () => {
    const orders = await Promise.all(
      Array.from({ length: 50 }, () => anOrder({ desiredDate: "2027-01-15", executedOn: "2027-01-15" })),
    );
    const process = async () => {
      let done = 0;
      for (let more = 1; more > 0; done += more) more = await completeOrdersWithoutFeedback(source());
      return done;
    };
    const counts = await Promise.all([process(), process(), process()]);
    // A process stops early if the others have locked all rows; the next round takes the rest.
    const total = counts.reduce((sum, count) => sum + count, await process());
    expect(total).toBe(50);
    for (const orderId of orders) expect(await acts.log(orderId)).toHaveLength(1);
  });
});

describe("a proposal", () => {
  const proposal = { date: "2027-03-12", timeWindow: "all_day", note: null } as const;

  test.for([
    ["2027-03-09T11:00:00Z", "2027-03-09T10:59:59Z", false],
    ["2027-03-09T11:00:00Z", "2027-03-09T11:00:00Z", true],
    ["2027-03-11T11:00:00Z", "2027-03-09T22:59:59Z", false],
    ["2027-03-11T11:00:00Z", "2027-03-09T23:00:00Z", true],
  ] as const)("to be answered by %s is over at %s: %s", async ([answerBy, now, isOver]) => {
    const orderId = await anOrder({ proposal: { ...proposal, answerBy } });
    portal.setNow(now);
    await expireProposals(source());
    expect((await acts.order(orderId)).proposal === null).toBe(isOver);
  });

  test("lapses once, in the system's name, and the desired date stands", async () => {
    const orderId = await anOrder({ proposal: { ...proposal, answerBy: "2027-03-01T07:00:00Z" } });
    await Promise.all([expireProposals(source()), expireProposals(source())]);
    const log = await acts.log(orderId);
    expect(log).toHaveLength(1);
    expect(log[0]).toMatchObject({
      change: "proposal_lapsed",
      changedBy: { id: 96 },
      old: { proposedDate: "2027-03-12" },
      new: { proposedDate: null, cause: "answer_overdue" },
    });
    expect((await acts.order(orderId)).desiredDate).toBe("2027-03-10");
  });
});
