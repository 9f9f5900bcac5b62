import type { ApprovalRequest } from "@kreislauf/contract/approvals";
import { permission } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import type { ExpectedApprovals, WaitingOrder } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testEvent } from "../../test/examples/provider-examples.ts";
import { createApprovalCompany, createTestRule } from "../../test/factories/approval.ts";
import { createTestKey, createTestUser, type TestCompany } from "../../test/factories/company.ts";
import { createTestGroup } from "../../test/factories/people.ts";
import { createTestReferences } from "../../test/factories/references.ts";
import { keepSignedIn, type TestPerson } from "../../test/portal/person-tokens.ts";
import { openTestPortal, statusAndCode, testNow, type TestPortal } from "../../test/portal/portal.ts";

/** Orders that two people must approve, one after the other. */

let portal: TestPortal;
let company: TestCompany;
let buyer: TestPerson;
let lead: TestPerson;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  ({ company, buyer, lead } = await createApprovalCompany(portal));
});

const wednesday = "2027-03-10";
const wish = (more: object = {}) => ({
  serviceLocationId: company.siteId,
  agreementId: company.agreementId,
  containerActionId: containerAction.empty,
  amount: 2,
  desiredDate: wednesday,
  ...more,
});
const post = (path: string, body: object, token = buyer.token) =>
  portal.call({ method: "POST", path, body, token });
const ask = async (more: object = {}) => {
  const answer = await post("/order/create", wish(more));
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json<WaitingOrder>().approvalRequest.id;
};
const decide = (id: number, verb: string, token: string, body: object = {}) =>
  post(`/approval/requests/${id}/${verb}`, { version: 1, ...body }, token);
const read = async (id: number) =>
  (await portal.call({ path: `/approval/requests/${id}`, token: buyer.token })).json<ApprovalRequest>();

/** Creates another person who may approve at the site. */
const addApprover = async () => {
  const options = { permissions: [permission.defaultUser, permission.approver], siteIds: [company.siteId] };
  return await keepSignedIn(portal, (await createTestUser(portal, company.companyId, options)).userId);
};
const second = (userId: number) => ({
  approver: { kind: "person" as const, id: userId },
  amountFrom: null,
  priceAboveCents: null,
});
const rule = (more: object) =>
  createTestRule(portal, { companyId: company.companyId, approverId: lead.userId, ...more });

describe("where nobody is left for the second approval", () => {
  test("an order is refused, and nobody is named beforehand", async () => {
    await rule({ second: { ...second(lead.userId), amountFrom: 2 } });
    expect(statusAndCode(await post("/order/create", wish()))).toEqual([409, "approver_missing"]);
    const { agreementId, containerActionId, amount, desiredDate } = wish();
    const planned = { agreementId, containerActionId, amount, desiredDate };
    const expected = await post("/order/expected-approvals", { orders: [planned], areTogether: true });
    expect(expected.json<ExpectedApprovals>().approvals).toMatchObject([{ approvers: [] }]);
    await ask({ amount: 1 });
  });

  test("another holder of the right is enough", async () => {
    await rule({ second: second(lead.userId) });
    await addApprover();
    expect(await read(await ask())).toMatchObject({ state: "waiting", level: 1 });
  });

  test("the first is refused, too, and the request stays as it was", async () => {
    const boss = await addApprover();
    await rule({ second: second(boss.userId) });
    const id = await ask();
    await portal.database.db
      .updateTable("memberships")
      .set({ permissions: [permission.defaultUser] })
      .where("user_id", "=", boss.userId)
      .execute();
    for (const answer of [
      await decide(id, "approve", lead.token),
      await decide(id, "change", lead.token, { amount: 1 }),
    ])
      expect(statusAndCode(answer)).toEqual([409, "approver_missing"]);
    expect(await read(id)).toMatchObject({ state: "waiting", version: 1, level: 1 });
  });
});

