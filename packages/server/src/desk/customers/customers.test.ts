import { permission } from "@kreislauf/contract/base";
import type {
  DeskCatalog,
  DeskCustomer,
  DeskCustomerDetail,
  DeskOffer,
  DeskPersonRights,
  DeskSite,
} from "@kreislauf/contract/desk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, createTestSite, createTestUser } from "../../../test/factories/company.ts";
import { createTestStaff, type TestStaff } from "../../../test/factories/staff.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../../test/portal/portal.ts";

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
const shownCustomer = async (id: number) =>
  (await desk(`/customers/${id}`)).json<DeskCustomerDetail>().customer;
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
  const hall = { ...site, name: "Halle 2", confirmDuplicate: true };
  expect((await desk(`/customers/${id}/sites`, hall)).statusCode).toBe(201);
  expect(statusAndCode(await desk("/customers/99999999/people", invitation))).toEqual([404, "not_found"]);
});

test("a changed name is in the company's own log; saving the same again writes nothing", async () => {
  const company = await createTestCompany(portal);
  const wish = { name: "Testbetrieb Nord", documents: true };
  const { version } = await shownCustomer(company.companyId);
  const first = await desk(`/customers/${company.companyId}/change`, { ...wish, version });
  const next = first.json<DeskCustomer>().version;
  expect((await desk(`/customers/${company.companyId}/change`, { ...wish, version: next })).statusCode).toBe(
    200,
  );
  const log = await portal.call({ path: "/audit-log", token: company.token });
  const { entries } = log.json<{ entries: { action: string }[] }>();
  expect(entries.filter(({ action }) => action === "company_changed")).toHaveLength(1);
});

test("an edit of a company that somebody else changed meanwhile says what changed, and saves nothing", async () => {
  const { companyId } = await createTestCompany(portal);
  const path = `/customers/${companyId}/change`;
  const { version, documents } = await shownCustomer(companyId);
  await desk(path, { version, name: "Testbetrieb Nord", documents });
  const late = await desk(path, { version, name: "Testbetrieb Süd", documents });
  expect(statusAndCode(late)).toEqual([409, "company_changed"]);
  expect(late.json<{ details: unknown }>().details).toEqual([
    { field: "name", message: "Inzwischen: Testbetrieb Nord" },
  ]);
  const present = await shownCustomer(companyId);
  expect(present.name).toBe("Testbetrieb Nord");
  const again = { version: present.version, name: "Testbetrieb Süd", documents };
  expect((await desk(path, again)).statusCode).toBe(200);
});

test("a site is changed at the desk, its company sees who did it, and the same again writes nothing", async () => {
  const company = await createTestCompany(portal);
  const path = `/customers/${company.companyId}/sites/${company.siteId}`;
  const { id, active, ...shown } = (await desk(path)).json<DeskSite>();
  expect([id, active]).toEqual([company.siteId, true]);
  const wish = {
    ...shown,
    name: "Gewächshaus",
    siteNumber: "77",
    disposer: "Brandes Containerdienst",
    driverHints: "Hinter dem Tor links",
  };
  const saved = await desk(`${path}/change`, wish);
  expect(saved.statusCode, saved.body).toBe(200);
  const { version } = saved.json<DeskSite>();
  expect(saved.json()).toMatchObject({ ...wish, version });
  expect((await desk(`${path}/change`, { ...wish, version })).statusCode).toBe(200);
  const own = await portal.call({ path: `/service-location/${company.siteId}`, token: company.token });
  expect(own.json()).toMatchObject({
    alias: "Gewächshaus",
    branch: "77",
    access: { driverHints: "Hinter dem Tor links" },
  });
  const log = await portal.call({ path: "/audit-log", token: company.token });
  const { entries } = log.json<{ entries: { action: string; actor: unknown }[] }>();
  expect(entries.filter(({ action }) => action === "location_changed")).toHaveLength(1);
});

test("a site that somebody else changed meanwhile stays, and one of another company is not reached", async () => {
  const company = await createTestCompany(portal);
  const path = `/customers/${company.companyId}/sites/${company.siteId}`;
  const { id: _, active: __, ...shown } = (await desk(path)).json<DeskSite>();
  await desk(`${path}/change`, { ...shown, gateWidth: "3,5 m" });
  const late = await desk(`${path}/change`, { ...shown, gateWidth: "4 m" });
  expect(statusAndCode(late)).toEqual([409, "site_changed"]);
  expect(late.json<{ details: unknown }>().details).toEqual([
    { field: "gateWidth", message: "Inzwischen: 3,5 m" },
  ]);
  const other = await createTestCompany(portal);
  const foreign = `/customers/${other.companyId}/sites/${company.siteId}`;
  expect(statusAndCode(await desk(foreign))).toEqual([404, "not_found"]);
  expect(statusAndCode(await desk(`${foreign}/change`, shown))).toEqual([404, "not_found"]);
  expect(statusAndCode(await desk(`${foreign}/active`, { active: false }))).toEqual([404, "not_found"]);
  const reader = await createTestStaff(portal, { roles: ["dispatch"] });
  const refused = await portal.call({
    method: "POST",
    path: `/desk/v1${path}/change`,
    body: shown,
    token: reader.token,
  });
  expect(refused.statusCode).toBe(403);
});

test("a bad address of a site is named at its field", async () => {
  const company = await createTestCompany(portal);
  const path = `/customers/${company.companyId}/sites/${company.siteId}`;
  const { id: _, active: __, ...shown } = (await desk(path)).json<DeskSite>();
  const answer = await desk(`${path}/change`, { ...shown, zip: "1234", name: "" });
  expect(answer.json<{ details: { field: string }[] }>().details.map(({ field }) => field)).toEqual([
    "name",
    "zip",
  ]);
});

