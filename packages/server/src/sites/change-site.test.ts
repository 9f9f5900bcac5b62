import { permission } from "@kreislauf/contract/base";
import type { SiteWithAgreements, Site } from "@kreislauf/contract/sites";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  assignTestSites,
  createTestCompany,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import { createTestContact } from "../../test/factories/people.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { emptyTestSite, newSite, testPdf, uploadTestSketch } from "../../test/factories/site.ts";

let portal: TestPortal;
let company: TestCompany;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
});

const patch = (body: object, token = company.token, id = company.siteId) =>
  portal.call({
    method: "PATCH",
    path: `/service-location/${id}`,
    body,
    token,
    headers: { "accept-language": "de" },
  });

async function change(body: object, token?: string): Promise<Site> {
  const answer = await patch(body, token);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Site>();
}

async function refused(body: object, token?: string) {
  const answer = await patch(body, token);
  const { code, details } = answer.json<{ code: string; details: unknown }>();
  return { status: answer.statusCode, code, details };
}

const improved = async (token = company.token) =>
  (
    await portal.call({ path: `/service-location/improved/${company.siteId}`, token })
  ).json<SiteWithAgreements>();

const auditActions = async () =>
  (
    await portal.database.db
      .selectFrom("audit_log")
      .select(["action", "before", "after"])
      .where("company_id", "=", company.companyId)
      .where("subject_id", "=", company.siteId)
      .orderBy("id")
      .execute()
  ).map(({ action, before, after }) => [action, before, after]);

describe("an edit", () => {
  test("changes what it names and nothing else, and is written down", async () => {
    const before = await change({ access: { driverHints: "Tor 2" }, orderNumbers: ["17"] });
    const after = await change({ alias: "Werkstatt 3", glnNumber: "4012345000016" });
    expect(after).toEqual({ ...before, alias: "Werkstatt 3", glnNumber: "4012345000016" });
    expect((await auditActions()).at(-1)).toEqual([
      "location_changed",
      { name: "Werkstatt 2", numbers: ["4100-02", "17"] },
      { name: "Werkstatt 3", numbers: ["4100-02", "17", "4012345000016"] },
    ]);
    const entries = (await auditActions()).length;
    await change({ alias: "Werkstatt 3" });
    expect(await auditActions()).toHaveLength(entries);
  });

  test("takes away what it empties", async () => {
    const contactId = await createTestContact(portal, company.companyId);
    await change({ contactPerson: { type: "external", id: contactId }, access: { gateWidth: "4 m" } });
    const emptied = await change({ contactPerson: null, locationOrderNumber: "", access: { gateWidth: "" } });
    expect(emptied).toMatchObject({
      contactPerson: null,
      locationOrderNumber: null,
      access: { gateWidth: null },
    });
  });

  test("to another address moves the coordinates, and a holiday that does not exist there goes", async () => {
    const inEichsfeld = { street: "Am Kalkofen", zip: "37327", city: "Leinefelde", land: "TH" };
    const moved = await change({ ...inEichsfeld, corpusChristiHoliday: true });
    expect(moved).toMatchObject({ land: "TH", corpusChristiHoliday: true, lat: 51.54, lon: 9.93 });
    expect(await change({ land: "HE" })).toMatchObject({ corpusChristiHoliday: false });
    expect(await change({ lat: null, lon: null })).toMatchObject({ lat: 51.54 });
  });

  test("to the address of another site is a duplicate, to its own in other letters none", async () => {
    expect((await patch({ street: "LOHGERBERWEG" })).statusCode).toBe(200);
    const twin = (
      await portal.call({
        method: "POST",
        path: "/service-location/create",
        body: newSite,
        token: company.token,
      })
    ).json<Site>();
    const { street, houseNumber, zip } = newSite;
    expect(await refused({ street, houseNumber, zip })).toEqual({
      status: 409,
      code: "location_duplicate",
      details: [{ field: "existingLocationId", message: String(twin.id) }],
    });
    expect((await change({ street, houseNumber, zip, confirmDuplicate: true })).street).toBe(street);
  });

  test.for([
    [{ alias: "" }, "alias"],
    [{ changeType: "activate" }, "changeType"],
    [{ changeType: "deactivate" }, "changeType"],
    [{ active: true }, "changeType"],
    [{ active: true, changeType: "deactivate" }, "changeType"],
    [{ active: false, changeType: "deactivate", alias: "Neu" }, "changeType"],
    [{ lon: null }, "lon"],
    [{ lat: null }, "lon"],
    [{ lat: 51.3, lon: null }, "lon"],
    [{ zip: "05555" }, "zip"],
    [{ branch: "S-404" }, "branch"],
  ] as const)("refuses %j beside %s", async ([body, field]) => {
    expect(await refused(body)).toMatchObject({ status: 400, code: "validation", details: [{ field }] });
  });

  test("keeps both of two that change different fields at once", async () => {
    await Promise.all([change({ alias: "Werkstatt 4" }), change({ glnNumber: "4012345000016" })]);
    expect(await improved()).toMatchObject({ alias: "Werkstatt 4", glnNumber: "4012345000016" });
    await change({ access: { gateWidth: "4 m", gateHeight: "3 m" } });
    await Promise.all([
      change({ access: { driverHints: "Tor 2", gateHeight: null } }),
      change({ access: { openingHours: "Mo.–Fr. 07:00–16:00" } }),
    ]);
    expect((await improved()).access).toEqual({
      openingHours: "Mo.–Fr. 07:00–16:00",
      gateWidth: "4 m",
      gateHeight: null,
      driverHints: "Tor 2",
    });
  });
});

