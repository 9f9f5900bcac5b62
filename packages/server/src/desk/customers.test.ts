import type { DeskCatalog, DeskCustomer, DeskCustomerDetail } from "@kreislauf/contract/desk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany } from "../../test/factories/company.ts";
import { createTestStaff, type TestStaff } from "../../test/factories/staff.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
let staff: TestStaff;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await createTestStaff(portal, { roles: ["master_data", "administration"] });
});
afterAll(() => portal.close());

const desk = (path: string, body?: object) =>
  portal.call({ ...(body && { method: "POST", body }), path: `/desk/v1${path}`, token: staff.token });
const create = async (customerNumber: string, name = "Gärtnerei Voß") =>
  (await desk("/customers", { name, customerNumber, documents: true })).json<DeskCustomer>();
const list = async (search: string) =>
  (await desk(`/customers?search=${encodeURIComponent(search)}`)).json<{
    customers: DeskCustomer[];
    total: number;
  }>();
const person = { firstName: "Hanna", lastName: "Blume", phone: "0561 4711" };
const address = { street: "Hafenstraße", houseNumber: "4", zip: "34125", city: "Kassel" };
const site = { ...address, name: "Gewächshaus", siteNumber: "12", disposer: "Brandes Containerdienst" };

test("a company is created with a site and a person who can sign in, and the desk keeps who did it", async () => {
  const { id, access } = await create("80001");
  expect(access).toBe("none");
  const withSite = (await desk(`/customers/${id}/sites`, site)).json<DeskCustomerDetail>();
  expect(withSite.sites).toMatchObject([
    { name: "Gewächshaus", address: "Hafenstraße 4, 34125 Kassel", land: "HE", siteNumber: "12" },
  ]);
  const invited = await desk(`/customers/${id}/people`, { ...person, email: "h.blume@voss.example" });
  expect(invited.statusCode, invited.body).toBe(201);
  const detail = (await desk(`/customers/${id}`)).json<DeskCustomerDetail>();
  expect(detail.customer).toMatchObject({ city: "Kassel", sites: 1, people: 1, access: "invited" });
  expect(detail.people).toMatchObject([{ invited: true, sites: 1, email: "h.blume@voss.example" }]);
  expect(detail.people[0]?.permissions).toContain(17);
  const { entries } = (await desk("/log")).json<{ entries: { action: string; subjectId: number }[] }>();
  expect(entries.filter(({ subjectId }) => subjectId === id).map(({ action }) => action)).toEqual([
    "person_invited",
    "site_created",
    "company_created",
  ]);
});

test("a site created later is seen by who manages the company's sites", async () => {
  const company = await createTestCompany(portal);
  const { sites } = (await desk(`/customers/${company.companyId}/sites`, site)).json<DeskCustomerDetail>();
  const added = sites.find(({ name }) => name === "Gewächshaus");
  const seen = await portal.call({ path: `/service-location/${added?.id}`, token: company.token });
  expect(seen.statusCode).toBe(200);
});

test("a number that is taken, an address with an access and an address of a site twice are refused", async () => {
  const { id } = await create("80002");
  const again = { name: "Andere", customerNumber: "80002", documents: false };
  expect(statusAndCode(await desk("/customers", again))).toEqual([409, "customer_number_taken"]);
  const invitation = { ...person, email: "twice@voss.example" };
  expect((await desk(`/customers/${id}/people`, invitation)).statusCode).toBe(201);
  expect(statusAndCode(await desk(`/customers/${id}/people`, invitation))).toEqual([409, "email_taken"]);
  expect((await desk(`/customers/${id}/sites`, site)).statusCode).toBe(201);
  expect(statusAndCode(await desk(`/customers/${id}/sites`, site))).toEqual([409, "location_duplicate"]);
  expect(statusAndCode(await desk("/customers/99999999/people", invitation))).toEqual([404, "not_found"]);
});

test("companies are found by name, number, place and a person's address", async () => {
  const { id } = await create("80077", "Zinnober Werke");
  await desk(`/customers/${id}/sites`, { ...site, city: "Quakenbrück", zip: "49610" });
  await desk(`/customers/${id}/people`, { ...person, email: "leitung@zinnober.example" });
  for (const search of ["zinnober", "80077", "quakenbruck", "leitung@zinnober", "49610 werke"]) {
    const { customers } = await list(search);
    expect(
      customers.map(({ name }) => name),
      search,
    ).toEqual(["Zinnober Werke"]);
  }
  expect((await list("zinnober%")).total).toBe(0);
});

test("a changed name is in the company's own log; saving the same again writes nothing", async () => {
  const company = await createTestCompany(portal);
  const change = { name: "Testbetrieb Nord", documents: true };
  await desk(`/customers/${company.companyId}/change`, change);
  await desk(`/customers/${company.companyId}/change`, change);
  const log = await portal.call({ path: "/audit-log", token: company.token });
  const { entries } = log.json<{ entries: { action: string }[] }>();
  expect(entries.filter(({ action }) => action === "company_changed")).toHaveLength(1);
});

test("an empty catalog is filled; a new offer can be ordered at once, and terms of the interface stay", async () => {
  const waste = (await desk("/catalog/waste-types", { description: "Bauschutt", avvCode: "17 01 07" })).json<{
    id: number;
    avvCode: string;
  }>();
  expect(waste.avvCode).toBe("17 01 07");
  const { id: containerTypeId } = (
    await desk("/catalog/container-types", { type: "Big Bag 1 m³", size: "1 m³", drawing: "big-bag" })
  ).json<{ id: number }>();
  const offer = {
    wasteTypeId: waste.id,
    containerTypeId,
    agreementTypeId: 3,
    containerActionIds: [2, 5],
    leadTimeDays: 2,
    placementLeadTimeDays: 5,
    offered: true,
  };
  expect((await desk("/catalog/offers", offer)).statusCode).toBe(200);
  await portal.database.db
    .updateTable("service_offers")
    .set({ big_bag: true, unit: "piece" })
    .where("waste_type_id", "=", waste.id)
    .execute();
  expect((await desk("/catalog/offers", { ...offer, leadTimeDays: 4 })).json()).toMatchObject({
    unit: "piece",
    leadTimeDays: 4,
  });
  const { offers } = (await desk("/catalog")).json<DeskCatalog>();
  expect(offers.find(({ wasteTypeId }) => wasteTypeId === waste.id)).toMatchObject({ leadTimeDays: 4 });
  expect(statusAndCode(await desk("/catalog/offers", { ...offer, containerTypeId: 999_999 }))).toEqual([
    404,
    "not_found",
  ]);
});
