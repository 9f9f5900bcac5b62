import { permission } from "@kreislauf/contract/base";
import { containerAction as action } from "@kreislauf/contract/catalog";
import type { ChangePreview, Reorder, WithdrawalPreview } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestRule } from "../../../test/factories/approval.ts";
import {
  createTestCompany,
  createTestKey,
  createTestUser,
  type TestCompany,
} from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createOrderActions, type OrderActions } from "../../../test/portal/order-actions.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";

/** What the preview announces is what happens then. */

let portal: TestPortal;
let company: TestCompany;
let acts: OrderActions;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal, { containersOnSite: 3 });
  acts = await createOrderActions(portal, company, await createTestKey(portal));
});

const read = async <T>(path: string) => {
  const answer = await portal.call({ path, token: acts.token() });
  return answer.json<T & { code: string }>();
};
const preview = (amount: number, date: string) =>
  read<WithdrawalPreview>(
    `/agreement/${company.agreementId}/withdrawal-preview?amount=${amount}&date=${date}`,
  );
const anOrder = (desiredDate: string, options: object = {}) =>
  createTestOrder(portal, company, { desiredDate, ...options });
const withdraw = (amount: number, desiredDate: string) =>
  acts.create({ agreementId: company.agreementId, containerActionId: action.remove, amount, desiredDate });
const ids = (lines: readonly { readonly id: number }[]) => lines.map(({ id }) => id);

describe("the preview of a withdrawal", () => {
  test.for([
    [3, "2027-03-11"],
    [2, "2027-03-11"],
    [1, "2027-03-10"],
    [1, "2027-03-16"],
  ] as const)("of %i on %s names the orders that it then cancels", async ([amount, date]) => {
    const all = [
      await anOrder("2027-03-09", { amount: 3 }),
      await anOrder("2027-03-11", { amount: 2 }),
      await anOrder("2027-03-12", { amount: 1 }),
      await anOrder("2027-03-15", { amount: 2 }),
      await anOrder("2027-03-17", { amount: 3 }),
      await anOrder("2027-03-18", { containerActionId: action.place }),
      ...(amount < 3 ? [await anOrder("2027-03-22", { containerActionId: action.remove })] : []),
    ];
    const shown = await preview(amount, date);
    expect((await withdraw(amount, date)).status).toBe(201);
    const cancelled: number[] = [];
    for (const id of all) if ((await acts.order(id)).orderStatusId === 4) cancelled.push(id);
    expect(ids(shown.cancelled)).toEqual(cancelled);
    expect(ids(shown.kept)).toEqual(all.filter((id) => !cancelled.includes(id)));
  });

  test("looks at all withdrawals: one of the rest ends what another one begins", async () => {
    await anOrder("2027-03-16", { containerActionId: action.remove, amount: 2 });
    const between = await anOrder("2027-03-15", { amount: 2 });
    const behind = await anOrder("2027-03-17");
    const shown = await preview(1, "2027-03-10");
    expect(shown).toMatchObject({ remaining: 2, endsAgreement: false });
    expect(ids(shown.cancelled)).toEqual([behind]);
    expect(ids(shown.kept)).toContain(between);
    await withdraw(1, "2027-03-10");
    expect((await acts.order(behind)).orderStatusId).toBe(4);
    expect((await acts.order(between)).orderStatusId).toBe(1);
  });

  test("says that nothing remains", async () => {
    expect(await preview(3, "2027-03-10")).toMatchObject({ remaining: 0, endsAgreement: true });
    const id = await anOrder("2027-03-09");
    const [line] = (await preview(3, "2027-03-10")).kept;
    expect(line).toMatchObject({
      id,
      orderNumber: expect.stringMatching(/^\d+$/),
      actionDescription: "Leeren",
      createdByUser: { name: "Jana Petersen" },
    });
  });

  test("leaves out a withdrawal that waits for an approval, and still counts its containers", async () => {
    const { userId: approverId } = await createTestUser(portal, company.companyId, {
      permissions: [permission.defaultUser, permission.approver],
      siteIds: [company.siteId],
    });
    await createTestRule(portal, { companyId: company.companyId, approverId, amountFrom: 2 });
    expect((await withdraw(2, "2027-03-10")).status).toBe(202);
    const all = [await anOrder("2027-03-11", { amount: 3 }), await anOrder("2027-03-12", { amount: 2 })];
    const shown = await preview(1, "2027-03-10");
    expect(shown).toMatchObject({ remaining: 2, endsAgreement: false });
    expect([ids(shown.cancelled), ids(shown.kept)]).toEqual([[all[0]], [all[1]]]);
    expect((await preview(2, "2027-03-10")).code).toBe("amount_above_count");
    expect((await withdraw(1, "2027-03-10")).status).toBe(201);
    const statuses = [];
    for (const id of all) statuses.push((await acts.order(id)).orderStatusId);
    expect(statuses).toEqual([4, 1]);
  });

  test("refuses what the withdrawal would be refused for", async () => {
    expect((await preview(4, "2027-03-10")).code).toBe("amount_above_count");
    expect((await preview(1, "2027-03-13")).code).toBe("not_a_working_day");
    await withdraw(2, "2027-03-10");
    expect((await preview(2, "2027-03-09")).code).toBe("withdrawal_above_stock");
    expect((await preview(0, "2027-03-09")).code).toBe("validation");
  });
});

