import { containerAction } from "@kreislauf/contract/catalog";
import type { CreatedDeskOrders } from "@kreislauf/contract/desk";
import type { CreatedSiteOrders, Order } from "@kreislauf/contract/orders";
import type { OrderReferences } from "@kreislauf/contract/purchasing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, type TestCompany } from "../../test/factories/company.ts";
import { createTestReferences } from "../../test/factories/references.ts";
import { createTestStaff, type TestStaff } from "../../test/factories/staff.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";

/** The defaults for orders at a site if an entry that they name accepts no more orders. */

let portal: TestPortal;
let company: TestCompany;
let staff: TestStaff;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await createTestStaff(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
  await createTestReferences(portal, company.companyId, [
    { field: "costCentre", code: "4711", closed: true },
    { field: "project", code: "Umbau", endsOn: "2027-03-10" },
    { field: "customerOrderNumber", code: "alt", endsOn: "2027-02-28" },
  ]);
  await portal.call({
    method: "PATCH",
    path: `/purchasing/references/sites/${company.siteId}`,
    body: { customerOrderNumber: "alt", costCentre: "4711", project: "Umbau" },
    token: company.token,
  });
});

const orderOf = async (desiredDate: string) => {
  const wish = {
    serviceLocationId: company.siteId,
    agreementId: company.agreementId,
    containerActionId: containerAction.empty,
    amount: 1,
    desiredDate,
  };
  const answer = await portal.call({
    method: "POST",
    path: "/order/create-site-orders",
    body: { orders: [wish] },
    token: company.token,
  });
  const [row] = answer.json<CreatedSiteOrders>().rows;
  expect(row?.refused).toBeNull();
  return row?.order;
};

test("a form begins without what is closed or ended before today", async () => {
  const path = `/service-location/${company.siteId}/references`;
  const { defaults } = (await portal.call({ path, token: company.token })).json<OrderReferences>();
  expect(defaults).toEqual({ customerOrderNumber: null, costCentre: null, project: "Umbau" });
});

test("orders of several sites go without what is closed, or ended on their day", async () => {
  const none = { customerOrderNumber: null, costCentre: null };
  expect(await orderOf("2027-03-10")).toMatchObject({ ...none, project: "Umbau" });
  expect(await orderOf("2027-03-11")).toMatchObject({ ...none, project: null });
});

test("orders that dispatch takes go without it, too", async () => {
  const body = {
    orders: [{ agreementId: company.agreementId, amount: 1 }],
    containerActionId: containerAction.empty,
    desiredDate: "2027-03-11",
  };
  const answer = await portal.call({ method: "POST", path: "/desk/v1/orders", body, token: staff.token });
  const [result] = answer.json<CreatedDeskOrders>().results;
  expect(result?.error).toBeNull();
  const placed = await portal.call({ path: `/order/${result?.orderId}`, token: company.token });
  expect(placed.json<Order>()).toMatchObject({ costCentre: null, project: null });
});
