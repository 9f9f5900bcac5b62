import { randomUUID } from "node:crypto";
import type { ErrorAnswer } from "@kreislauf/contract/base";
import type { Site, SiteList } from "@kreislauf/contract/sites";
import type { ProviderSite } from "@kreislauf/contract/provider";
import type { AuditLogEntry, ExternalContact } from "@kreislauf/contract/users";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestStream } from "../../test/portal/live-stream.ts";
import {
  createTestCompany,
  createTestKey,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { testEvent } from "../../test/examples/provider-examples.ts";
import { numberOfTestCompany } from "../../test/examples/provider-master-data-examples.ts";
import { emptyTestSite, newSite, siteDetails } from "../../test/factories/site.ts";

let portal: TestPortal;
let key: string;
let company: TestCompany;
let customerNumber: string;

beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal, ["companies:write", "sites:write"]);
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  customerNumber = await numberOfTestCompany(portal, company);
});

const send = async (path: string, body: object) => {
  const answer = await portal.call({
    method: "POST",
    path: `/provider/v1/${path}`,
    body: { ...testEvent(portal), ...body },
    token: key,
  });
  return { status: answer.statusCode, ...answer.json<ProviderSite & ErrorAnswer>() };
};
const create = (body: object = {}) =>
  send("service-location/create", { customerNumber, ...newSite, ...body });
const change = (body: object, id = company.siteId) => send(`service-location/${id}/change`, body);
const switchTo = (active: boolean, body: object = {}) =>
  send(`service-location/${company.siteId}/active`, { active, ...body });

