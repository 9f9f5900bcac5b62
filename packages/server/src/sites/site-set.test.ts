import type { Land } from "@kreislauf/contract/catalog";
import type { DocumentList } from "@kreislauf/contract/documents";
import type { CalendarPickups, WasteStatistics } from "@kreislauf/contract/exports";
import { type OrderList, orderStatus } from "@kreislauf/contract/orders";
import { maxSitesInSet, type SiteSet } from "@kreislauf/contract/sites";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reopenXlsx } from "../../test/assertions/reopen-sheets.ts";
import { createTestAgreement } from "../../test/factories/agreement.ts";
import {
  assignTestSites,
  createTestCompany,
  createTestSite,
  type TestCompany,
} from "../../test/factories/company.ts";
import { createTestDocument } from "../../test/factories/document.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";

const day = "2027-02-10";

let portal: TestPortal;
let company: TestCompany;
/** The ids of the sites by their names. */
const sites = new Map<string, number>();
let group: number;
let foreignGroup: number;
let foreignSite: number;

const idOf = (name: string) => sites.get(name) as number;

/** A site with an agreement, a disposal, a document and a name to recognise it by. */
async function createBusySite(name: string, land: Land, isAssigned = true): Promise<void> {
  const { db } = portal.database;
  const site_id = await createTestSite(portal, company.companyId, land);
  sites.set(name, site_id);
  await db.updateTable("sites").set({ alias: name }).where("id", "=", site_id).execute();
  if (isAssigned) await assignTestSites(portal, company, [site_id]);
  const agreementId = await createTestAgreement(portal, company.companyId, site_id);
  const at = { ...company, siteId: site_id, agreementId };
  await createTestOrder(portal, at, { desiredDate: day, executedOn: day, status: orderStatus.done });
  await createTestDocument(portal, at, {});
}

async function createGroup(name: string, members: readonly number[], companyId: number): Promise<number> {
  const { db } = portal.database;
  const { id } = await db
    .insertInto("groups")
    .values({ company_id: companyId, name, sort_key: name, created_at: portal.now().toString() })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (members.length > 0)
    await db
      .updateTable("sites")
      .set({ group_id: id })
      .where("id", "in", [...members])
      .execute();
  return id;
}

beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
  await portal.database.db.deleteFrom("user_sites").where("user_id", "=", company.userId).execute();
  await createBusySite("Hamburg 1", "HH");
  await createBusySite("Hamburg 2", "HH");
  await createBusySite("Kassel", "HE");
  await createBusySite("Fulda", "HE", false);
  group = await createGroup("Nord", [idOf("Hamburg 2"), idOf("Fulda")], company.companyId);
  const foreign = await createTestCompany(portal, { land: "HH" });
  foreignSite = foreign.siteId;
  foreignGroup = await createGroup("Fremd", [foreignSite], foreign.companyId);
});
afterAll(() => portal.close());

const get = (path: string) => portal.call({ path, token: company.token });
const param = (set: unknown) => `filter=${encodeURIComponent(JSON.stringify(set))}`;

