import { permission } from "@kreislauf/contract/base";
import type { EditableUser } from "@kreislauf/contract/users";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Db } from "../base/database/database.ts";
import {
  createTestCompany,
  createTestSite,
  createTestUser,
  signInTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { expectLockWaits } from "../../test/assertions/expect-lock-waits.ts";
import { createTestGroup, inviteTestUser } from "../../test/factories/people.ts";
import { statusAndCode, openTestPortal, type TestPortal } from "../../test/portal/portal.ts";

const { defaultUser, orderManager, userManager, siteManager } = permission;

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
const change = (userId: number, userDetails: object, token = manager.token, kind = "registered") =>
  portal.call({ method: "PATCH", path: `/user/${kind}/${userId}`, body: { userDetails }, token });
const remove = (userId: number, token = manager.token) =>
  portal.call({ method: "DELETE", path: `/user/${userId}`, token });
const read = async (userId: number, token = company.token) =>
  (await portal.call({ path: `/user/${userId}`, token })).json<EditableUser>();

/**
 * Sends calls at once. Each waits for the others' lock only after it has passed its route's permission check, so that
 * none acts before all have passed it.
 */
async function atOnce(
  calls: readonly (() => Promise<LightMyRequestResponse>)[],
  meanwhile?: (db: Db) => Promise<unknown>,
): Promise<readonly LightMyRequestResponse[]> {
  const { db, kind } = portal.database;
  const { answers } = await db.transaction().execute(async (holder) => {
    const row = holder.selectFrom("companies").where("id", "=", company.companyId);
    await row.select("id").forNoKeyUpdate().execute();
    const started = calls.map((call) => call());
    if (kind === "postgresql") await expectLockWaits(portal, calls.length);
    await meanwhile?.(holder);
    return { answers: started };
  });
  return await Promise.all(answers);
}

describe("changing a user", () => {
  test("replaces names, phone, level, group and rights, and leaves out what is not sent", async () => {
    const groupId = await createTestGroup(portal, company.companyId);
    const { userId, email } = await colleague([defaultUser, orderManager], [company.siteId]);
    const details = { firstName: "Henrike", lastName: "Abel", phone: "0561 55501-14", ebeneId: 3, groupId };
    const answer = await change(userId, { ...details, companyEbeneRoles: [siteManager] }, company.token);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({
      ...details,
      userId,
      email,
      phone: "+495615550114",
      permissions: [defaultUser, orderManager],
      companyEbeneRoles: [siteManager],
      locationIds: [company.siteId],
      otherLocationCount: 0,
      status: "registered",
      invitedUntil: null,
      profilePicture: null,
      version: expect.any(String),
      companyId: company.companyId,
      companyName: "Testbetrieb",
      emailSettings: {
        orderReceiptConfirmation: true,
        claimConfirmation: true,
        cancellationConfirmation: true,
        documentReceipt: true,
        proposalNotice: true,
        failedTripNotice: true,
        newDeviceNotice: true,
        budgetNotice: true,
        claimAnswerNotice: true,
        orderDigest: false,
      },
      initialPassword: false,
      hasSecondFactor: false,
      multicompany: false,
    });
    expect(await read(userId)).toEqual(answer.json());
    expect((await change(userId, { groupId: null, ebeneId: null }, company.token)).json()).toMatchObject({
      groupId: null,
      ebeneId: null,
      firstName: "Henrike",
    });
  });

  test("acts at once: a right that is taken is gone in the next call", async () => {
    const { userId, token } = await colleague([defaultUser, orderManager], [company.siteId]);
    const orders = () => portal.call({ path: "/service-location/all/orders", token });
    expect((await orders()).statusCode).toBe(200);
    await change(userId, { permissions: [defaultUser] });
    expect(statusAndCode(await orders())).toEqual([403, "forbidden"]);
  });

  test("keeps everybody a default user", async () => {
    const { userId } = await colleague([defaultUser]);
    expect((await change(userId, { permissions: [userManager] })).json()).toMatchObject({
      permissions: [defaultUser, userManager],
    });
  });

  test.for([
    ["a right the manager does not hold", { permissions: [11, 14] }, [409, "permission_not_held"]],
    ["a company role the manager does not hold", { companyEbeneRoles: [22] }, [409, "permission_not_held"]],
    ["a level that does not exist", { ebeneId: 5 }, [400, "validation"]],
    ["another address", { email: "anders@test.example" }, [400, "validation"]],
    ["a name of one letter", { lastName: "A" }, [400, "validation"]],
    ["no name", { firstName: " " }, [400, "validation"]],
    ["a name of 101 letters", { firstName: "A".repeat(101) }, [400, "validation"]],
    ["no phone number", { phone: "12" }, [400, "validation"]],
    ["an empty phone number", { phone: "" }, [400, "validation"]],
    ["a group of nobody", { groupId: 999_999 }, [404, "not_found"]],
    ["a site nobody knows", { locationIds: [999_999] }, [404, "not_found"]],
    ["a field that does not exist", { role: "admin" }, [400, "validation"]],
  ] as const)("is refused for %s and changes nothing", async ([, details, expected]) => {
    const { userId } = await colleague([defaultUser], [company.siteId]);
    const before = await read(userId);
    expect(statusAndCode(await change(userId, details))).toEqual(expected);
    expect(await read(userId)).toEqual(before);
  });

  test("says what is wrong with a name beside its field", async () => {
    const { userId } = await colleague([defaultUser]);
    const sentences = async (firstName: string) =>
      (await change(userId, { firstName })).json<{ details: object[] }>().details;
    expect(await sentences("")).toEqual([
      { field: "userDetails.firstName", message: "Sie müssen einen Name angeben." },
    ]);
    expect(await sentences("A")).toEqual([
      { field: "userDetails.firstName", message: "Bitte geben Sie mindestens 2 Zeichen ein." },
    ]);
    expect(await sentences("A".repeat(101))).toEqual([
      { field: "userDetails.firstName", message: "Bitte geben Sie höchstens 100 Zeichen ein." },
    ]);
  });

  test("keeps a right that the manager does not hold, and may take it", async () => {
    const { userId } = await colleague([defaultUser, orderManager]);
    expect((await change(userId, { permissions: [11, 14], firstName: "Aylin" })).statusCode).toBe(200);
    expect((await change(userId, { permissions: [11] })).statusCode).toBe(200);
    expect(statusAndCode(await change(userId, { permissions: [11, 14] }))).toEqual([
      409,
      "permission_not_held",
    ]);
  });

  test("replaces only those sites that the manager sees", async () => {
    const hidden = await createTestSite(portal, company.companyId);
    const { userId } = await colleague([defaultUser], [company.siteId, hidden]);
    expect((await change(userId, { locationIds: [] })).json()).toMatchObject({
      locationIds: [],
      otherLocationCount: 1,
    });
    expect(statusAndCode(await change(userId, { locationIds: [hidden] }))).toEqual([404, "not_found"]);
    expect(
      await change(userId, { locationIds: [company.siteId] }).then((answer) => answer.json()),
    ).toMatchObject({ locationIds: [company.siteId], otherLocationCount: 1 });
    const rows = await portal.database.db
      .selectFrom("user_sites")
      .select("site_id")
      .where("user_id", "=", userId)
      .orderBy("site_id")
      .execute();
    expect(rows.map((row) => row.site_id)).toEqual([company.siteId, hidden]);
  });

  test("is not for oneself, not for another company, and not by the wrong address", async () => {
    expect(statusAndCode(await change(manager.userId, { firstName: "Anna" }))).toEqual([409, "self_edit"]);
    const stranger = await createTestCompany(portal);
    expect(statusAndCode(await change(stranger.userId, { firstName: "Anna" }))).toEqual([404, "not_found"]);
    expect(
      statusAndCode(await change(company.userId, { firstName: "Anna" }, manager.token, "invited")),
    ).toEqual([404, "not_found"]);
    const invited = await inviteTestUser(portal, company);
    expect(statusAndCode(await change(invited, { firstName: "Anna" }))).toEqual([404, "not_found"]);
    expect((await change(invited, { firstName: "Anna" }, manager.token, "invited")).json()).toMatchObject({
      firstName: "Anna",
      status: "invited",
      invitedUntil: "2027-03-08T08:00:00.000Z",
    });
  });
});

describe("the last user manager", () => {
  // Invited and deleted users do not count.
  beforeEach(async () => {
    await inviteTestUser(portal, company, { permissions: [11, 17] });
    const former = await colleague([defaultUser, userManager]);
    await remove(former.userId);
  });

  const outcomes = (answers: readonly LightMyRequestResponse[]) =>
    new Set(
      answers.map((answer) => (answer.statusCode === 200 ? "done" : answer.json<{ code: string }>().code)),
    );
  const managers = async () => {
    const path = "/users/all?limit=100";
    const answers = await Promise.all([company, manager].map(({ token }) => portal.call({ path, token })));
    return answers.filter((answer) => answer.statusCode === 200).length;
  };

  test("of two who delete each other one is left", async () => {
    const answers = await atOnce([
      () => remove(manager.userId, company.token),
      () => remove(company.userId, manager.token),
    ]);
    expect(outcomes(answers)).toEqual(new Set(["done", "last_user_manager"]));
    expect(await managers()).toBe(1);
  });

  test("of two who take each other's right one is left", async () => {
    const answers = await atOnce([
      () => change(manager.userId, { permissions: [11] }, company.token),
      () => change(company.userId, { permissions: [11] }, manager.token),
    ]);
    expect(outcomes(answers)).toEqual(new Set(["done", "last_user_manager"]));
    expect(await managers()).toBe(1);
  });
});

describe("deleting a user", () => {
  test("ends every session at once and lets the address be invited again", async () => {
    const { userId, email, token } = await colleague([defaultUser], [company.siteId]);
    const second = await signInTestUser(portal, email);
    expect((await remove(userId)).statusCode).toBe(200);
    for (const access of [token, second.accessToken]) {
      expect(statusAndCode(await portal.call({ path: "/account/settings", token: access }))).toEqual([
        401,
        "unauthenticated",
      ]);
    }
    const refresh = { method: "POST", path: "/auth/create-access-token" } as const;
    expect(
      statusAndCode(await portal.call({ ...refresh, body: { refreshToken: second.refreshToken } })),
    ).toEqual([401, "refresh_failed"]);
    expect(statusAndCode(await portal.call({ path: `/user/${userId}`, token: company.token }))).toEqual([
      404,
      "not_found",
    ]);
    const again = await inviteTestUser(portal, company, { email });
    expect(again).not.toBe(userId);
    expect(statusAndCode(await portal.call({ path: "/account/settings", token }))).toEqual([
      401,
      "unauthenticated",
    ]);
  });

  test("leaves their name on past orders and in what was done", async () => {
    const { userId, token } = await colleague([defaultUser, orderManager], [company.siteId]);
    await change(userId, { firstName: "Henrike", lastName: "Abel" }, company.token);
    const { siteId, agreementId } = company;
    const wish = { serviceLocationId: siteId, agreementId, containerActionId: 4, amount: 1 };
    const given = await portal.call({
      method: "POST",
      path: "/order/create",
      body: { ...wish, desiredDate: "2027-03-10" },
      token,
    });
    expect(given.statusCode, given.body).toBe(201);
    const { id } = given.json<{ id: number }>();
    const cancelling = {
      method: "POST",
      path: "/order/cancel",
      body: { orderId: id, cancelReasonId: 1 },
    } as const;
    expect((await portal.call({ ...cancelling, token })).statusCode).toBe(200);
    expect((await remove(userId)).statusCode).toBe(200);

    const henrike = { id: userId, name: "Henrike Abel" };
    const get = async (path: string) => (await portal.call({ path, token: company.token })).json<object>();
    const order = { createdByUser: henrike, cancellation: { cancelledBy: henrike } };
    expect(await get(`/order/${id}`)).toMatchObject(order);
    expect(await get(`/service-location/${siteId}/orders`)).toMatchObject({ orders: [order] });
    expect(await get(`/order-change-log/${id}`)).toMatchObject({
      entries: [{ changedBy: henrike }, { changedBy: henrike }],
    });
  });

  test("leaves the other companies of the person alone", async () => {
    const other = await createTestCompany(portal);
    const { userId, email, token } = await colleague([defaultUser]);
    await portal.database.db
      .insertInto("memberships")
      .values({
        user_id: userId,
        company_id: other.companyId,
        permissions: [11],
        created_at: portal.now().toString(),
        deleted_at: null,
      })
      .execute();
    await remove(userId, company.token);
    expect((await portal.call({ path: "/account/settings", token })).statusCode).toBe(401);
    const signedIn = await signInTestUser(portal, email);
    expect(signedIn.user.companyId).toBe(other.companyId);
    const invitation = {
      firstName: "Nele",
      lastName: "Harder",
      email,
      phone: "0561 5550140",
      permissions: [11],
    };
    expect(
      statusAndCode(
        await portal.call({
          method: "POST",
          path: "/auth/user/invite",
          body: { userDetails: invitation },
          token: company.token,
        }),
      ),
    ).toEqual([409, "email_taken"]);
  });

  test("is not for oneself and not for another company; a deleted one is gone", async () => {
    expect(statusAndCode(await remove(manager.userId))).toEqual([409, "self_edit"]);
    const stranger = await createTestCompany(portal);
    expect(statusAndCode(await remove(stranger.userId))).toEqual([404, "not_found"]);
    const { userId } = await colleague([defaultUser]);
    expect((await remove(userId)).statusCode).toBe(200);
    expect(statusAndCode(await remove(userId))).toEqual([404, "not_found"]);
  });

  test("takes an invitation back", async () => {
    const invited = await inviteTestUser(portal, company);
    expect((await remove(invited)).statusCode).toBe(200);
    expect(
      statusAndCode(
        await portal.call({
          method: "POST",
          path: "/auth/user/reinvite",
          body: { userId: invited },
          token: company.token,
        }),
      ),
    ).toEqual([404, "not_found"]);
  });

  test("leaves sites without the contact person who is gone", async () => {
    const { userId } = await colleague([defaultUser], [company.siteId]);
    const sites = portal.database.db.updateTable("sites").where("id", "=", company.siteId);
    await sites.set({ contact_user_id: userId }).execute();
    await remove(userId);
    const site = await portal.database.db
      .selectFrom("sites")
      .select("contact_user_id")
      .where("id", "=", company.siteId)
      .executeTakeFirstOrThrow();
    expect(site.contact_user_id).toBeNull();
  });
});

test("a right that is lost while the call is under way is not used any more", async () => {
  const third = await colleague([defaultUser, userManager]);
  const { userId } = await colleague([defaultUser]);
  const [late] = await atOnce([() => change(userId, { firstName: "Anna" }, third.token)], (db) =>
    db
      .updateTable("memberships")
      .set({ permissions: [defaultUser] })
      .where("user_id", "=", third.userId)
      .execute(),
  );
  expect(late && statusAndCode(late)).toEqual([403, "forbidden"]);
});