describe("who sees a site", () => {
  test("is assigned and taken away, and a site is gone for whoever lost it", async () => {
    const colleague = await createTestUser(portal, company.companyId, { permissions: [11], siteIds: [] });
    const look = async () =>
      (await portal.call({ path: `/service-location/${company.siteId}`, token: colleague.token })).statusCode;
    expect(await look()).toBe(404);
    expect((await change({ addedUserIds: [colleague.userId] })).assignedUsers).toHaveLength(2);
    expect(await look()).toBe(200);
    await change({ addedUserIds: [colleague.userId] });
    await change({ removedUserIds: [colleague.userId] });
    expect(await look()).toBe(404);
    expect((await auditActions()).map(([action]) => action)).toEqual([
      "location_users_changed",
      "location_users_changed",
    ]);
  });

  test("never loses the one who manages it", async () => {
    expect(await refused({ removedUserIds: [company.userId] })).toMatchObject({
      status: 409,
      code: "own_assignment",
    });
  });
});

describe("route sketches", () => {
  test("are added, read and removed", async () => {
    const upload = await uploadTestSketch(portal, company.token, testPdf(3_000));
    const { routeSketches } = await change({ newRouteSketches: [upload] });
    const id = routeSketches[0]?.id;
    const path = `/service-location/${company.siteId}/sketch/${id}`;
    const shown = await portal.call({ path, token: company.token });
    expect(shown.json()).toEqual({ fileName: "anfahrt.pdf", file: testPdf(3_000) });
    const elsewhere = await createTestSite(portal, company.companyId);
    await assignTestSites(portal, company, [elsewhere]);
    expect((await patch({ removedRouteSketchIds: [id] }, company.token, elsewhere)).statusCode).toBe(404);
    expect((await change({ removedRouteSketchIds: [id] })).routeSketches).toEqual([]);
    expect((await portal.call({ path, token: company.token })).statusCode).toBe(404);
    expect((await patch({ removedRouteSketchIds: [id] })).statusCode).toBe(404);
  });

  test("sent once more after a lost answer are not added twice", async () => {
    const upload = await uploadTestSketch(portal, company.token, testPdf(3_000));
    const another = await uploadTestSketch(portal, company.token, testPdf(1_000));
    await Promise.all([change({ newRouteSketches: [upload] }), change({ newRouteSketches: [upload] })]);
    const { routeSketches } = await change({ newRouteSketches: [upload, another] });
    expect(routeSketches.map(({ sizeBytes }) => sizeBytes)).toEqual([3_000, 1_000]);
  });

  test("of a megabyte each fit five times, also when two people add at once", async () => {
    const uploads = [];
    for (let count = 0; count < 6; count += 1) {
      uploads.push(await uploadTestSketch(portal, company.token, testPdf(1_048_576)));
    }
    await change({ newRouteSketches: uploads.slice(0, 4) });
    const answers = await Promise.all(uploads.slice(4).map((each) => patch({ newRouteSketches: [each] })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 413]);
    const { routeSketches } = await improved();
    expect(routeSketches).toHaveLength(5);
    // Sketches that are removed in the same change make room for new ones.
    const removed = [routeSketches[0]?.id];
    expect(
      (await patch({ removedRouteSketchIds: removed, newRouteSketches: uploads.slice(5) })).statusCode,
    ).toBe(200);
  });
});

