import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestCompany, createTestKey, type TestCompany } from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createOrderActions, type OrderActions } from "../../../test/portal/order-actions.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
let acts: OrderActions;
let orderId: number;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  acts = await createOrderActions(portal, company, await createTestKey(portal));
  orderId = await createTestOrder(portal, company, { desiredDate: "2027-03-10" });
});

const friday = "2027-03-12";
const propose = (body: object = {}) =>
  acts.provider(orderId, "propose", { date: friday, timeWindow: "morning", note: "Tour 4", ...body });

describe("a proposal", () => {
  test("is answered by noon of the working day before the earlier date, and says so by mail", async () => {
    expect((await propose()).status).toBe(200);
    const { proposal, version } = await acts.order(orderId);
    const answerBy = "2027-03-09T11:00:00Z";
    expect(proposal).toEqual({ date: friday, timeWindow: "morning", note: "Tour 4", answerBy });
    expect(version).toBe(2);
    const [mail] = await acts.mails(orderId);
    expect(mail).toMatchObject({ kind: "proposal_received", recipient_id: company.userId });
    expect((await acts.log(orderId))[0]).toMatchObject({
      change: "proposed",
      changedBy: { id: 95 },
      new: { proposedDate: friday, proposedTimeWindow: "morning", answerBy },
    });
  });

  test.for([
    [
      "Tuesday, when Monday is a holiday: Thursday before Easter",
      "2027-03-30",
      "2027-04-02",
      "2027-03-25T11:00:00Z",
    ],
    ["Monday: Friday before, in summer time", "2027-04-12", "2027-04-15", "2027-04-09T10:00:00Z"],
    ["an earlier date than the desired one", "2027-03-18", "2027-03-10", "2027-03-09T11:00:00Z"],
  ] as const)("about %s", async ([, desiredDate, date, answerBy]) => {
    orderId = await createTestOrder(portal, company, { desiredDate });
    const { body } = await propose({ date });
    expect(body.proposal?.answerBy).toBe(answerBy);
  });

  test("ends with the named time, at the latest when a date begins", async () => {
    const named = await propose({ answerBy: "2027-03-05T15:00:00Z" });
    expect(named.body.proposal?.answerBy).toBe("2027-03-05T15:00:00Z");
    const late = await propose({ answerBy: "2027-03-20T15:00:00Z" });
    expect(late.body.proposal?.answerBy).toBe("2027-03-09T23:00:00Z");
  });

  test("is replaced by a newer one", async () => {
    await propose();
    expect((await propose({ date: "2027-03-15" })).body.proposal?.date).toBe("2027-03-15");
  });
});

describe("an answer", () => {
  test("accepts: desired and confirmed date, window and deadline follow", async () => {
    await propose();
    // At this time, the noon rule and the lead time no longer allow either of the two dates.
    portal.setNow("2027-03-09T10:59:59Z");
    const { status, body } = await acts.answer(orderId, { version: 2, answer: "accept" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      desiredDate: friday,
      confirmedDate: friday,
      timeWindow: "morning",
      latestExecutionDate: "2027-03-19",
      proposal: null,
      version: 3,
    });
    expect((await acts.log(orderId))[0]).toMatchObject({
      change: "proposal_accepted",
      changedBy: { id: company.userId },
      old: { desiredDate: "2027-03-10", timeWindow: "all_day" },
      new: { desiredDate: friday, confirmedDate: friday, timeWindow: "morning" },
    });
  });

  test("keeps the desired date and what was confirmed", async () => {
    await acts.provider(orderId, "confirm", { confirmedDate: "2027-03-10" });
    await propose();
    const { body } = await acts.answer(orderId, { version: 3, answer: "keep" });
    expect(body).toMatchObject({
      desiredDate: "2027-03-10",
      confirmedDate: "2027-03-10",
      proposal: null,
    });
  });

  test("asks for a third date as an edit does", async () => {
    await propose();
    const wish = { version: 2, answer: "other", desiredDate: "2027-03-17" };
    const { body } = await acts.answer(orderId, wish);
    expect(body).toMatchObject({ desiredDate: "2027-03-17", confirmedDate: null, proposal: null });
    expect((await acts.log(orderId))[0]).toMatchObject({ change: "edited" });
  });

  test.for([
    { answer: "other" },
    { answer: "accept", desiredDate: "2027-03-17" },
    { answer: "maybe" },
  ] as const)("must fit: %o", async (answer) => {
    await propose();
    expect(await acts.answer(orderId, { version: 2, ...answer })).toMatchObject({
      status: 400,
      code: "validation",
    });
  });

  test("comes too late in the second in which the time is over", async () => {
    await propose();
    portal.setNow("2027-03-09T11:00:00Z");
    const late = await acts.answer(orderId, { version: 2, answer: "accept" });
    expect(late.code).toBe("proposal_lapsed");
  });

  test("comes once of two", async () => {
    await propose();
    const answers = await Promise.all([
      acts.answer(orderId, { version: 2, answer: "accept" }),
      acts.answer(orderId, { version: 2, answer: "keep" }),
    ]);
    expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(["200", "409"]);
  });
});

