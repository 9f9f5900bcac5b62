import { berlinDate } from "@kreislauf/contract/base";
import type { DeskCustomer, DeskCustomerDetail } from "@kreislauf/contract/desk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany } from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createTestStaff, type TestStaff } from "../../../test/factories/staff.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let staff: TestStaff;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await createTestStaff(portal, { roles: ["master_data"] });
});
afterAll(() => portal.close());

const desk = (path: string, body?: object) =>
  portal.call({ ...(body && { method: "POST", body }), path: `/desk/v1${path}`, token: staff.token });
const create = async (customerNumber: string, name: string) =>
  (await desk("/customers", { name, customerNumber, documents: true })).json<DeskCustomer>();
const list = async (search: string) =>
  (await desk(`/customers?search=${encodeURIComponent(search)}`)).json<{
    customers: DeskCustomer[];
    total: number;
  }>();
const person = { firstName: "Hanna", lastName: "Blume", phone: "0561 4711" };
const address = { street: "Hafenstraße", houseNumber: "4", zip: "34125", city: "Kassel" };
const site = { ...address, name: "Gewächshaus", siteNumber: "12", disposer: "Brandes Containerdienst" };

test("companies are found by name, number, place and a person's name and address", async () => {
  const { id } = await create("80077", "Zinnober Werke");
  await desk(`/customers/${id}/sites`, { ...site, city: "Quakenbrück", zip: "49610" });
  await desk(`/customers/${id}/people`, { ...person, email: "leitung@zinnober.example" });
  for (const search of [
    "zinnober",
    "80077",
    "quakenbruck",
    "leitung@zinnober",
    "49610 werke",
    "hanna zinnober",
    "Hanna Blüme werke",
  ]) {
    const { customers } = await list(search);
    expect(
      customers.map(({ name }) => name),
      search,
    ).toEqual(["Zinnober Werke"]);
  }
  expect((await list("zinnober%")).total).toBe(0);
});

test("companies are listed by state, disposer and access, with the day of their latest order", async () => {
  const disposer = "Filterprobe Entsorgung";
  const { id } = await create("80091", "Filterprobe Eins");
  await desk(`/customers/${id}/sites`, { ...site, disposer, city: "Quedlinburg", zip: "06484" });
  const company = await createTestCompany(portal);
  const detail = (
    await desk(`/customers/${company.companyId}/sites`, { ...site, disposer })
  ).json<DeskCustomerDetail>();
  const added = detail.sites.find((each) => each.disposer === disposer);
  await createTestOrder(portal, company, { desiredDate: "2027-04-06" });
  const later = await createTestOrder(portal, company, { desiredDate: "2027-04-07" });
  await portal.call({
    method: "POST",
    path: "/order/cancel",
    body: { orderId: later, cancelReasonId: 1 },
    token: company.token,
  });
  const listed = async (filters: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams({ disposer, ...filters });
    const answer = await desk(`/customers?${query.toString()}`);
    const { customers, total } = answer.json<{ customers: DeskCustomer[]; total: number }>();
    expect(customers).toHaveLength(total);
    return customers.map((customer) => [customer.id, customer.lastOrderOn] as const);
  };
  const ordering = [company.companyId, berlinDate(portal.now())] as const;
  expect(new Map(await listed({}))).toEqual(new Map([[id, null], ordering]));
  expect(await listed({ land: "ST" })).toEqual([[id, null]]);
  expect(await listed({ access: "active" })).toEqual([ordering]);
  expect(await listed({ access: "none" })).toEqual([[id, null]]);
  expect(await listed({ access: "deactivated" })).toEqual([]);
  expect((await desk(`/customers/${id}/active`, { active: false })).statusCode).toBe(200);
  expect(await listed({ access: "deactivated" })).toEqual([[id, null]]);
  expect(await listed({ access: "none" })).toEqual([]);
  await desk(`/customers/${company.companyId}/sites/${added?.id}/active`, { active: false });
  expect(await listed({})).toEqual([[id, null]]);
  const { disposers } = (await desk("/customer-filters")).json<{ disposers: string[] }>();
  expect(disposers).toContain(disposer);
  expect(statusAndCode(await desk("/customers?access=nobody"))).toEqual([400, "validation"]);
});
