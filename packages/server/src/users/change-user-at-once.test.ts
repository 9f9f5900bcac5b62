import { permission } from "@kreislauf/contract/base";
import { type EditableUser, levelTexts, permissionTexts } from "@kreislauf/contract/users";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expectLockWaits } from "../../test/assertions/expect-lock-waits.ts";
import {
  assignTestSites,
  createTestCompany,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../test/portal/portal.ts";

/** Two managers edit one person, each with a form that shows the person as they were. */

const { defaultUser, orderManager, userManager } = permission;

let portal: TestPortal;
let company: TestCompany;
/** A user manager with no other permission who sees the company's first site. */
let manager: Awaited<ReturnType<typeof createTestUser>>;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
  manager = await colleague([defaultUser, userManager], [company.siteId]);
});

const colleague = (permissions: readonly number[], siteIds: readonly number[] = []) =>
  createTestUser(portal, company.companyId, { permissions, siteIds });
const changeSince = (version: string, userId: number, userDetails: object, token = manager.token) =>
  portal.call({ method: "PATCH", path: `/user/registered/${userId}`, body: { userDetails, version }, token });
const read = async (userId: number, token = company.token) =>
  (await portal.call({ path: `/user/${userId}`, token })).json<EditableUser>();
const phone = "+495615550114";

test("both keep what they changed: a right that was taken stays away when the other's older form changes the phone number", async () => {
  const { userId } = await colleague([defaultUser, orderManager], [company.siteId]);
  const { version } = await read(userId);
  expect((await changeSince(version, userId, { permissions: [11] }, company.token)).statusCode).toBe(200);
  const answer = await changeSince(version, userId, { phone });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await read(userId)).toMatchObject({ phone, permissions: [11] });
});

test.for([
  ["rights", { permissions: [11] }, { permissions: [11, 14, 16] }, "permissions"],
  ["company roles", { companyEbeneRoles: [22] }, { companyEbeneRoles: [23] }, "companyEbeneRoles"],
  ["phone number", { phone }, { phone: "0561 5550199" }, "phone"],
  ["level", { ebeneId: 2 }, { ebeneId: 3 }, "ebeneId"],
] as const)(
  "on the same %s: the second is refused with what it is now, and nothing of it is saved",
  async ([, first, second, field]) => {
    const { userId } = await colleague([defaultUser, orderManager], [company.siteId]);
    const { version } = await read(userId);
    expect((await changeSince(version, userId, first, company.token)).statusCode).toBe(200);
    const before = await read(userId);
    const refused = await changeSince(version, userId, { ...second, firstName: "Aylin" }, company.token);
    expect(statusAndCode(refused)).toEqual([409, "person_changed"]);
    expect(refused.json()).toMatchObject({ details: [{ field: `userDetails.${field}` }] });
    expect(await read(userId)).toEqual(before);
    expect((await changeSince(before.version, userId, second, company.token)).statusCode).toBe(200);
  },
);

test("is told what it is now in words", async () => {
  const { userId } = await colleague([defaultUser, orderManager], [company.siteId]);
  const { version } = await read(userId);
  await changeSince(
    version,
    userId,
    { phone, ebeneId: 2, permissions: [11], locationIds: [] },
    company.token,
  );
  const wish = { phone: "0561 5550199", ebeneId: 3, permissions: [11, 14], locationIds: [company.siteId] };
  expect((await changeSince(version, userId, wish, company.token)).json()).toMatchObject({
    message: "Jemand anders hat diese Angaben inzwischen geändert.",
    details: [
      { field: "userDetails.phone", message: phone },
      { field: "userDetails.ebeneId", message: levelTexts.de[2] },
      { field: "userDetails.permissions", message: permissionTexts.de.names[defaultUser] },
      { field: "userDetails.locationIds", message: "–" },
    ],
  });
});

test("at the same moment on the same rights: one wins", async () => {
  const { userId } = await colleague([defaultUser], [company.siteId]);
  const { version } = await read(userId);
  const answers = await Promise.all([
    changeSince(version, userId, { permissions: [11, 17] }),
    changeSince(version, userId, { permissions: [11, 14] }, company.token),
  ]);
  expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test("is not disturbed by sites that the manager does not see", async () => {
  const hidden = await createTestSite(portal, company.companyId);
  const { userId } = await colleague([defaultUser], [company.siteId]);
  const { version } = await read(userId, manager.token);
  await assignTestSites(portal, { userId, companyId: company.companyId }, [hidden]);
  expect((await changeSince(version, userId, { locationIds: [] })).statusCode).toBe(200);
});

test("what the person changes meanwhile about themselves is not lost either", async () => {
  const { userId } = await colleague([defaultUser]);
  const { version } = await read(userId);
  const { db, kind } = portal.database;
  const { answer } = await db.transaction().execute(async (holder) => {
    await holder.updateTable("users").set({ last_name: "Abel" }).where("id", "=", userId).execute();
    const started = changeSince(version, userId, { phone });
    if (kind === "postgresql") await expectLockWaits(portal, 1);
    return { answer: started };
  });
  expect((await answer).statusCode).toBe(200);
  expect(await read(userId)).toMatchObject({ phone, lastName: "Abel" });
});

test("one's own data are changed where they are named, and stay elsewhere", async () => {
  const { userId, token } = await colleague([defaultUser]);
  const before = await read(userId);
  const profile = (profileData: object) =>
    portal.call({ method: "POST", path: "/account/setting/profile", body: { userId, profileData }, token });
  expect((await profile({ lastName: "Abel" })).statusCode).toBe(200);
  expect((await changeSince(before.version, userId, { phone })).statusCode).toBe(200);
  expect((await profile({ firstName: "Aylin" })).json()).toMatchObject({
    firstName: "Aylin",
    lastName: "Abel",
    phone,
  });
});