const read = async <Answer>(path: string, token = company.token): Promise<Answer> => {
  const answer = await portal.call({ path, token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
};
const seenBy = async (token: string) =>
  (await read<SiteList>("/get-service-location-list/1", token)).serviceLocations.map(({ id }) => id);
const somebody = (permissions: readonly number[], siteIds: readonly number[] = []) =>
  createTestUser(portal, company.companyId, { permissions, siteIds });
const newest = async () =>
  (await read<{ entries: AuditLogEntry[] }>("/audit-log?category=master_data")).entries[0];

const whole = {
  ...newSite,
  ...siteDetails,
  orderNumbers: ["4500012873"],
  disposer: "Nordwerk Kassel",
  access: {
    openingHours: "Mo.–Fr. 07:00–16:00",
    gateWidth: "4,50 m",
    gateHeight: null,
    driverHints: "Tor 2",
  },
};
const numbers = { contractNumbers: ["V-1"], partnerNumbers: ["P-1"], shipToNumbers: ["S-1"] };

describe("a new site", () => {
  test("has every field, and stands in the company's log as the provider's", async () => {
    await send("company/numbers", { customerNumber, ...numbers });
    const contact = { type: "external", name: "Bernd Achterkamp", phone: "0171 5550412" };
    const site = await create({ ...whole, contactPerson: contact });
    expect(site).toMatchObject({
      ...whole,
      status: 201,
      companyId: company.companyId,
      active: true,
      contactPerson: { type: "external", name: "Bernd Achterkamp", phone: "+491715550412" },
    });
    expect(await read<Site>(`/service-location/${site.id}`)).toMatchObject(whole);
    expect(await newest()).toMatchObject({
      actor: null,
      action: "location_created",
      subject: "Werkstatt Ost",
      after: { disposer: "Nordwerk Kassel", contactPerson: "Bernd Achterkamp" },
    });
    const again = await create({ ...newSite, street: "Am Hof", contactPerson: contact });
    const contacts = await read<ExternalContact[] | { contacts: ExternalContact[] }>("/external-contact");
    expect(again.contactPerson?.id).toBe(site.contactPerson?.id);
    expect(JSON.stringify(contacts).match(/Bernd Achterkamp/g)).toHaveLength(1);
  });

  test("is seen by the site managers at once, and by the people named, nobody else", async () => {
    const [manager, named, other] = [
      await somebody([11, 22]),
      await somebody([11, 14]),
      await somebody([11, 14, 17]),
    ];
    const stream = await openTestStream(portal, named.token);
    await stream.until("ready");
    const { id } = await create({ users: [named.email.toUpperCase()] });
    await stream.until("locations");
    stream.close();
    expect(await seenBy(company.token)).toContain(id);
    expect(await seenBy(manager.token)).toEqual([id]);
    expect(await seenBy(named.token)).toEqual([id]);
    expect(await seenBy(other.token)).toEqual([]);
    const given = await portal.call({
      method: "PATCH",
      path: `/service-location/${id}`,
      body: { addedUserIds: [other.userId] },
      token: manager.token,
    });
    expect(given.statusCode).toBe(200);
    expect(await seenBy(other.token)).toEqual([id]);
  });

  test("is seen by user managers where nobody manages sites, who can assign it", async () => {
    company = await createTestCompany(portal, { permissions: [11, 14, 17] });
    customerNumber = await numberOfTestCompany(portal, company);
    const colleague = await somebody([11, 14]);
    const { id } = await create();
    expect(await seenBy(company.token)).toContain(id);
    expect(await seenBy(colleague.token)).toEqual([]);
    const given = await portal.call({
      method: "PATCH",
      path: `/user/registered/${colleague.userId}`,
      body: { userDetails: { locationIds: [id] } },
      token: company.token,
    });
    expect(given.statusCode).toBe(200);
    expect(await seenBy(colleague.token)).toEqual([id]);
  });

  test("of a company that nobody acts for yet waits for its first person", async () => {
    customerNumber = randomUUID();
    await send("company", { customerNumber, name: "Gärtnerei Voß", documents: true });
    expect(await create()).toMatchObject({ status: 201, alias: "Werkstatt Ost" });
    expect(await create({ users: [company.email] })).toMatchObject({ status: 404 });
  });

  test("is created once by one event, and a duplicate only when that is wanted", async () => {
    const event = { ...testEvent(portal) };
    const first = await create(event);
    expect(await create(event)).toEqual(first);
    expect(await create({ ...event, alias: "Andere" })).toMatchObject({ code: "idempotency_mismatch" });
    expect(await create()).toMatchObject({
      status: 409,
      code: "location_duplicate",
      details: [{ field: "existingLocationId", message: String(first.id) }],
    });
    expect(await create({ confirmDuplicate: true })).toMatchObject({ status: 201 });
  });

  test.for([
    [{ customerNumber: "unbekannt" }, 404, "not_found"],
    [{ users: ["niemand@test.example"] }, 404, "not_found"],
    [{ contactPerson: { type: "user", email: "niemand@test.example" } }, 404, "not_found"],
    [{ contactPerson: { type: "external", name: "Bernd", phone: "12" } }, 400, "contactPerson.phone"],
    [{ branch: "S-404" }, 400, "branch"],
    [{ zip: "00123" }, 400, "zip"],
    [{ lat: 51 }, 400, "lon"],
    [{ land: "HE", corpusChristiHoliday: true }, 400, "corpusChristiHoliday"],
    [{ occurredAt: "2027-03-01T08:05:01Z" }, 409, "event_in_future"],
  ] as const)("with %j is refused", async ([body, status, what]) => {
    const answer = await create(body);
    expect(answer.status).toBe(status);
    expect(status === 400 ? answer.details[0]?.field : answer.code).toBe(what);
    expect(await seenBy(company.token)).toEqual([company.siteId]);
  });

  test("names nobody of another company", async () => {
    const { email } = await createTestCompany(portal);
    expect(await create({ users: [email] })).toMatchObject({ status: 404 });
  });
});

describe("a change of a site", () => {
  test("is of what it names, seen at once, and logged as the provider's", async () => {
    const before = await read<Site>(`/service-location/${company.siteId}`);
    const stream = await openTestStream(portal, company.token);
    await stream.until("ready");
    const colleague = await somebody([11]);
    const contactPerson = { type: "user", email: company.email };
    const after = await change({
      alias: "Werkstatt Nord",
      disposer: "Nordwerk Kassel",
      access: { driverHints: "Tor 3" },
      users: [colleague.email],
      contactPerson,
    });
    expect(after).toMatchObject({ status: 200, alias: "Werkstatt Nord", contactPerson: { type: "user" } });
    await stream.until("locations");
    stream.close();
    const site = await read<Site>(`/service-location/${company.siteId}`);
    const { contactPerson: _, assignedUsers: _users, ...rest } = before;
    expect(site).toMatchObject({
      ...rest,
      alias: "Werkstatt Nord",
      disposer: "Nordwerk Kassel",
      access: { driverHints: "Tor 3" },
    });
    expect(await seenBy(colleague.token)).toEqual([company.siteId]);
    expect(await newest()).toMatchObject({
      actor: null,
      action: "location_changed",
      before: { name: "Werkstatt 2", disposer: "Testentsorger" },
      after: { name: "Werkstatt Nord", disposer: "Nordwerk Kassel", contactPerson: "Jana Petersen" },
    });
  });

  test("to another postal code takes its Land along, unless it names one", async () => {
    expect(await change({ zip: "80331", city: "München" })).toMatchObject({ status: 200, land: "BY" });
    expect(await change({ zip: "34123", city: "Kassel", land: "TH" })).toMatchObject({ land: "TH" });
    expect(await change({ alias: "Neu" })).toMatchObject({ land: "TH" });
  });

  test("of one part of the access leaves the others", async () => {
    await change({ access: { gateWidth: "4 m" } });
    expect((await change({ access: { driverHints: "Tor 3" } })).access).toMatchObject({
      gateWidth: "4 m",
      driverHints: "Tor 3",
    });
  });

  test("keeps what it leaves out, and empties what it empties", async () => {
    await change({ disposer: "Nordwerk", glnNumber: "4012345000016" });
    expect(await change({ alias: "Neu" })).toMatchObject({
      disposer: "Nordwerk",
      glnNumber: "4012345000016",
    });
    expect(await change({ disposer: "", glnNumber: null })).toMatchObject({
      disposer: null,
      glnNumber: null,
    });
  });

  test("to the address of another site is a duplicate", async () => {
    const { id } = await create();
    const { street, houseNumber, zip } = newSite;
    expect(await change({ street, houseNumber, zip })).toMatchObject({
      status: 409,
      code: "location_duplicate",
      details: [{ field: "existingLocationId", message: String(id) }],
    });
    expect(await change({ street, houseNumber, zip, confirmDuplicate: true })).toMatchObject({ street });
  });

  test("comes in the order of its events, and one event once", async () => {
    const event = { eventId: randomUUID(), occurredAt: "2027-03-01T07:00:00Z", alias: "Eins" };
    const first = await change(event);
    await change({ occurredAt: "2027-03-01T07:00:01Z", alias: "Zwei" });
    expect(await change(event)).toEqual(first);
    expect(await change({ occurredAt: "2027-03-01T07:00:00Z", alias: "Drei" })).toMatchObject({
      status: 409,
      code: "event_out_of_order",
    });
    expect(await change({ ...event, alias: "Vier" })).toMatchObject({ code: "idempotency_mismatch" });
    expect(await switchTo(true, { eventId: event.eventId })).toMatchObject({ code: "idempotency_mismatch" });
    expect(await read(`/service-location/${company.siteId}`)).toMatchObject({ alias: "Zwei" });
  });
});

describe("a site", () => {
  test("is not deactivated while something is there, and says what", async () => {
    expect(await switchTo(false)).toMatchObject({
      status: 409,
      code: "location_not_empty",
      details: [{ field: "containers" }, { field: "agreements" }],
    });
  });

  test("is deactivated, which its managers are told, and comes back", async () => {
    await emptyTestSite(portal, company);
    expect(await switchTo(false)).toMatchObject({ status: 200, active: false });
    expect(await seenBy(company.token)).toEqual([]);
    const log = await read<{ deactivatedLocations: object[] }>("/log/deactivated-locations?unread=true");
    expect(log.deactivatedLocations).toMatchObject([
      { automatic: false, deactivatedBy: { name: "Disposition" }, readOn: null },
    ]);
    expect(await newest()).toMatchObject({ actor: null, action: "location_deactivated" });
    expect(await switchTo(true)).toMatchObject({ status: 200, active: true });
    expect(await seenBy(company.token)).toEqual([company.siteId]);
    expect(await read("/log/deactivated-locations?unread=true")).toEqual({ deactivatedLocations: [] });
  });
});
