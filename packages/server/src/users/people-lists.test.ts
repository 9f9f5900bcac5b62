import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sortKey } from "../base/database/sort-key.ts";
import {
  assignTestSites,
  createTestCompany,
  createTestSite,
  type TestCompany,
} from "../../test/factories/company.ts";
import {
  createTestContact,
  createTestGroup,
  inviteTestUser,
  type ListedUserAnswer,
} from "../../test/factories/people.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";
import { personSortKey } from "./person-sort-key.ts";

let portal: TestPortal;
let company: TestCompany;

const people = [
  { firstName: "Özlem", lastName: "Ärmel", phone: "+493055550577", level: 2, sites: 2, rights: [11, 14, 16] },
  { firstName: "Anna", lastName: "Zander", phone: "+495615550110", level: 4, sites: 1, rights: [11] },
  { firstName: "Bernd", lastName: "arnold", phone: null, level: null, sites: 0, rights: [11, 13] },
  {
    firstName: "Zoe",
    lastName: "Ärmel",
    phone: "+497115550963",
    level: 1,
    sites: 3,
    rights: [11, 13, 14, 16],
  },
] as const;

async function addPerson(person: (typeof people)[number], index: number, groupId: number | null) {
  const { db } = portal.database;
  const created_at = portal.now().toString();
  const { id } = await db
    .insertInto("users")
    .values({
      email: `${index}.${sortKey(person.lastName)}@liste-${company.companyId}.example`,
      first_name: person.firstName,
      last_name: person.lastName,
      sort_key: personSortKey(person),
      phone: person.phone,
      password_hash: null,
      created_at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("memberships")
    .values({
      user_id: id,
      company_id: company.companyId,
      permissions: [...person.rights],
      level_id: person.level,
      group_id: groupId,
      created_at,
      deleted_at: null,
    })
    .execute();
  for (let site = 0; site < person.sites; site += 1) {
    const site_id = await createTestSite(portal, company.companyId);
    await assignTestSites(portal, { userId: id, companyId: company.companyId }, [site_id]);
  }
}

beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
  // The requesting user sorts last in every text column, so that they do not disturb the expected sequence.
  await portal.database.db
    .updateTable("users")
    .set({
      last_name: "Zzz",
      first_name: "Zzz",
      sort_key: "zzz zzz",
      email: `zzz-${company.companyId}@test.example`,
    })
    .where("id", "=", company.userId)
    .execute();
  const groups = [
    await createTestGroup(portal, company.companyId, "Ämter"),
    await createTestGroup(portal, company.companyId, "Zweigstellen"),
  ];
  for (const [index, person] of people.entries())
    await addPerson(person, index, [groups[1], groups[0], null, null][index] ?? null);
});
afterAll(() => portal.close());

