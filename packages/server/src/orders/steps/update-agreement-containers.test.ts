import type { Agreement } from "@kreislauf/contract/agreements";
import { containerAction as action } from "@kreislauf/contract/catalog";
import { orderStatus } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestAgreement } from "../../../test/factories/agreement.ts";
import { createTestCompany, createTestKey, type TestCompany } from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createOrderActions, type OrderActions } from "../../../test/portal/order-actions.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";

/** The effect of placements, withdrawals and their dates on an agreement and its other orders. */

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

const anOrder = (options: Parameters<typeof createTestOrder>[2], agreementId = company.agreementId) =>
  createTestOrder(portal, { ...company, agreementId }, options);
const anEmptying = (desiredDate: string, amount = 1) => anOrder({ desiredDate, amount });
const withdraw = (amount: number, desiredDate: string) =>
  acts.create({
    agreementId: company.agreementId,
    containerActionId: action.remove,
    amount,
    desiredDate,
  });
const setStock = (containersOnSite: number, agreementId = company.agreementId) =>
  acts.setStock(agreementId, containersOnSite);
const statusOf = async (orderId: number) => (await acts.order(orderId)).orderStatusId;
const aRequested = () =>
  createTestAgreement(portal, company.companyId, company.siteId, 0, "usual", "requested");

describe("carrying out", () => {
  test("a placement brings its containers, and makes a requested agreement active", async () => {
    const agreementId = await aRequested();
    const placement = await anOrder({ containerActionId: action.place, amount: 3 }, agreementId);
    await acts.provider(placement, "execute");
    expect(await acts.agreement(agreementId)).toMatchObject({ status: "active", containers_on_site: 3 });
  });

  test("is counted once, though the order is reported and then set to done", async () => {
    const past = { containerActionId: action.place, desiredDate: "2027-02-26" };
    const placement = await anOrder(past);
    await acts.provider(placement, "execute");
    await acts.complete(placement);
    expect((await acts.agreement()).containers_on_site).toBe(3);
  });

  test("counts when the order is set to done without a report", async () => {
    await acts.complete(await anOrder({ containerActionId: action.place, desiredDate: "2027-02-26" }));
    expect((await acts.agreement()).containers_on_site).toBe(3);
  });

  test("counts when a claim is closed as fulfilled late", async () => {
    const placement = await anOrder({ containerActionId: action.place, desiredDate: "2027-02-26" });
    await acts.claim(placement);
    expect((await acts.agreement()).containers_on_site).toBe(2);
    await acts.close(placement, 2);
    expect((await acts.agreement()).containers_on_site).toBe(3);
  });

  test("a partial withdrawal leaves the rest", async () => {
    const { body } = await withdraw(1, "2027-03-10");
    await acts.provider(body.id, "execute");
    expect(await acts.agreement()).toMatchObject({ status: "active", containers_on_site: 1 });
  });

  test("a full withdrawal ends the agreement", async () => {
    const { body } = await withdraw(2, "2027-03-10");
    await acts.provider(body.id, "execute");
    expect(await acts.agreement()).toMatchObject({
      status: "ended",
      containers_on_site: 0,
      ended_on: "2027-03-01",
    });
  });

  test("any other order moves no container", async () => {
    await acts.provider(await anEmptying("2027-03-10"), "execute");
    expect((await acts.agreement()).containers_on_site).toBe(2);
  });
});

