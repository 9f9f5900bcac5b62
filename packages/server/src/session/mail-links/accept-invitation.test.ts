import { permission } from "@kreislauf/contract/base";
import type { SignedIn } from "@kreislauf/contract/session";
import type { InvitedUser } from "@kreislauf/contract/users";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createTestCompany,
  createTestUser,
  signInTestUser,
  testPassword,
  type TestCompany,
} from "../../../test/factories/company.ts";
import { statusAndCode, openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";
import { processLinkRequests } from "./process-link-requests.ts";
import { resetSignInState, lastLinkToken, mailsTo, newPassword } from "../../../test/portal/sign-in-mails.ts";

let portal: TestPortal;
let company: TestCompany;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await resetSignInState(portal);
  company = await createTestCompany(portal);
});

const post = (path: string, body: unknown, token?: string) =>
  portal.call({ method: "POST", path, body, token });
const later = (duration: Temporal.DurationLike) => portal.setNow(portal.now().add(duration).toString());

const details = (change: Record<string, unknown> = {}) => ({
  userDetails: {
    firstName: "Nele",
    lastName: "Harder",
    email: "nele@test.example",
    phone: "0561 5550140",
    permissions: [11, 14],
    locationIds: [company.siteId],
    ...change,
  },
});

describe("an invitation", () => {
  let email: string;
  beforeEach(() => {
    email = `nele-${company.companyId}@test.example`;
  });
  const invite = (change: Record<string, unknown> = {}, token = company.token) =>
    post("/auth/user/invite", details({ email, ...change }), token);
  const activate = (signupToken: string, password = newPassword) =>
    post("/auth/user/activate", { signupToken, password });
  const check = (signupToken: string) => post("/auth/user/check-invitation-token", { signupToken });

  test("leads to a mail, a first password and a sign-in with the rights and sites given", async () => {
    const answer = await invite({ phone: "0561 5550140", companyEbeneRoles: [22] });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json<InvitedUser>()).toMatchObject({
      email,
      phone: "+495615550140",
      permissions: [11, 14, 22],
      locationIds: [company.siteId],
      invitedUntil: "2027-03-08T08:00:00Z",
    });
    expect(await mailsTo(portal, email)).toMatchObject([{ kind: "invitation" }]);
    const token = await lastLinkToken(portal, email);
    expect((await check(token)).json()).toEqual({ message: "valid", phoneMissing: false });
    expect((await activate(token)).json()).toEqual({ message: "activated" });
    const signedIn = (
      await post("/auth/login/credentials", { email, password: newPassword })
    ).json<SignedIn>();
    expect(signedIn.user.permissions).toEqual([11, 14, 22]);
    const sites = await portal.call({ path: "/simple-service-location-list", token: signedIn.accessToken });
    expect(sites.json()).toMatchObject({ serviceLocations: [{ id: company.siteId }] });
  });

  test("works seven days and no second longer, and can be renewed by its holder", async () => {
    await invite();
    const token = await lastLinkToken(portal, email);
    later({ hours: 7 * 24 });
    expect(statusAndCode(await check(token))).toEqual([410, "invitation_link_expired"]);
    const refused = await activate(token);
    expect(statusAndCode(refused)).toEqual([410, "activation_link_expired"]);
    expect(refused.json()).toMatchObject({
      message: "Der Aktivierungslink ist abgelaufen. Bitte fordern Sie einen neuen an.",
    });
    expect((await post("/auth/user/renew-invitation", { signupToken: token })).statusCode).toBe(200);
    await processLinkRequests(portal.database.db, portal.now());
    const fresh = await lastLinkToken(portal, email);
    expect(fresh).not.toBe(token);
    expect((await activate(fresh)).json()).toEqual({ message: "activated" });
  });

  test("sent again replaces the earlier link", async () => {
    const { userId } = (await invite()).json<InvitedUser>();
    const first = await lastLinkToken(portal, email);
    later({ minutes: 1 });
    expect((await post("/auth/user/reinvite", { userId }, company.token)).statusCode).toBe(200);
    expect(statusAndCode(await check(first))).toEqual([410, "link_replaced"]);
    expect((await activate(await lastLinkToken(portal, email))).statusCode).toBe(200);
    expect(statusAndCode(await post("/auth/user/reinvite", { userId }, company.token))).toEqual([
      409,
      "already_registered",
    ]);
  });

  test("goes to an address at most three times in a quarter of an hour, whoever sends it", async () => {
    const { userId } = (await invite()).json<InvitedUser>();
    const first = await lastLinkToken(portal, email);
    later({ minutes: 1 });
    await post("/auth/user/renew-invitation", { signupToken: first });
    await processLinkRequests(portal.database.db, portal.now());
    later({ minutes: 1 });
    const again = () => post("/auth/user/reinvite", { userId }, company.token);
    expect((await again()).statusCode).toBe(200);
    const mailed = await lastLinkToken(portal, email);
    const refused = await again();
    expect(statusAndCode(refused)).toEqual([429, "too_many_invitations"]);
    expect(refused.headers["retry-after"]).toBe(String(13 * 60));
    await post("/auth/user/renew-invitation", { signupToken: first });
    await processLinkRequests(portal.database.db, portal.now());
    // The limit counts mails by e-mail address, so it still holds after the person is deleted and invited again.
    await portal.call({ method: "DELETE", path: `/user/${userId}`, token: company.token });
    expect(statusAndCode(await invite())).toEqual([429, "too_many_invitations"]);
    expect(await mailsTo(portal, email)).toHaveLength(3);
    expect(await lastLinkToken(portal, email)).toBe(mailed);
    later({ minutes: 13 });
    const { accessToken } = await signInTestUser(portal, company.email);
    expect((await invite({}, accessToken)).statusCode).toBe(201);
  });

  test("of somebody deleted answers as an expired one, used or not", async () => {
    const answerTo = async (path: string, body: object) => {
      const answer = await post(path, body);
      const { requestId: _, ...rest } = answer.json<{ requestId: string }>();
      return [answer.statusCode, rest];
    };
    const { userId } = (await invite()).json<InvitedUser>();
    const replaced = await lastLinkToken(portal, email);
    later({ minutes: 1 });
    await post("/auth/user/reinvite", { userId }, company.token);
    const used = await lastLinkToken(portal, email);
    await activate(used);
    await portal.call({ method: "DELETE", path: `/user/${userId}`, token: company.token });
    for (const signupToken of [replaced, used]) {
      for (const [path, body] of [
        ["/auth/user/check-invitation-token", {}],
        ["/auth/user/activate", { password: newPassword }],
      ] as const) {
        expect(await answerTo(path, { signupToken, ...body })).toEqual(
          await answerTo(path, { signupToken: "made-up", ...body }),
        );
      }
    }
  });

  test("needs a phone number, and says so beside the field", async () => {
    expect((await invite({ phone: undefined })).json()).toMatchObject({
      details: [{ field: "userDetails.phone", message: "Bitte geben Sie eine Telefonnummer an." }],
    });
  });

  test("of a pasted list may come without a phone number; accepting it asks for one", async () => {
    const body = { ...details({ email, phone: undefined }), fromList: true };
    const answer = await post("/auth/user/invite", body, company.token);
    expect(answer.statusCode, answer.body).toBe(201);
    const signupToken = await lastLinkToken(portal, email);
    expect((await check(signupToken)).json()).toEqual({ message: "valid", phoneMissing: true });
    const accept = (phone?: string) =>
      post("/auth/user/activate", {
        signupToken,
        password: newPassword,
        ...(phone !== undefined && { phone }),
      });
    for (const phone of [undefined, "", "123"]) {
      const refused = await accept(phone);
      expect(statusAndCode(refused)).toEqual([400, "validation"]);
      expect(refused.json()).toMatchObject({ details: [{ field: "phone" }] });
    }
    expect((await accept("0561 5550140")).json()).toEqual({ message: "activated" });
    const person = await portal.call({
      path: `/user/${answer.json<InvitedUser>().userId}`,
      token: company.token,
    });
    expect(person.json()).toMatchObject({ status: "registered", phone: "+495615550140" });
  });

  test("used twice sets no second password", async () => {
    await invite();
    const token = await lastLinkToken(portal, email);
    await activate(token);
    expect((await activate(token, "Sperrmüll8")).json()).toEqual({ message: "already_active" });
    expect((await post("/auth/login/credentials", { email, password: "Sperrmüll8" })).statusCode).toBe(401);
    expect(statusAndCode(await check(token))).toEqual([410, "link_used"]);
  });

  test("accepted by two at once has one winner", async () => {
    await invite();
    const token = await lastLinkToken(portal, email);
    const answers = await Promise.all([activate(token), activate(token, "Sperrmüll8")]);
    expect(answers.filter((answer) => answer.body.includes('"activated"'))).toHaveLength(1);
  });

  test.for([
    [
      "an address that is registered, here or anywhere",
      () => ({ email: company.email }),
      [409, "email_taken"],
    ],
    ["a site one does not see", () => ({ locationIds: [company.siteId, 999_999] }), [404, "not_found"]],
    ["a phone number that is none", () => ({ phone: "123" }), [400, "validation"]],
    ["no phone number", () => ({ phone: undefined }), [400, "validation"]],
    ["an empty phone number", () => ({ phone: " " }), [400, "validation"]],
    ["null as phone number", () => ({ phone: null }), [400, "validation"]],
    ["a name of one letter", () => ({ firstName: "N" }), [400, "validation"]],
    ["no address", () => ({ email: "nele" }), [400, "validation"]],
    ["a permission that does not exist", () => ({ permissions: [11, 12] }), [400, "validation"]],
    ["a company role among the user roles", () => ({ permissions: [11, 22] }), [400, "validation"]],
  ] as const)("is refused for %s", async ([, change, expected]) => {
    expect(statusAndCode(await invite(change()))).toEqual(expected);
    expect(await mailsTo(portal, email)).toEqual([]);
  });

  test("grants nothing that the inviting person does not hold", async () => {
    const manager = await createTestUser(portal, company.companyId, {
      permissions: [permission.defaultUser, permission.userManager],
      siteIds: [company.siteId],
    });
    expect(statusAndCode(await invite({ permissions: [11, 14] }, manager.token))).toEqual([
      409,
      "permission_not_held",
    ]);
    expect((await invite({ permissions: [11] }, manager.token)).statusCode).toBe(201);
  });

  test("may go to an address whose access was deleted", async () => {
    const former = await createTestUser(portal, company.companyId, { permissions: [11], siteIds: [] });
    const deletion = { method: "DELETE", path: `/user/${former.userId}`, token: company.token } as const;
    expect((await portal.call(deletion)).statusCode).toBe(200);
    const answer = await invite({ email: former.email });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(
      (await post("/auth/login/credentials", { email: former.email, password: testPassword })).statusCode,
    ).toBe(401);
    await activate(await lastLinkToken(portal, former.email));
    expect(
      (await post("/auth/login/credentials", { email: former.email, password: newPassword })).statusCode,
    ).toBe(200);
  });
});