describe("what ends a proposal and a confirmation", () => {
  beforeEach(async () => {
    await acts.provider(orderId, "confirm", { confirmedDate: "2027-03-10" });
    await propose();
  });

  test("another desired date voids both", async () => {
    const { body } = await acts.edit(orderId, { version: 3, desiredDate: "2027-03-15" });
    expect(body).toMatchObject({ proposal: null, confirmedDate: null });
    expect((await acts.log(orderId))[0]).toMatchObject({
      old: { confirmedDate: "2027-03-10" },
      new: { confirmedDate: null },
    });
  });

  test("another note leaves both", async () => {
    const { body } = await acts.edit(orderId, { version: 3, noteToDisposer: "Tor 2" });
    expect(body).toMatchObject({ proposal: { date: friday }, confirmedDate: "2027-03-10" });
  });

  test("cancelling voids both", async () => {
    const { body } = await acts.cancel(orderId);
    expect(body).toMatchObject({ orderStatusId: 4, proposal: null, confirmedDate: null });
  });

  test("confirming the desired date voids the proposal, also where it was confirmed before", async () => {
    const { status, body } = await acts.provider(orderId, "confirm", { confirmedDate: "2027-03-10" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ proposal: null, confirmedDate: "2027-03-10", version: 4 });
    expect((await acts.log(orderId))[0]).toMatchObject({
      change: "confirmed",
      old: { confirmedDate: "2027-03-10", proposedDate: friday },
      new: { confirmedDate: "2027-03-10", proposedDate: null },
    });
    const again = await acts.provider(orderId, "confirm", { confirmedDate: "2027-03-10" });
    expect(again.body).toMatchObject({ version: 4 });
    expect(await acts.answer(orderId, { version: 4, answer: "accept" })).toMatchObject({
      code: "no_proposal",
    });
  });

  test("carrying it out voids the proposal", async () => {
    expect((await acts.provider(orderId, "execute")).body).toMatchObject({ proposal: null });
  });
});

describe("the list of what is to be answered", () => {
  const listed = async (query = "") => {
    const { orders, total } = await acts.proposals(query);
    return { ids: orders.map(({ id }) => id), total };
  };

  test("names the most urgent first, page by page, with how many there are", async () => {
    const later = await createTestOrder(portal, company, { desiredDate: "2027-03-15" });
    await createTestOrder(portal, company, { desiredDate: "2027-03-15" });
    await acts.provider(later, "propose", { date: "2027-03-16" });
    await propose();
    expect(await listed()).toEqual({ ids: [orderId, later], total: 2 });
    expect(await listed("?amount=1&offset=1")).toEqual({ ids: [later], total: 2 });
  });

  test.for([
    ["an answer", () => acts.answer(orderId, { version: 2, answer: "keep" })],
    ["a cancellation", () => acts.cancel(orderId)],
    ["its execution", () => acts.provider(orderId, "execute")],
  ] as const)("is empty after %s", async ([, act]) => {
    await propose();
    expect((await act()).status).toBe(200);
    expect(await listed()).toEqual({ ids: [], total: 0 });
  });

  test("holds a proposal to the last second, and no longer, before the job has ended it", async () => {
    await propose();
    portal.setNow("2027-03-09T10:59:59Z");
    expect(await listed()).toEqual({ ids: [orderId], total: 1 });
    portal.setNow("2027-03-09T11:00:00Z");
    expect(await listed()).toEqual({ ids: [], total: 0 });
    expect((await acts.order(orderId)).proposal).not.toBeNull();
  });

  test("shows nobody another company's", async () => {
    await propose();
    const other = await createTestCompany(portal);
    const answer = await portal.call({ path: "/dashboard/proposals", token: other.token });
    expect(answer.json()).toEqual({ orders: [], total: 0 });
  });
});