describe("a withdrawal", () => {
  test("of all containers cancels every later order, in the system's name, and says why", async () => {
    const [before, same, later] = [
      await anEmptying("2027-03-09"),
      await anEmptying("2027-03-10"),
      await anEmptying("2027-03-11"),
    ];
    await withdraw(2, "2027-03-10");
    expect(await Promise.all([before, same, later].map(statusOf))).toEqual([1, 1, 4]);
    expect((await acts.log(later))[0]).toMatchObject({
      change: "cancelled",
      changedBy: { id: 96 },
      new: { cause: "withdrawal" },
    });
    expect((await acts.order(later)).cancellation?.cancelReason).toBe("Wegen des Abzugs der Behälter");
    expect(await acts.mails(later)).toMatchObject([
      { kind: "order_cancelled", recipient_id: company.userId },
    ]);
  });

  test("of some cancels those later ones that ask for more than remain", async () => {
    const [one, two] = [await anEmptying("2027-03-11", 1), await anEmptying("2027-03-11", 2)];
    await withdraw(1, "2027-03-10");
    expect([await statusOf(one), await statusOf(two)]).toEqual([1, 4]);
  });

  test("cancels again when it moves earlier", async () => {
    const between = await anEmptying("2027-03-16");
    const { body } = await withdraw(2, "2027-03-18");
    expect(await statusOf(between)).toBe(1);
    expect((await acts.edit(body.id, { version: 1, desiredDate: "2027-03-15" })).status).toBe(200);
    expect(await statusOf(between)).toBe(4);
  });

  test("cancels again when an earlier date is agreed upon", async () => {
    const between = await anEmptying("2027-03-16");
    const { body } = await withdraw(2, "2027-03-18");
    await acts.provider(body.id, "propose", { date: "2027-03-15" });
    expect((await acts.answer(body.id, { version: 2, answer: "accept" })).status).toBe(200);
    expect(await statusOf(between)).toBe(4);
  });

  test.for(["cancel", "fail"] as const)("that comes to nothing (%s) keeps the agreement", async (verb) => {
    const later = await anEmptying("2027-03-11");
    const { body } = await withdraw(2, "2027-03-10");
    await acts.provider(body.id, verb, verb === "fail" ? { reason: "Tor zu" } : {});
    expect(await acts.agreement()).toMatchObject({ status: "active", containers_on_site: 2 });
    expect(await statusOf(later)).toBe(4);
  });
});

describe("a withdrawal that is claimed", () => {
  const aClaimed = (amount: number) =>
    anOrder({
      containerActionId: action.remove,
      amount,
      desiredDate: "2027-02-22",
      status: orderStatus.claimed,
    });
  const order = (amount: number) =>
    acts.create({
      agreementId: company.agreementId,
      containerActionId: action.empty,
      amount,
      desiredDate: "2027-03-10",
    });

  test("holds all containers until its claim is closed as not fulfilled", async () => {
    const claimed = await aClaimed(2);
    expect((await order(1)).code).toBe("after_full_withdrawal");
    expect((await withdraw(1, "2027-03-10")).code).toBe("after_full_withdrawal");
    expect((await setStock(1)).code).toBe("stock_below_withdrawals");
    const listed = await portal.call({
      path: `/service-location/${company.siteId}/agreements`,
      token: acts.token(),
    });
    expect(listed.json<{ agreements: Agreement[] }>().agreements).toMatchObject([
      { openWithdrawals: 2, fullWithdrawalDate: "2027-02-22" },
    ]);
    await acts.close(claimed, 3);
    expect((await order(2)).status).toBe(201);
  });

  test("leaves what it does not take", async () => {
    await aClaimed(1);
    expect((await order(2)).code).toBe("amount_above_count");
    expect((await withdraw(2, "2027-03-11")).code).toBe("amount_above_count");
    expect((await order(1)).status).toBe(201);
  });

  test.for(["report", "closing"] as const)(
    "and carried out late (%s) ends the agreement with what is ordered on it",
    async (how) => {
      const [today, later] = [await anEmptying("2027-03-01"), await anEmptying("2027-03-11")];
      const claimed = await aClaimed(2);
      const { status } = await (how === "report"
        ? acts.provider(claimed, "execute")
        : acts.close(claimed, 2));
      expect(status).toBe(200);
      expect(await acts.agreement()).toMatchObject({ status: "ended", containers_on_site: 0 });
      expect([await statusOf(today), await statusOf(later)]).toEqual([1, 4]);
      expect((await acts.log(later))[0]).toMatchObject({ change: "cancelled", new: { cause: "withdrawal" } });
    },
  );
});

test("a withdrawal carried out ahead of its day cancels what was to be served before it", async () => {
  const between = await anEmptying("2027-03-08");
  const { body } = await withdraw(2, "2027-03-10");
  expect(await statusOf(between)).toBe(1);
  await acts.provider(body.id, "execute");
  expect(await statusOf(between)).toBe(4);
});