const list = async (query: string, kind = "registered") => {
  const answer = await portal.call({ path: `/users/${kind}?${query}`, token: company.token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ListedUserAnswer>();
};
const names = async (query: string, kind?: string) =>
  (await list(query, kind)).users.map((user) => `${user.firstName} ${user.lastName}`);
const [ozlem, anna, bernd, zoe, self] = [
  "Özlem Ärmel",
  "Anna Zander",
  "Bernd arnold",
  "Zoe Ärmel",
  "Zzz Zzz",
];

test.each([
  ["", [ozlem, zoe, bernd, anna, self]],
  ["sortBy=lastName&sortOrder=desc", [self, anna, bernd, zoe, ozlem]],
  ["sortBy=email", [ozlem, anna, bernd, zoe, self]],
  ["sortBy=phone", [ozlem, anna, zoe, bernd, self]],
  ["sortBy=ebene", [zoe, ozlem, anna, bernd, self]],
  ["sortBy=ebene&sortOrder=desc", [anna, ozlem, zoe, self, bernd]],
  ["sortBy=group", [anna, ozlem, zoe, bernd, self]],
  ["sortBy=locations", [bernd, anna, self, ozlem, zoe]],
  ["sortBy=permissions&sortOrder=desc", [self, zoe, ozlem, bernd, anna]],
])("sorted by %s", async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

describe("a page", () => {
  test("holds ten and says how many there are; the next begins where it ends", async () => {
    const crowd = await createTestCompany(portal);
    const before = company;
    company = crowd;
    for (let index = 0; index < 23; index += 1) {
      await addPerson(
        { ...people[1], firstName: `Person ${String(index).padStart(2, "0")}` as "Anna", sites: 0 as 1 },
        index,
        null,
      );
    }
    const first = await list("");
    const third = await list("offset=20");
    const all = await list("limit=100");
    company = before;
    expect([first.users.length, first.total, third.users.length, third.total]).toEqual([10, 24, 4, 24]);
    expect([...first.users, ...third.users].map((user) => user.userId)).toEqual(
      [...all.users.slice(0, 10), ...all.users.slice(20)].map((user) => user.userId),
    );
  });

  test.each(["limit=0", "limit=101", "limit=x", "offset=-1", "sortBy=password", "sortOrder=up"])(
    "is refused with %s",
    async (query) => {
      const answer = await portal.call({ path: `/users/registered?${query}`, token: company.token });
      expect(answer.statusCode).toBe(400);
    },
  );

  test("takes two statements, however many people", async () => {
    const statements = await portal.statementsOf(() => list("limit=100"));
    const lists = statements.filter(({ sql }) => sql.includes("profile_pictures"));
    expect(lists).toHaveLength(2);
  });
});

test.each([
  ["aermel", []],
  ["armel", [ozlem, zoe]],
  ["Ärmel Zoe", [zoe]],
  ["zoe ärm", [zoe]],
  ["0561 5550", [anna]],
  ["+49 561", [anna]],
  ["a561b5550", []],
  ["2.arnold@liste", [bernd]],
  ["%", []],
  ["_", []],
  ["\\", []],
])("searching for %s", async (search, expected) => {
  expect(await names(`search=${encodeURIComponent(search)}`)).toEqual(expected);
});

test.each([
  ["right=14", [ozlem, zoe, self]],
  ["right=13&search=arnold", [bernd]],
  ["right=98", []],
])("those who hold a right: %s", async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test("those who have a site, if the person asking sees it", async () => {
  const theirs = await portal.database.db
    .selectFrom("user_sites")
    .select("site_id")
    .where("company_id", "=", company.companyId)
    .where("user_id", "!=", company.userId)
    .executeTakeFirstOrThrow();
  expect(await names(`site=${company.siteId}`)).toEqual([self]);
  expect(await names(`site=${theirs.site_id}`)).toEqual([]);
  expect(await names("right=14&search=zzz&site=999999")).toEqual([]);
});

test("each person has their last sign-in to this company, and is sorted by it", async () => {
  const { users } = await list("sortBy=lastSignIn");
  const signedIn = users.filter(({ lastSignInOn }) => lastSignInOn !== null);
  expect(signedIn.map(({ userId }) => userId)).toEqual([company.userId]);
  expect(users[0]?.userId).toBe(company.userId);
});

test("invited people stand in their own list with the end of their link, and in the list of all", async () => {
  const userId = await inviteTestUser(portal, company, { firstName: "Lena", lastName: "Kaminski" });
  expect((await list("", "invited")).users).toMatchObject([
    { userId, status: "invited", invitedUntil: "2027-03-08T08:00:00.000Z" },
  ]);
  expect((await list("", "invited")).total).toBe(1);
  expect((await list("", "registered")).total).toBe(5);
  expect((await list("", "all")).total).toBe(6);
  expect(await names("sortBy=invitedUntil", "invited")).toEqual(["Lena Kaminski"]);
});

test("external contacts are listed with the number of their sites", async () => {
  const abel = await createTestContact(portal, company.companyId, "Äbel");
  const zorn = await createTestContact(portal, company.companyId, "Zorn");
  await portal.database.db
    .updateTable("sites")
    .set({ contact_external_id: zorn })
    .where("id", "=", company.siteId)
    .execute();
  const ask = async (query: string) =>
    (await portal.call({ path: `/users/external?${query}`, token: company.token })).json();
  expect(await ask("")).toEqual({
    users: [
      { id: abel, name: "Äbel", phone: "+491715550412", email: null, locationCount: 0 },
      { id: zorn, name: "Zorn", phone: "+491715550412", email: null, locationCount: 1 },
    ],
    total: 2,
  });
  expect(await ask("sortBy=locations&sortOrder=desc&limit=1")).toMatchObject({
    users: [{ id: zorn }],
    total: 2,
  });
  expect(await ask("search=zor")).toMatchObject({ users: [{ id: zorn }], total: 1 });
  expect(await ask("search=1715550")).toMatchObject({ total: 2 });
  for (const search of ["0171 5550412", "0171/5550412", "+49 171 5550412"])
    expect(await ask(`search=${encodeURIComponent(search)}`), search).toMatchObject({ total: 2 });
  expect(await ask("search=zorn%200171")).toMatchObject({ users: [{ id: zorn }], total: 1 });
});

test("levels and groups answer user managers and site managers", async () => {
  const answer = await portal.call({ path: "/company-ebenes-and-groups", token: company.token });
  expect(answer.json()).toMatchObject({
    ebenes: [
      { ebeneId: 1, description: "Zentrale" },
      { ebeneId: 2, description: "Großgebiet" },
      { ebeneId: 3, description: "Gebiet" },
      { ebeneId: 4, description: "Standort" },
    ],
    groups: [{ name: "Ämter" }, { name: "Zweigstellen" }],
  });
});
