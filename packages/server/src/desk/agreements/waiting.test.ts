import type { StaffRole } from "@kreislauf/contract/base";
import { orderStatus } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany } from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createTestStaff } from "../../../test/factories/staff.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

async function waitingFor(...roles: readonly StaffRole[]) {
  const { token } = await createTestStaff(portal, { roles });
  return await portal.call({ path: "/desk/v1/waiting", token });
}

test("each area of one's roles says how much waits in it, and no other", async () => {
  expect((await waitingFor("dispatch")).json()).toEqual({ orders: 0, claims: 0, agreements: 0 });
  const company = await createTestCompany(portal);
  await createTestOrder(portal, company);
  await createTestOrder(portal, company);
  await createTestOrder(portal, company, { desiredDate: "2027-02-22", status: orderStatus.claimed });
  const wish = { serviceLocationId: company.siteId, wasteTypeId: 101, containerTypeId: 203, amount: 2 };
  const asked = await portal.call({
    method: "POST",
    path: "/inquiry/create",
    body: wish,
    token: company.token,
  });
  expect(asked.statusCode).toBe(201);
  expect((await waitingFor("dispatch")).json()).toEqual({ orders: 2, claims: 1, agreements: 1 });
  expect((await waitingFor("claims")).json()).toEqual({ orders: 2, claims: 1, agreements: null });
  expect((await waitingFor("master_data")).json()).toEqual({ orders: null, claims: null, agreements: 1 });
  expect(statusAndCode(await waitingFor("documents"))).toEqual([403, "forbidden"]);
});