test("who could have given the first approval has a mail of the second", async () => {
  const boss = await addApprover();
  const groupId = await createTestGroup(portal, company.companyId);
  const { db } = portal.database;
  const group = { kind: "group" as const, id: groupId };
  await db
    .updateTable("memberships")
    .set({ group_id: groupId })
    .where("user_id", "in", [lead.userId, boss.userId])
    .execute();
  const ruleId = await rule({ second: { ...second(0), approver: group } });
  await db
    .updateTable("approval_rules")
    .set({ approver: JSON.stringify(group) })
    .where("id", "=", ruleId)
    .execute();
  const id = await ask();
  expect((await decide(id, "approve", lead.token)).json()).toMatchObject({ state: "waiting", level: 2 });
  const mailed = await db
    .selectFrom("outbox_mails")
    .select("recipient_id")
    .where("kind", "=", "approval_requested")
    .where("cause", "like", `approval ${id} %`)
    .execute();
  const countOf = (userId: number) => mailed.filter(({ recipient_id }) => recipient_id === userId).length;
  expect([countOf(lead.userId), countOf(boss.userId)]).toEqual([1, 2]);
});

describe("a change before the second approval", () => {
  let boss: TestPerson;
  beforeEach(async () => {
    boss = await addApprover();
    await rule({ second: second(boss.userId) });
  });

  test.each([
    ["too many containers", { amount: 5 }, "amount_above_count"],
    ["a day that is over for ordering", { desiredDate: "2027-03-01" }, "before_earliest_date"],
    ["a weekend", { desiredDate: "2027-03-13" }, "not_a_working_day"],
  ])("is judged like an order: %s", async (_, change, code) => {
    const id = await ask();
    expect(statusAndCode(await decide(id, "change", lead.token, change))).toEqual([409, code]);
    expect(await read(id)).toMatchObject({ version: 1, level: 1, items: [{ amount: 2 }] });
  });

  test("is not held up by the containers that the request itself holds", async () => {
    const id = await ask({ containerActionId: containerAction.remove, amount: 3 });
    expect(statusAndCode(await decide(id, "change", lead.token, { amount: 5 }))).toEqual([
      409,
      "amount_above_count",
    ]);
    const changed = await decide(id, "change", lead.token, { amount: 4 });
    expect(changed.json(), changed.body).toMatchObject({
      state: "waiting",
      level: 2,
      items: [{ amount: 4 }],
    });
    const approved = await decide(id, "approve", boss.token, { version: 2 });
    expect(approved.json(), approved.body).toMatchObject({ state: "approved" });
  });

  test("does not take more, or a later day, than its frame order has", async () => {
    await post(
      `/provider/v1/agreement/${company.agreementId}/prices`,
      {
        ...testEvent(portal),
        version: "Preisliste",
        terms: "Bedingungen",
        validFrom: "2027-01-01",
        prices: [{ unit: "piece", cents: 10_000, vatRate: 19 }],
      },
      await createTestKey(portal),
    );
    await createTestReferences(portal, company.companyId, [
      { field: "costCentre", code: "4711", amountCents: 30_000 },
      { field: "project", code: "Umbau", endsOn: "2027-03-12" },
    ]);
    const id = await ask({ costCentre: "4711", project: "Umbau" });
    const change = (body: object) => decide(id, "change", lead.token, body);
    expect(statusAndCode(await change({ amount: 4 }))).toEqual([409, "reference_refused"]);
    expect(statusAndCode(await change({ desiredDate: "2027-03-15" }))).toEqual([409, "reference_refused"]);
    const changed = await change({ amount: 3, desiredDate: "2027-03-12" });
    expect(changed.json(), changed.body).toMatchObject({ state: "waiting", level: 2 });
    // A waiting request counts with its new price, although no rule checks prices.
    expect(statusAndCode(await post("/order/create", wish({ amount: 1, costCentre: "4711" })))).toEqual([
      400,
      "validation",
    ]);
  });
});
