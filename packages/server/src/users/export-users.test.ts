import type { AuditLogEntry } from "@kreislauf/contract/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reopenSheets } from "../../test/assertions/reopen-sheets.ts";
import {
  assignTestSites,
  createTestCompany,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { createTestGroup, inviteTestUser } from "../../test/factories/people.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
let dispatcher: { readonly userId: number };

beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
  dispatcher = await createTestUser(portal, company.companyId, { permissions: [11, 14], siteIds: [] });
  const groupId = await createTestGroup(portal, company.companyId, "Werkstätten");
  const { db } = portal.database;
  await db
    .updateTable("users")
    .set({ first_name: "=Bo", last_name: "Acker", sort_key: "acker =bo", email: "bo@firma.example" })
    .where("id", "=", dispatcher.userId)
    .execute();
  await db
    .updateTable("memberships")
    .set({ group_id: groupId, level_id: 4 })
    .where("user_id", "=", dispatcher.userId)
    .execute();
  const unseen = await createTestSite(portal, company.companyId);
  await assignTestSites(portal, { ...dispatcher, companyId: company.companyId }, [company.siteId, unseen]);
  await inviteTestUser(portal, company, { firstName: "Lena", lastName: "Zander" });
});
afterAll(() => portal.close());

const get = (query = "", token = company.token, language = "de") =>
  portal.call({ path: `/users/download?${query}`, token, headers: { "accept-language": language } });
async function sheets(query = "", language = "de") {
  const answer = await get(query, company.token, language);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return await reopenSheets(answer.rawPayload);
}
const lastNames = async (query: string) => (await sheets(query))["Benutzer"]?.slice(1).map(([name]) => name);

test("everybody by name, with level, group, a column for each right, number of sites and sign-in", async () => {
  const { Benutzer: rows = [] } = await sheets();
  expect(rows[0]).toEqual([
    "Nachname",
    "Vorname",
    "E-Mail",
    "Telefon",
    "Zustand",
    "Ebene",
    "Gruppe",
    "Recht: Standardzugang",
    "Recht: Vereinbarungen",
    "Recht: Aufträge",
    "Recht: Export",
    "Recht: Benutzer",
    "Recht: Standorte",
    "Recht: Belege ansehen",
    "Recht: Belege verwalten",
    "Recht: Freigaben",
    "Recht: Budgets und Preise",
    "Standorte",
    "Zweiter Faktor",
    "Letzte Anmeldung",
    "Einladung gültig bis",
  ]);
  expect(rows.slice(1).map((row) => row[0])).toEqual(["Acker", "Petersen", "Zander"]);
  expect(rows[1]?.slice(0, 3)).toEqual(["Acker", "=Bo", "bo@firma.example"]);
  expect(rows[1]?.slice(4, 12)).toEqual([
    "registriert",
    "Standort",
    "Werkstätten",
    "ja",
    "nein",
    "ja",
    "nein",
    "nein",
  ]);
  const nineInBerlin = new Date("2027-03-01T09:00:00Z");
  expect(rows[1]?.slice(17)).toEqual([2, "nein", nineInBerlin, null]);
  expect(rows[3]?.[4]).toBe("eingeladen");
  expect(rows[3]?.slice(19)).toEqual([null, expect.any(Date)]);
});

test("a second sheet has the sites of each, as far as the manager sees them", async () => {
  const { Standorte: rows = [] } = await sheets();
  expect(rows.map(([lastName, , , site]) => [lastName, site])).toEqual([
    ["Nachname", "Standort"],
    ["Acker", "Werkstatt 2"],
    ["Petersen", "Werkstatt 2"],
  ]);
});

test("the list's filters hold for the file, too", async () => {
  expect(await lastNames("status=registered")).toEqual(["Acker", "Petersen"]);
  expect(await lastNames("status=invited")).toEqual(["Zander"]);
  expect(await lastNames("search=acker")).toEqual(["Acker"]);
  expect(await lastNames(`right=14&site=${company.siteId}`)).toEqual(["Acker", "Petersen"]);
  expect(await lastNames("right=17")).toEqual(["Petersen"]);
});

test("the log says who took it and what narrowed it, and names no site that the person does not see", async () => {
  const elsewhere = await createTestSite(portal, company.companyId);
  await get(`status=registered&right=14&search=acker&withoutSecondFactor=all&site=${company.siteId}`);
  await get(`site=${elsewhere}`);
  const { entries } = (
    await portal.call({ path: "/audit-log?category=export&limit=2", token: company.token })
  ).json<{ entries: AuditLogEntry[] }>();
  expect(entries.map(({ action }) => action)).toEqual(["users_exported", "users_exported"]);
  expect(entries[0]?.after).toEqual({ format: "xlsx", rows: 0 });
  expect(entries[1]?.after).toEqual({
    locations: ["Werkstatt 2"],
    filter: ["registriert", "Recht: Aufträge", "Ohne zweiten Faktor: Alle", "Suche: acker"],
    format: "xlsx",
    rows: 1,
  });
});

test("in English its words are English", async () => {
  const { Users: rows = [] } = await sheets("status=invited", "en");
  expect(rows[0]?.slice(0, 5)).toEqual(["Last name", "First name", "E-mail", "Phone", "Status"]);
  expect(rows[1]?.[4]).toBe("invited");
});

test("only for whoever manages users, and of the own company alone", async () => {
  const stranger = await createTestCompany(portal);
  await inviteTestUser(portal, stranger, { firstName: "Fremd", lastName: "Fremd" });
  expect(await lastNames("search=fremd")).toEqual([]);
  const reader = await createTestUser(portal, company.companyId, { permissions: [11, 14, 16], siteIds: [] });
  expect((await get("", reader.token)).statusCode).toBe(403);
});