test("a site with containers stays active, an empty one is deactivated and activated again", async () => {
  const company = await createTestCompany(portal);
  const path = `/customers/${company.companyId}/sites/${company.siteId}/active`;
  expect(statusAndCode(await desk(path, { active: false }))).toEqual([409, "location_not_empty"]);
  const empty = await createTestSite(portal, company.companyId);
  const emptyPath = `/customers/${company.companyId}/sites/${empty}/active`;
  for (const active of [false, false, true]) {
    const answer = await desk(emptyPath, { active });
    expect(answer.json<DeskSite>().active, answer.body).toBe(active);
  }
});

test("a person's sites are counted without inactive ones", async () => {
  const company = await createTestCompany(portal);
  const { sites } = (await desk(`/customers/${company.companyId}/sites`, site)).json<DeskCustomerDetail>();
  const added = sites.find(({ name }) => name === "Gewächshaus");
  const counted = async () =>
    (await desk(`/customers/${company.companyId}`))
      .json<DeskCustomerDetail>()
      .people.map((each) => each.sites);
  expect(await counted()).toEqual([2]);
  await desk(`/customers/${company.companyId}/sites/${added?.id}/active`, { active: false });
  expect(await counted()).toEqual([1]);
});

test("an entry of the catalog that somebody else changed or made meanwhile stays as it is", async () => {
  const created = await desk("/catalog/waste-types", { description: "Bauholz", avvCode: "17 02 01" });
  const { id: wasteTypeId } = created.json<{ id: number }>();
  const catalog = (await portal.call({ path: "/desk/v1/catalog", token: staff.token })).json<DeskCatalog>();
  const version = catalog.wasteTypes.find(({ id }) => id === wasteTypeId)?.version;
  const wish = { wasteTypeId, avvCode: "17 02 01" };
  expect(
    (await desk("/catalog/waste-types", { ...wish, version, description: "Bauholz A II" })).statusCode,
  ).toBe(200);
  for (const stale of [version, null]) {
    const late = await desk("/catalog/waste-types", { ...wish, version: stale, description: "Altholz" });
    expect(statusAndCode(late)).toEqual([409, "catalog_changed"]);
    expect(late.json<{ details: object[] }>().details).toContainEqual({
      field: "description",
      message: "Inzwischen: Bauholz A II",
    });
  }
  const [container] = catalog.containerTypes;
  const offer = {
    wasteTypeId,
    containerTypeId: container?.id,
    agreementTypeId: 3,
    containerActionIds: [2, 5],
    leadTimeDays: 2,
    placementLeadTimeDays: 5,
    offered: true,
  };
  expect((await desk("/catalog/offers", offer)).statusCode).toBe(200);
  expect(statusAndCode(await desk("/catalog/offers", { ...offer, leadTimeDays: 9 }))).toEqual([
    409,
    "catalog_changed",
  ]);
});

test("rights are changed at the desk, and both logs keep it; stale ones are refused", async () => {
  const company = await createTestCompany(portal);
  const { userId } = await createTestUser(portal, company.companyId, {
    permissions: [permission.defaultUser, permission.orderManager],
    siteIds: [company.siteId],
  });
  const path = `/customers/${company.companyId}/people/${userId}/rights`;
  const shown = await portal.call({ path: `/desk/v1${path}`, token: staff.token });
  const { version, permissions } = shown.json<DeskPersonRights>();
  expect(permissions).toEqual([permission.defaultUser, permission.orderManager]);
  const changed = await desk(path, {
    version,
    permissions: [permission.fileExportManager, permission.documentManager],
  });
  expect(changed.json<DeskPersonRights>().permissions).toEqual([11, 16, 24]);
  expect(statusAndCode(await desk(path, { version, permissions: [] }))).toEqual([409, "person_changed"]);
  const log = await portal.call({ path: "/audit-log", token: company.token });
  expect(log.json<{ entries: object[] }>().entries[0]).toMatchObject({
    actor: null,
    action: "user_changed",
    before: { permissions: [11, 14] },
    after: { permissions: [11, 16, 24] },
  });
  const own = await portal.database.db
    .selectFrom("staff_log")
    .select(["staff_id", "action"])
    .where("kind", "=", "company")
    .where("subject_id", "=", company.companyId)
    .execute();
  expect(own).toEqual([{ staff_id: staff.staffId, action: "rights_changed" }]);
});

test("somebody who manages the company's people stays, and people of another company are not reached", async () => {
  const company = await createTestCompany(portal);
  const stranger = await createTestCompany(portal);
  const pathOf = (userId: number) => `/customers/${company.companyId}/people/${userId}/rights`;
  const shown = await portal.call({ path: `/desk/v1${pathOf(company.userId)}`, token: staff.token });
  const { version } = shown.json<DeskPersonRights>();
  const last = await desk(pathOf(company.userId), { version, permissions: [] });
  expect(statusAndCode(last)).toEqual([409, "last_user_manager"]);
  expect(statusAndCode(await desk(pathOf(stranger.userId), { version, permissions: [] }))).toEqual([
    404,
    "not_found",
  ]);
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
  const made = await desk("/catalog/offers", offer);
  expect(made.statusCode).toBe(200);
  const { version } = made.json<DeskOffer>();
  await portal.database.db
    .updateTable("service_offers")
    .set({ big_bag: true, unit: "piece" })
    .where("waste_type_id", "=", waste.id)
    .execute();
  expect((await desk("/catalog/offers", { ...offer, version, leadTimeDays: 4 })).json()).toMatchObject({
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
