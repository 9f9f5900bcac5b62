import type { ApprovalList, ApprovalRequest } from "@kreislauf/contract/approvals";
import type { WaitingOrder } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testEvent } from "../../test/examples/provider-examples.ts";
import { createApprovalCompany, createTestRule } from "../../test/factories/approval.ts";
import { createTestAgreement } from "../../test/factories/agreement.ts";
import { createTestKey, createTestUser, type TestCompany } from "../../test/factories/company.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";
import type { TestPerson } from "../../test/portal/person-tokens.ts";

/** Rules with a price limit: an order at the limit needs no approval, an order one cent above it needs one. */

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

const setHaulPrice = async (cents: number, agreementId = company.agreementId, validFrom = "2027-01-01") => {
  const answer = await portal.call({
    method: "POST",
    path: `/provider/v1/agreement/${agreementId}/prices`,
    body: {
      ...testEvent(portal),
      version: "Preisliste 2027-01",
      terms: "Bedingungen vom 01.10.2026",
      validFrom,
      prices: [{ unit: "haul", cents, vatRate: 19 }],
    },
    token: await createTestKey(portal),
  });
  expect(answer.statusCode, answer.body).toBe(200);
};
const rule = (priceAboveCents: number, more: object = {}) =>
  createTestRule(portal, {
    companyId: company.companyId,
    approverId: lead.userId,
    name: "Ab 500 Euro",
    priceAboveCents,
    ...more,
  });
const order = (more: object = {}) =>
  portal.call({
    method: "POST",
    path: "/order/create",
    body: {
      serviceLocationId: company.siteId,
      agreementId: company.agreementId,
      containerActionId: 4,
      amount: 1,
      desiredDate: "2027-03-09",
      ...more,
    },
    token: buyer.token,
  });
const requestOf = async () =>
  (await portal.call({ path: "/approval/requests", token: lead.token })).json<ApprovalList>();

describe("a rule from a price on", () => {
  test.each([
    [50_000, 201],
    [50_001, 202],
  ])("limit of 50,000 cents, an order of %i cents: answered %i", async (cents, status) => {
    await setHaulPrice(cents);
    await rule(50_000);
    expect((await order()).statusCode).toBe(status);
  });

  test("does not apply where no price is agreed", async () => {
    await rule(0);
    expect((await order()).statusCode).toBe(201);
  });

  test("the request says what it costs", async () => {
    await setHaulPrice(73_000);
    await rule(50_000);
    const { id } = (await order()).json<WaitingOrder>().approvalRequest;
    const request = await portal.call({ path: `/approval/requests/${id}`, token: lead.token });
    expect(request.json<ApprovalRequest>().priceCents).toBe(73_000);
    expect((await requestOf()).counts.mine).toBe(1);
  });

  test("counts what is ordered together", async () => {
    const other = await createTestAgreement(portal, company.companyId, company.siteId);
    await setHaulPrice(30_000);
    await setHaulPrice(20_001, other);
    await rule(50_000);
    const member = { containerActionId: 4, amount: 1, desiredDate: "2027-03-09" };
    const grouped = await portal.call({
      method: "POST",
      path: "/order/create-grouped-orders",
      body: {
        serviceLocationId: company.siteId,
        orders: [
          { ...member, agreementId: company.agreementId },
          { ...member, agreementId: other },
        ],
      },
      token: buyer.token,
    });
    expect(grouped.statusCode, grouped.body).toBe(202);
  });

  test.each([
    [80_000, 1],
    [80_001, 2],
  ])("a second approval above 80,000 cents, an order of %i cents: %i approvals", async (cents, approvals) => {
    await setHaulPrice(cents);
    const boss = await createTestUser(portal, company.companyId, {
      permissions: [11, 25],
      siteIds: [company.siteId],
    });
    await rule(50_000, {
      second: { approver: { kind: "person", id: boss.userId }, amountFrom: null, priceAboveCents: 80_000 },
    });
    const { id } = (await order()).json<WaitingOrder>().approvalRequest;
    const approved = await portal.call({
      method: "POST",
      path: `/approval/requests/${id}/approve`,
      body: { version: 1 },
      token: lead.token,
    });
    expect(approved.statusCode, approved.body).toBe(200);
    expect(approved.json<ApprovalRequest>().state).toBe(approvals === 1 ? "approved" : "waiting");
  });

  test("a change on approving counts with its own price: above the second limit a second approval is needed", async () => {
    await setHaulPrice(30_000);
    await setHaulPrice(90_000, company.agreementId, "2027-03-10");
    const boss = await createTestUser(portal, company.companyId, {
      permissions: [11, 25],
      siteIds: [company.siteId],
    });
    await rule(20_000, {
      second: { approver: { kind: "person", id: boss.userId }, amountFrom: null, priceAboveCents: 80_000 },
    });
    const { id } = (await order()).json<WaitingOrder>().approvalRequest;
    const changed = await portal.call({
      method: "POST",
      path: `/approval/requests/${id}/change`,
      body: { version: 1, desiredDate: "2027-03-10" },
      token: lead.token,
    });
    expect(changed.statusCode, changed.body).toBe(200);
    expect(changed.json<ApprovalRequest>()).toMatchObject({ state: "waiting", priceCents: 90_000 });
  });
});