describe("deactivating", () => {
  const off = { active: false, changeType: "deactivate" };
  const on = { active: true, changeType: "activate" };

  test("is refused with the list of what remains", async () => {
    await createTestOrder(portal, company);
    await createTestOrder(portal, company);
    expect(await refused(off)).toEqual({
      status: 409,
      code: "location_not_empty",
      details: [
        { field: "containers", message: "2 Behälter noch am Standort" },
        { field: "agreements", message: "1 Vereinbarung noch nicht beendet" },
        { field: "orders", message: "2 Aufträge noch offen" },
      ],
    });
    expect((await improved()).remains).toEqual({ containers: 2, agreements: 1, orders: 2 });
    await emptyTestSite(portal, company);
    expect(await refused(off)).toMatchObject({ details: [{ field: "orders" }] });
  });

  test("makes a site disappear from switcher and lists; its orders stay; ordering there is refused", async () => {
    const orderId = await createTestOrder(portal, company, { status: 2, desiredDate: "2027-02-01" });
    await emptyTestSite(portal, company);
    expect(await change(off)).toMatchObject({
      active: false,
      deactivation: { automatic: false, by: { id: company.userId, name: "Jana Petersen" } },
    });
    const list = async (path: string) =>
      (await portal.call({ path, token: company.token })).json<{ serviceLocations: unknown[] }>()
        .serviceLocations;
    expect(await list("/simple-service-location-list")).toEqual([]);
    expect(await list("/get-service-location-list/1")).toEqual([]);
    expect(await list("/get-service-location-list/2")).toHaveLength(1);
    expect((await portal.call({ path: `/order/${orderId}`, token: company.token })).statusCode).toBe(200);
    await change(off);
    const log = await portal.call({ path: "/log/deactivated-locations", token: company.token });
    expect(log.json()).toMatchObject({
      deactivatedLocations: [
        {
          serviceLocationId: company.siteId,
          automatic: false,
          readOn: portal.now().toString().replace("Z", ".000Z"),
        },
      ],
    });

    expect(await change(on)).toMatchObject({ active: true, deactivation: null });
    expect(await list("/simple-service-location-list")).toHaveLength(1);
    expect((await auditActions()).map(([action]) => action)).toEqual([
      "location_deactivated",
      "location_activated",
    ]);
  });

  test("needs the right to manage sites, even for whoever sees it", async () => {
    const others = Object.values(permission).filter((held) => held !== permission.siteManager);
    const colleague = await createTestUser(portal, company.companyId, {
      permissions: others,
      siteIds: [company.siteId],
    });
    expect(await refused(off, colleague.token)).toMatchObject({ status: 403, code: "forbidden" });
  });

  test("the list of all sites answers everybody with what they may see", async () => {
    const colleague = await createTestUser(portal, company.companyId, {
      permissions: [permission.defaultUser],
      siteIds: [company.siteId],
    });
    const idsFor = async (token: string) => {
      const answer = await portal.call({ path: "/get-service-location-list/2", token });
      expect(answer.statusCode).toBe(200);
      return answer.json<{ serviceLocations: { id: number }[] }>().serviceLocations.map(({ id }) => id);
    };
    expect(await idsFor(colleague.token)).toEqual([company.siteId]);
    await emptyTestSite(portal, company);
    await change(off);
    expect(await idsFor(colleague.token)).toEqual([]);
    expect(await idsFor(company.token)).toEqual([company.siteId]);
  });
});

test("the detail shows agreements and orders to those who may read them", async () => {
  await createTestOrder(portal, company, { desiredDate: "2027-02-26" });
  await createTestOrder(portal, company);
  const full = await improved();
  expect(full.agreements).toMatchObject([{ agreementId: company.agreementId, containersOnSite: 2 }]);
  expect(full.nextOrders).toMatchObject([{ amount: 1, desiredDate: "2027-03-10" }]);
  const reader = await createTestUser(portal, company.companyId, {
    permissions: [permission.defaultUser],
    siteIds: [company.siteId],
  });
  expect(await improved(reader.token)).toMatchObject({
    agreements: null,
    nextOrders: null,
    assignedUsers: null,
    containerCount: 2,
    openOrders: 2,
  });
});