describe("a stock that the provider sets lower", () => {
  test("cancels orders ahead that ask for more, in the system's name, and says why", async () => {
    const [today, one, two] = [
      await anEmptying("2027-03-01", 2),
      await anEmptying("2027-03-02", 1),
      await anEmptying("2027-03-02", 2),
    ];
    const pieces = await createTestAgreement(portal, company.companyId, company.siteId, 2, "bigBags");
    const bags = await anOrder({ amount: 40 }, pieces);
    await setStock(1);
    await setStock(1, pieces);
    expect(await Promise.all([today, one, two, bags].map(statusOf))).toEqual([1, 1, 4, 1]);
    expect((await acts.log(two))[0]).toMatchObject({
      change: "cancelled",
      changedBy: { id: 96, name: "System" },
      new: { cause: "stock_set" },
    });
    expect((await acts.order(two)).cancellation?.cancelReason).toBe(
      "Weil weniger Behälter am Standort stehen",
    );
    expect(await acts.mails(two)).toMatchObject([
      { kind: "order_cancelled", recipient_id: company.userId, data: { cause: "stock_set" } },
    ]);
  });

  test("keeps what a placement brings containers for", async () => {
    await anOrder({ containerActionId: action.place, desiredDate: "2027-03-10", amount: 2 });
    const [before, after] = [await anEmptying("2027-03-09"), await anEmptying("2027-03-10", 2)];
    await setStock(0);
    expect(await Promise.all([before, after].map(statusOf))).toEqual([4, 1]);
  });

  test("ends everything behind a withdrawal that takes all of it now", async () => {
    const { body } = await withdraw(1, "2027-03-10");
    const [before, later, placement] = [
      await anEmptying("2027-03-09"),
      await anEmptying("2027-03-11"),
      await anOrder({ containerActionId: action.place, desiredDate: "2027-03-12" }),
    ];
    await setStock(1);
    expect(await Promise.all([body.id, before, later, placement].map(statusOf))).toEqual([1, 1, 4, 4]);
  });

  test.for([2, 3])("cancels nothing when it is %i, as many as before or more", async (stock) => {
    // There were never two hundred containers. The orders are checked again only if the stock becomes lower.
    const order = await anEmptying("2027-03-09", 200);
    await setStock(stock);
    expect(await statusOf(order)).toBe(1);
  });
});

describe("a requested agreement", () => {
  test("ends when its only placement is cancelled, by whomever", async () => {
    for (const cancel of [
      (orderId: number) => acts.cancel(orderId),
      (orderId: number) => acts.provider(orderId, "cancel"),
    ]) {
      const agreementId = await aRequested();
      await cancel(await anOrder({ containerActionId: action.place }, agreementId));
      expect((await acts.agreement(agreementId)).status).toBe("ended");
    }
  });

  test("stays while another placement is ordered", async () => {
    const agreementId = await aRequested();
    const placement = await anOrder({ containerActionId: action.place }, agreementId);
    await anOrder({ containerActionId: action.place }, agreementId);
    await acts.cancel(placement);
    expect((await acts.agreement(agreementId)).status).toBe("requested");
  });
});

describe("the next placement", () => {
  test("cancels the orders that would come before any container", async () => {
    const agreementId = await createTestAgreement(portal, company.companyId, company.siteId, 0);
    const placement = await anOrder({ containerActionId: action.place }, agreementId);
    const days = ["2027-03-01", "2027-03-02", "2027-03-12", "2027-03-15", "2027-03-16"];
    const orders = await Promise.all(days.map((desiredDate) => anOrder({ desiredDate }, agreementId)));
    await acts.provider(placement, "move-placement", { date: "2027-03-15" });
    expect(await Promise.all(orders.map(statusOf))).toEqual([1, 4, 4, 1, 1]);
    expect(await acts.order(placement)).toMatchObject({
      desiredDate: "2027-03-15",
      confirmedDate: "2027-03-15",
      latestExecutionDate: "2027-03-22",
    });
    expect((await acts.log(orders[1] ?? 0))[0]).toMatchObject({ new: { cause: "next_delivery" } });
  });

  test("cancels nothing while a container stands, or another placement comes first", async () => {
    const order = await anEmptying("2027-03-11");
    const placement = await anOrder({ containerActionId: action.place });
    await acts.provider(placement, "move-placement", { date: "2027-03-15" });
    expect(await statusOf(order)).toBe(1);

    const agreementId = await createTestAgreement(portal, company.companyId, company.siteId, 0);
    await anOrder({ containerActionId: action.place, desiredDate: "2027-03-09" }, agreementId);
    const served = await anOrder({ desiredDate: "2027-03-11" }, agreementId);
    const second = await anOrder({ containerActionId: action.place }, agreementId);
    await acts.provider(second, "move-placement", { date: "2027-03-15" });
    expect(await statusOf(served)).toBe(1);
  });

  test("planned by the provider cancels them too", async () => {
    const agreementId = await createTestAgreement(portal, company.companyId, company.siteId, 0);
    const order = await anOrder({ desiredDate: "2027-03-05" }, agreementId);
    const { status, body } = await acts.plan({
      agreementId,
      containerActionId: action.place,
      desiredDate: "2027-03-09",
    });
    expect([status, body.createdByUserId]).toEqual([201, 95]);
    expect(await statusOf(order)).toBe(4);
  });
});
