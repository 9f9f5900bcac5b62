import { permission } from "@kreislauf/contract/base";
import type { BudgetList, Reservations } from "@kreislauf/contract/budgets";
import type { WaitingOrder } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testEvent } from "../../test/examples/provider-examples.ts";
import { createApprovalCompany, createTestRule } from "../../test/factories/approval.ts";
import { createTestKey, createTestUser } from "../../test/factories/company.ts";
import { createTestReferences } from "../../test/factories/references.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

test("an order that waits counts in its frame order and its budgets until it is declined", async () => {
  const { company, buyer, lead } = await createApprovalCompany(portal);
  const { db } = portal.database;
  const company_id = company.companyId;
  await portal.call({
    method: "POST",
    path: `/provider/v1/agreement/${company.agreementId}/prices`,
    body: {
      ...testEvent(portal),
      version: "Preisliste",
      terms: "Bedingungen",
      validFrom: "2027-01-01",
      prices: [{ unit: "haul", cents: 60_000, vatRate: 19 }],
    },
    token: await createTestKey(portal),
  });
  await createTestRule(portal, {
    companyId: company_id,
    approverId: lead.userId,
    name: "Ab 500 Euro",
    priceAboveCents: 50_000,
  });
  await createTestReferences(portal, company_id, [
    { field: "customerOrderNumber", code: "4500", amountCents: 119_999 },
  ]);
  await db
    .insertInto("budgets")
    .values({ company_id, site_id: null, cost_centre: "4711", year: 2027, amount_cents: 100_000 })
    .execute();
  const { token } = await createTestUser(portal, company_id, {
    permissions: [permission.purchaser],
    siteIds: [],
  });
  const budgets = async () =>
    (await portal.call({ path: "/budgets?year=2027", token })).json<BudgetList>().budgets;
  const order = (desiredDate: string) =>
    portal.call({
      method: "POST",
      path: "/order/create",
      body: {
        serviceLocationId: company.siteId,
        agreementId: company.agreementId,
        containerActionId: 4,
        amount: 1,
        desiredDate,
        customerOrderNumber: "4500",
        costCentre: "4711",
      },
      token: buyer.token,
    });

  const waiting = await order("2027-03-09");
  expect(waiting.statusCode, waiting.body).toBe(202);
  const { id } = waiting.json<WaitingOrder>().approvalRequest;
  const [budget] = await budgets();
  expect(budget).toMatchObject({ reservedCents: 60_000, reservedOrders: 1 });
  const reserved = await portal.call({ path: `/budgets/${budget?.id}/reservations`, token });
  expect(reserved.json<Reservations>()).toMatchObject({
    netCents: 60_000,
    reservations: [{ orderId: null, requestId: id, date: "2027-03-09" }],
  });
  // For the second order, one cent is missing.
  expect(statusAndCode(await order("2027-03-10"))).toEqual([400, "validation"]);
  const declined = await portal.call({
    method: "POST",
    path: `/approval/requests/${id}/decline`,
    body: { version: 1, declineReason: "too_many", reason: null },
    token: lead.token,
  });
  expect(declined.statusCode, declined.body).toBe(200);
  expect(await budgets()).toMatchObject([{ reservedCents: 0, reservedOrders: 0 }]);
  expect((await order("2027-03-10")).statusCode).toBe(202);
});