async function answerOf<Body>(path: string): Promise<Body> {
  const answer = await get(path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Body>();
}

async function sitesOfFile(path: string): Promise<readonly unknown[]> {
  const answer = await get(path);
  expect(answer.statusCode, answer.body).toBe(200);
  const [headings = [], ...rows] = await reopenXlsx(answer.rawPayload);
  return rows.map((row) => row[headings.indexOf("Standort")]);
}

const namesOf = (ids: readonly number[]) =>
  ids.map((id) => [...sites].find(([, known]) => known === id)?.[0] ?? id);

const period = "dateFrom=2027-01-01&dateTo=2027-03-31";

/** For each place that can be filtered by a set of sites: what it shows, as the names of sites. */
const places: Readonly<Record<string, (set: SiteSet) => Promise<readonly unknown[]>>> = {
  "the order history": async (set) => {
    const { orders, total } = await answerOf<OrderList>(`/service-location/all/orders?${param(set)}`);
    expect(total).toBe(orders.length);
    return namesOf(orders.map((order) => order.serviceLocationId));
  },
  "the calendar": async (set) => {
    const month = await answerOf<CalendarPickups>(`/calendar?month=2027-02&${param(set)}`);
    const entries = month.days.flatMap((each) => each.entries);
    expect(month.total).toBe(entries.length);
    return namesOf(entries.map((entry) => entry.serviceLocationId));
  },
  "the statistics": async (set) => {
    const { serviceLocations, total } = await answerOf<WasteStatistics>(
      `/order/statistik?${period}&${param(set)}`,
    );
    expect(total.current.disposals).toBe(serviceLocations.length);
    return namesOf(serviceLocations.map(({ serviceLocation }) => serviceLocation.id));
  },
  "the documents": async (set) => {
    const answer = await portal.call({
      method: "POST",
      path: "/docuware/documents",
      body: set,
      token: company.token,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return namesOf(answer.json<DocumentList>().documents.map((document) => document.serviceLocationId));
  },
  "the orders' file": (set) => sitesOfFile(`/order/report/download?format=xlsx&${param(set)}`),
  "the containers' file": (set) => sitesOfFile(`/agreement/report/download?format=xlsx&${param(set)}`),
  "the statistics' file": (set) =>
    sitesOfFile(`/order/statistik/download?format=xlsx&${period}&${param(set)}`),
};

describe.each(Object.entries(places))("%s", (_place, shownAt) => {
  const shown = async (set: SiteSet) => (await shownAt(set)).map(String).toSorted();

  test("shows all sites that one sees without a set", async () => {
    expect(await shown({})).toEqual(["Hamburg 1", "Hamburg 2", "Kassel"]);
  });

  test("shows named sites, those of a Land and those of a group", async () => {
    expect(await shown({ sites: [idOf("Hamburg 1"), idOf("Kassel")] })).toEqual(["Hamburg 1", "Kassel"]);
    expect(await shown({ land: ["HH"] })).toEqual(["Hamburg 1", "Hamburg 2"]);
    expect(await shown({ groups: [group] })).toEqual(["Hamburg 2"]);
  });

  test("shows a site once that belongs to a set twice", async () => {
    const set = { land: ["HE" as const], groups: [group], sites: [idOf("Kassel")] };
    expect(await shown(set)).toEqual(["Hamburg 2", "Kassel"]);
  });

  test("leaves out what one does not see", async () => {
    expect(await shown({ sites: [idOf("Kassel"), idOf("Fulda"), foreignSite, 999_999] })).toEqual(["Kassel"]);
    expect(await shown({ sites: [foreignSite] })).toEqual([]);
    expect(await shown({ groups: [foreignGroup] })).toEqual([]);
    expect(await shown({ land: ["BY"] })).toEqual([]);
  });
});

test("a set only narrows the one site of the address", async () => {
  const { orders } = await answerOf<OrderList>(
    `/service-location/${idOf("Kassel")}/orders?${param({ land: ["HH"] })}`,
  );
  expect(orders).toEqual([]);
});

test("as many sites as one may name fit into the address", async () => {
  const many = Array.from({ length: maxSitesInSet - 1 }, (_, index) => 9_000_000 + index);
  const shown = await places["the order history"]?.({ sites: [...many, idOf("Kassel")] });
  expect(shown).toEqual(["Kassel"]);
});

test.each([
  [
    "more sites than one may name",
    { sites: Array.from({ length: maxSitesInSet + 1 }, (_, index) => index + 1) },
  ],
  ["no site at all", { sites: [] }],
  ["a Land that does not exist", { land: ["XX"] }],
  ["what is no id", { groups: ["Nord"] }],
  ["an unknown way to name sites", { towns: ["Kassel"] }],
])("%s are refused", async (_what, set) => {
  for (const path of [
    "/service-location/all/orders?",
    "/calendar?month=2027-02&",
    `/order/statistik?${period}&`,
    "/agreement/report/download?format=xlsx&",
  ])
    expect((await get(`${path}${param(set)}`)).statusCode, path).toBe(400);
});
