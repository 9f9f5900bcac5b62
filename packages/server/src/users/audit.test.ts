import type { AuditLogEntry } from "@kreislauf/contract/users";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  addTestMembership,
  createTestCompany,
  createTestUser,
  signInTestUser,
  type TestCompany,
  testPassword,
} from "../../test/factories/company.ts";
import { createTestGroup, inviteTestUser } from "../../test/factories/people.ts";
import { statusAndCode, openTestPortal, type TestPortal, testNow } from "../../test/portal/portal.ts";

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

const log = async (query = "", token = company.token) => {
  const answer = await portal.call({ path: `/audit-log?${query}`, token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ entries: AuditLogEntry[]; total: number }>();
};
const call = (method: "POST" | "PATCH" | "DELETE", path: string, body?: object, token = company.token) =>
  portal.call({ method, path, body, token });
const newest = async () => (await log()).entries[0];
const jana = () => ({ id: company.userId, name: "Jana Petersen" });

test("a change of rights stands there with who, when, before and after", async () => {
  const groupId = await createTestGroup(portal, company.companyId, "Werkstätten Mitte");
  const { userId } = await createTestUser(portal, company.companyId, { permissions: [11], siteIds: [] });
  await call("PATCH", `/user/registered/${userId}`, {
    userDetails: { permissions: [11, 14], groupId, ebeneId: 4, locationIds: [company.siteId] },
  });
  expect(await newest()).toMatchObject({
    occurredOn: "2027-03-01T08:00:00.000Z",
    actor: jana(),
    category: "rights",
    action: "user_changed",
    subject: "Jana Petersen",
    before: { permissions: [11], group: null, level: null, locations: [] },
    after: { permissions: [11, 14], group: "Werkstätten Mitte", level: 4, locations: ["Werkstatt 2"] },
  });
});

test("a new name or number stands in the log of each company of the person, rights in one", async () => {
  const other = await createTestCompany(portal);
  const { userId, token } = await createTestUser(portal, company.companyId, {
    permissions: [11],
    siteIds: [],
  });
  await addTestMembership(portal, userId, other.companyId);
  const entriesThere = async () =>
    (await log("category=rights", other.token)).entries.concat(
      (await log("category=master_data", other.token)).entries,
    );
  const userDetails = { lastName: "Kaminski", permissions: [11, 14] };
  await call("PATCH", `/user/registered/${userId}`, { userDetails });
  expect(await newest()).toMatchObject({ action: "user_changed", after: userDetails });
  await call("PATCH", `/user/registered/${userId}`, { userDetails: { permissions: [11] } });
  const profileData = { firstName: "Jana", lastName: "Kaminski", phone: "0561 5550110" };
  await call("POST", "/account/setting/profile", { userId, profileData }, token);
  expect(await newest()).toMatchObject({ action: "profile_changed" });
  expect(await entriesThere()).toMatchObject([
    {
      action: "user_changed",
      actor: null,
      before: { lastName: "Petersen" },
      after: { lastName: "Kaminski" },
    },
    { action: "profile_changed", actor: { id: userId }, after: { phone: "+495615550110" } },
  ]);
  expect((await entriesThere())[0]?.after).toEqual({ lastName: "Kaminski" });
});

test("what changes nothing leaves no entry", async () => {
  const { userId } = await createTestUser(portal, company.companyId, { permissions: [11], siteIds: [] });
  const { total } = await log();
  await call("PATCH", `/user/registered/${userId}`, {
    userDetails: { firstName: "Jana", permissions: [11] },
  });
  expect((await log()).total).toBe(total);
});

test("sign-ins, passwords, invitations, contacts and one's own data are kept", async () => {
  const { accessToken } = await signInTestUser(portal, company.email);
  await call("POST", "/auth/logout", {}, accessToken);
  const invited = await inviteTestUser(portal, company);
  await call("POST", "/auth/user/reinvite", { userId: invited });
  await call("DELETE", `/user/${invited}`);
  const contact = await call("POST", "/external-contact/create", { name: "Bernd", phone: "0171 5550412" });
  const { id } = contact.json<{ id: number }>();
  await call("PATCH", `/external-contact/${id}`, { name: "Bernd A.", phone: "0171 5550412" });
  await call("DELETE", `/external-contact/${id}`);
  const profileData = { firstName: "Jana", lastName: "Petersen", phone: "0561 5550110" };
  await call("POST", "/account/setting/profile", { userId: company.userId, profileData });
  await call("POST", "/auth/change-password", { oldPassword: testPassword, newPassword: "Grünschnitt7" });
  expect((await log("limit=100")).entries.map((entry) => entry.action)).toEqual([
    "password_changed",
    "profile_changed",
    "external_contact_deleted",
    "external_contact_changed",
    "external_contact_created",
    "user_deleted",
    "user_reinvited",
    "user_invited",
    "signed_out",
    "signed_in",
    "signed_in",
  ]);
});

test("a refused change leaves no entry", async () => {
  const { total } = await log();
  expect(statusAndCode(await call("DELETE", `/user/${company.userId}`))).toEqual([409, "self_edit"]);
  expect((await log()).total).toBe(total);
});

test("it is narrowed by part, day in Berlin and words, and read page by page", async () => {
  await createTestUser(portal, company.companyId, { permissions: [11], siteIds: [] });
  await inviteTestUser(portal, company, { firstName: "Ömer", lastName: "Kaya" });
  // Half past midnight on 2 March in Berlin, which is still 1 March in UTC.
  portal.setNow("2027-03-01T23:30:00Z");
  company = { ...company, token: (await signInTestUser(portal, company.email)).accessToken };
  await inviteTestUser(portal, company, { firstName: "Lena", lastName: "Kaminski" });
  const actions = async (query: string) => (await log(query)).entries.map((entry) => entry.subject);
  expect(await actions("category=rights")).toEqual(["Lena Kaminski", "Ömer Kaya"]);
  expect(await actions("category=rights&dateFrom=2027-03-02")).toEqual(["Lena Kaminski"]);
  expect(await actions("category=rights&dateTo=2027-03-01")).toEqual(["Ömer Kaya"]);
  expect(await actions("search=kaminski")).toEqual(["Lena Kaminski"]);
  expect(await actions("search=petersen%20kaya")).toEqual(["Ömer Kaya"]);
  expect(await actions("category=export")).toEqual([]);
  const [first, second] = [await log("limit=1"), await log("limit=1&offset=1")];
  expect([first.total, second.total]).toEqual([5, 5]);
  expect(first.entries[0]?.id).not.toBe(second.entries[0]?.id);
  const wrong = await portal.call({
    path: "/audit-log?dateFrom=2027-03-02&dateTo=2027-03-01",
    token: company.token,
  });
  expect(statusAndCode(wrong)).toEqual([400, "validation"]);
});

test("words are found with and without their umlauts", async () => {
  await inviteTestUser(portal, company, { firstName: "Ömer", lastName: "Kaya" });
  await inviteTestUser(portal, company, { firstName: "O\u0308zlem", lastName: "Weiß" });
  const subjects = async (search: string) =>
    (await log(`search=${encodeURIComponent(search)}`)).entries.map(({ subject }) => subject);
  for (const search of ["Ömer", "ömer", "omer", "OMER"])
    expect(await subjects(search), search).toEqual(["Ömer Kaya"]);
  for (const search of ["Weiß", "weiss", "WEISS", "Özlem"])
    expect(await subjects(search), search).toEqual(["O\u0308zlem Weiß"]);
});

test("it is the company's own", async () => {
  const stranger = await createTestCompany(portal);
  await inviteTestUser(portal, stranger);
  const ids = new Set((await log("limit=100")).entries.map((entry) => entry.actor?.id));
  expect(ids).toEqual(new Set([company.userId]));
});

test("nothing of it is changed, removed or emptied, whoever asks the database", async () => {
  const { db } = portal.database;
  const before = await log();
  const refusal = /The audit log is only ever added to/;
  await expect(db.updateTable("audit_log").set({ subject: "Niemand" }).execute()).rejects.toThrow(refusal);
  await expect(db.deleteFrom("audit_log").execute()).rejects.toThrow(refusal);
  await expect(sql`truncate audit_log`.execute(db)).rejects.toThrow(refusal);
  expect(await log()).toEqual(before);
});
