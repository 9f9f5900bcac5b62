import type { EditableUser } from "@kreislauf/contract/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  assignTestSites,
  createTestCompany,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
let userId: number;
let inactive: number;

/**
 * A manager and a colleague both have one active and one inactive site. The colleague also has one of each that the
 * manager does not see.
 */
beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
  const createSite = () => createTestSite(portal, company.companyId);
  const hidden = await createSite();
  const hiddenInactive = await createSite();
  inactive = await createSite();
  await portal.database.db
    .updateTable("sites")
    .set({ active: false })
    .where("id", "in", [inactive, hiddenInactive])
    .execute();
  await assignTestSites(portal, company, [inactive]);
  const siteIds = [company.siteId, inactive, hidden, hiddenInactive];
  userId = (await createTestUser(portal, company.companyId, { permissions: [11], siteIds })).userId;
});
afterAll(() => portal.close());

const read = async <Answer>(path: string) =>
  (await portal.call({ path, token: company.token })).json<Answer>();
const readUser = () => read<EditableUser>(`/user/${userId}`);

test.each([
  "/users/registered?limit=10",
  "/users/all?sortBy=locations",
  "/users/access-at-location?locationId=",
])("inactive sites do not count in %s", async (path) => {
  const { users } = await read<{ users: { userId: number; locationCount: number }[] }>(
    path.endsWith("=") ? `${path}${company.siteId}` : path,
  );
  const counts = new Map(users.map((user) => [user.userId, user.locationCount]));
  expect(counts).toEqual(
    new Map([
      [company.userId, 1],
      [userId, 2],
    ]),
  );
});

test("the form names active sites alone, as its picker does", async () => {
  expect(await readUser()).toMatchObject({ locationIds: [company.siteId], otherLocationCount: 1 });
});

test("saving leaves inactive sites as they are, and the log does not name them", async () => {
  const change = async (locationIds: readonly number[]) => {
    const { version } = await readUser();
    const body = { userDetails: { locationIds }, version };
    const path = `/user/registered/${userId}`;
    const answer = await portal.call({ method: "PATCH", path, body, token: company.token });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  await change([]);
  await change([company.siteId, inactive]);
  const kept = await portal.database.db
    .selectFrom("user_sites")
    .select("site_id")
    .where("user_id", "=", userId)
    .execute();
  expect(kept).toHaveLength(4);
  const logged = await portal.database.db
    .selectFrom("audit_log")
    .select(["before", "after"])
    .where("action", "=", "user_changed")
    .where("subject_id", "=", userId)
    .orderBy("id")
    .execute();
  const [taken, given] = logged;
  expect(logged).toHaveLength(2);
  expect(taken?.before).toEqual({ locations: given?.after["locations"] });
  expect(given?.after["locations"]).toHaveLength(1);
});