test("two people who withdraw the last container at once: one does", async () => {
  const answers = await Promise.all([withdraw(3, "2027-03-10"), withdraw(3, "2027-03-10")]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
  expect(await acts.agreement()).toMatchObject({ containers_on_site: 3 });
});

test("a change of the cycle names what it would cancel: what is ahead and untouched", async () => {
  const cycleOrder = async (date: string) => {
    const id = await anOrder(date);
    await portal.database.db.updateTable("orders").set({ cycle_day: date }).where("id", "=", id).execute();
    return id;
  };
  await cycleOrder("2027-03-02");
  const touched = await cycleOrder("2027-03-09");
  const untouched = await cycleOrder("2027-03-16");
  await anOrder("2027-03-17");
  await acts.edit(touched, { version: 1, timeWindow: "morning" });
  const shown = await read<ChangePreview>(`/agreement/${company.agreementId}/change-preview`);
  expect(ids(shown.cancelled)).toEqual([untouched]);
});

describe("an earlier order as the beginning of a new one", () => {
  const again = async (orderId: number) => await read<Reorder>(`/order/${orderId}/again`);

  test("keeps what still holds", async () => {
    const given = await acts.create({
      agreementId: company.agreementId,
      containerActionId: action.empty,
      amount: 2,
      desiredDate: "2027-03-10",
      timeWindow: "morning",
      customerOrderNumber: "4500012873",
      noteToDisposer: "Tor 2",
    });
    expect(await again(given.body.id)).toEqual({
      verdict: { allowed: true, until: null },
      serviceLocationId: company.siteId,
      agreementId: company.agreementId,
      containerActionId: action.empty,
      amount: 2,
      amountChanged: false,
      timeWindow: "morning",
      customerOrderNumber: "4500012873",
      costCentre: null,
      project: null,
      details: null,
      noteToDisposer: "Tor 2",
      firstDate: "2027-03-02",
    });
  });

  test("asks for no more containers than stand there", async () => {
    const earlier = await anOrder("2027-02-22", { amount: 5 });
    expect(await again(earlier)).toMatchObject({ amount: 3, amountChanged: true });
  });

  test.for([
    ["the agreement has ended", { status: "ended" }, "agreement_ended"],
    ["no container stands there any more", { containers_on_site: 0 }, "agreement_not_orderable"],
  ] as const)("says that %s", async ([, set, reason]) => {
    const earlier = await anOrder("2027-02-22");
    await portal.database.db
      .updateTable("agreements")
      .set(set)
      .where("id", "=", company.agreementId)
      .execute();
    expect(await again(earlier)).toMatchObject({
      verdict: { allowed: false, reason },
      amountChanged: false,
      firstDate: null,
    });
  });
});
