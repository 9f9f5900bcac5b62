import { permission } from "@kreislauf/contract/base";
import type { SignedIn, SignedInDevices } from "@kreislauf/contract/session";
import type { InvitedUser } from "@kreislauf/contract/users";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestCompany } from "../test-company.ts";
import { createTestCompany, createTestUser, signInTestUser, testPassword } from "../test-company.ts";
import type { TestPortal } from "../test-portal.ts";
import { openTestPortal, testNow } from "../test-portal.ts";
import { answerLinkRequests } from "./answer-link-requests.ts";
import { setMaintenance } from "./maintenance.ts";

/** Invitations, links, passwords and sessions, over HTTP. */

let portal: TestPortal;
let company: TestCompany;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  const { db } = portal.database;
  await db.deleteFrom("sign_in_failures").execute();
  await db.deleteFrom("link_requests").execute();
  await db.deleteFrom("outbox_mails").execute();
  company = await createTestCompany(portal);
});

const newPassword = "Grünschnitt7";
const post = (path: string, body: unknown, token?: string) =>
  portal.call({ method: "POST", path, body, token });
const later = (duration: Temporal.DurationLike) => portal.setNow(portal.now().add(duration).toString());
const codeOf = (answer: { json(): unknown; statusCode: number }) => [
  answer.statusCode,
  (answer.json() as { code: string }).code,
];

interface SentMail {
  readonly kind: string;
  readonly recipient_email: string;
  readonly data: { readonly token: string };
}

async function mailsTo(email: string): Promise<SentMail[]> {
  const rows = await portal.database.db
    .selectFrom("outbox_mails")
    .select(["kind", "recipient_email", "data"])
    .where("recipient_email", "=", email)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows as SentMail[];
}

async function lastToken(email: string): Promise<string> {
  const mails = await mailsTo(email);
  return mails.at(-1)?.data.token ?? "";
}

const details = (change: Record<string, unknown> = {}) => ({
  userDetails: {
    firstName: "Nele",
    lastName: "Harder",
    email: "nele@test.example",
    permissions: [11, 14],
    locationIds: [company.locationId],
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
      locationIds: [company.locationId],
      invitedUntil: "2027-03-08T08:00:00Z",
    });
    expect(await mailsTo(email)).toMatchObject([{ kind: "invitation" }]);
    const token = await lastToken(email);
    expect((await check(token)).json()).toEqual({ message: "valid" });
    expect((await activate(token)).json()).toEqual({ message: "activated" });
    const signedIn = (
      await post("/auth/login/credentials", { email, password: newPassword })
    ).json<SignedIn>();
    expect(signedIn.user.permissions).toEqual([11, 14, 22]);
    const sites = await portal.call({ path: "/simple-service-location-list", token: signedIn.accessToken });
    expect(sites.json()).toMatchObject({ serviceLocations: [{ id: company.locationId }] });
  });

  test("works seven days and no second longer, and can be renewed by its holder", async () => {
    await invite();
    const token = await lastToken(email);
    later({ hours: 7 * 24 });
    expect(codeOf(await check(token))).toEqual([410, "invitation_link_expired"]);
    const refused = await activate(token);
    expect(codeOf(refused)).toEqual([410, "activation_link_expired"]);
    expect(refused.json()).toMatchObject({
      message: "Der Aktivierungslink ist abgelaufen. Bitte fordern Sie einen neuen an.",
    });
    expect((await post("/auth/user/renew-invitation", { signupToken: token })).statusCode).toBe(200);
    await answerLinkRequests(portal.database.db, portal.now());
    const fresh = await lastToken(email);
    expect(fresh).not.toBe(token);
    expect((await activate(fresh)).json()).toEqual({ message: "activated" });
  });

  test("sent again replaces the earlier link", async () => {
    const { userId } = (await invite()).json<InvitedUser>();
    const first = await lastToken(email);
    later({ minutes: 1 });
    expect((await post("/auth/user/reinvite", { userId }, company.token)).statusCode).toBe(200);
    expect(codeOf(await check(first))).toEqual([410, "link_replaced"]);
    expect((await activate(await lastToken(email))).statusCode).toBe(200);
    expect(codeOf(await post("/auth/user/reinvite", { userId }, company.token))).toEqual([
      409,
      "already_registered",
    ]);
  });

  test("used twice sets no second password", async () => {
    await invite();
    const token = await lastToken(email);
    await activate(token);
    expect((await activate(token, "Sperrmüll8")).json()).toEqual({ message: "already_active" });
    expect((await post("/auth/login/credentials", { email, password: "Sperrmüll8" })).statusCode).toBe(401);
    expect(codeOf(await check(token))).toEqual([410, "link_used"]);
  });

  test("accepted by two at once has one winner", async () => {
    await invite();
    const token = await lastToken(email);
    const answers = await Promise.all([activate(token), activate(token, "Sperrmüll8")]);
    expect(answers.filter((answer) => answer.body.includes('"activated"'))).toHaveLength(1);
  });

  test.for([
    [
      "an address that is registered, here or anywhere",
      () => ({ email: company.email }),
      [409, "email_taken"],
    ],
    ["a site one does not see", () => ({ locationIds: [company.locationId, 999_999] }), [404, "not_found"]],
    ["no phone number", () => ({ phone: "123" }), [400, "validation"]],
    ["a name of one letter", () => ({ firstName: "N" }), [400, "validation"]],
    ["no address", () => ({ email: "nele" }), [400, "validation"]],
    ["a permission that does not exist", () => ({ permissions: [11, 12] }), [400, "validation"]],
    ["a company role among the user roles", () => ({ permissions: [11, 22] }), [400, "validation"]],
  ] as const)("is refused for %s", async ([, change, expected]) => {
    expect(codeOf(await invite(change()))).toEqual(expected);
    expect(await mailsTo(email)).toEqual([]);
  });

  test("grants nothing that the inviting person does not hold", async () => {
    const manager = await createTestUser(portal, company.companyId, {
      permissions: [permission.defaultUser, permission.userManager],
      locationIds: [company.locationId],
    });
    expect(codeOf(await invite({ permissions: [11, 14] }, manager.token))).toEqual([
      409,
      "permission_not_held",
    ]);
    expect((await invite({ permissions: [11] }, manager.token)).statusCode).toBe(201);
  });

  test("may go to an address whose access was deleted", async () => {
    const former = await createTestUser(portal, company.companyId, { permissions: [11], locationIds: [] });
    await portal.database.db
      .updateTable("memberships")
      .set({ deleted_at: testNow })
      .where("user_id", "=", former.userId)
      .execute();
    const answer = await invite({ email: former.email });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(
      (await post("/auth/login/credentials", { email: former.email, password: testPassword })).statusCode,
    ).toBe(401);
    await activate(await lastToken(former.email));
    expect(
      (await post("/auth/login/credentials", { email: former.email, password: newPassword })).statusCode,
    ).toBe(200);
  });
});

describe("a forgotten password", () => {
  const forgot = (email: string) =>
    post("/auth/forgot-password", { email, url: "https://evil.example/reset" });
  const reset = (token: string, password = newPassword) => post("/auth/reset-password", { token, password });
  const askForLink = async (email: string) => {
    await forgot(email);
    await answerLinkRequests(portal.database.db, portal.now());
    return await lastToken(email);
  };

  test("is answered alike for anybody, and only who exists gets a mail", async () => {
    const known = await forgot(company.email);
    const unknown = await forgot("nobody@test.example");
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    await answerLinkRequests(portal.database.db, portal.now());
    expect(await mailsTo(company.email)).toMatchObject([{ kind: "password_reset" }]);
    expect(await mailsTo("nobody@test.example")).toEqual([]);
  });

  test("is replaced by the link; all sessions end and a notice goes out", async () => {
    const token = await askForLink(company.email);
    expect((await post("/auth/check-reset-token", { token })).json()).toEqual({ message: "valid" });
    expect((await reset(token)).statusCode).toBe(200);
    expect((await portal.call({ path: "/account/settings", token: company.token })).statusCode).toBe(401);
    expect(
      (await post("/auth/login/credentials", { email: company.email, password: newPassword })).statusCode,
    ).toBe(200);
    expect((await mailsTo(company.email)).map(({ kind }) => kind)).toEqual([
      "password_reset",
      "password_changed",
    ]);
  });

  test("has a link for 60 minutes, once, and only the newest", async () => {
    const first = await askForLink(company.email);
    later({ minutes: 1 });
    const second = await askForLink(company.email);
    expect(codeOf(await reset(first))).toEqual([410, "link_replaced"]);
    later({ minutes: 60 });
    expect(codeOf(await reset(second))).toEqual([410, "reset_link_expired"]);
    const third = await askForLink(company.email);
    expect((await reset(third)).statusCode).toBe(200);
    expect(codeOf(await reset(third))).toEqual([410, "link_used"]);
    expect(codeOf(await reset("made-up"))).toEqual([410, "reset_link_expired"]);
  });

  test("is not held up by a locked account", async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await post("/auth/login/credentials", { email: company.email, password: "wrong" });
    }
    expect((await reset(await askForLink(company.email))).statusCode).toBe(200);
  });

  test("brings at most three mails in a quarter of an hour", async () => {
    for (let wish = 0; wish < 5; wish += 1) await askForLink(company.email);
    expect(await mailsTo(company.email)).toHaveLength(3);
  });

  test.for([
    ["Kurz1a", "Das Passwort muss mindestens 8 Zeichen lang sein"],
    ["grünschnitt7", "Das Passwort muss mindestens einen Großbuchstaben enthalten"],
    ["GRÜNSCHNITT7", "Das Passwort muss mindestens einen Kleinbuchstaben enthalten"],
    ["Grünschnitt", "Das Passwort muss mindestens eine Zahl enthalten"],
    ["Password1", "Dieses Passwort ist zu bekannt. Bitte wählen Sie ein anderes"],
    ["Kreis-Lauf1", "Das Passwort darf weder den Namen des Portals noch den Ihres Unternehmens enthalten"],
    [
      "MeinTestbetrieb1",
      "Das Passwort darf weder den Namen des Portals noch den Ihres Unternehmens enthalten",
    ],
    [`Aa1${"x".repeat(300)}`, "Das Passwort darf höchstens 128 Zeichen lang sein"],
  ] as const)("cannot become %s, and the link stays good", async ([password, message]) => {
    const token = await askForLink(company.email);
    const answer = await reset(token, password);
    expect(answer.json()).toMatchObject({ code: "validation", details: [{ field: "password", message }] });
    expect((await reset(token)).statusCode).toBe(200);
  });
});

describe("changing the password", () => {
  const change = (oldPassword: string, wish: string, token = company.token) =>
    post("/auth/change-password", { oldPassword, newPassword: wish }, token);

  test("ends the other sessions, keeps this one and mails the person", async () => {
    const other = await signInTestUser(portal, company.email);
    expect((await change(testPassword, newPassword)).statusCode).toBe(200);
    expect((await portal.call({ path: "/account/settings", token: other.accessToken })).statusCode).toBe(401);
    expect((await portal.call({ path: "/account/settings", token: company.token })).statusCode).toBe(200);
    expect(await mailsTo(company.email)).toMatchObject([{ kind: "password_changed" }]);
  });

  test("opens the portal to whoever had an initial one", async () => {
    const user = await createTestUser(portal, company.companyId, {
      permissions: [11],
      locationIds: [],
      initialPassword: true,
    });
    await change(testPassword, newPassword, user.token);
    expect((await portal.call({ path: "/dashboard/today", token: user.token })).statusCode).toBe(200);
  });

  test("needs the present one, and guesses are counted", async () => {
    const answer = await change("Falsch123", newPassword);
    expect(answer.json()).toMatchObject({
      details: [{ field: "oldPassword", message: "Das bisherige Passwort stimmt nicht" }],
    });
    for (let attempt = 0; attempt < 4; attempt += 1) await change("Falsch123", newPassword);
    expect((await change(testPassword, newPassword)).statusCode).toBe(429);
  });

  test("needs another one", async () => {
    expect((await change(testPassword, testPassword)).json()).toMatchObject({
      details: [{ field: "newPassword" }],
    });
  });
});

describe("one's sessions", () => {
  const list = async (token: string) =>
    (await portal.call({ path: "/account/sessions", token })).json<SignedInDevices>().sessions;

  test("are listed with device and times, and can be ended one by one", async () => {
    later({ minutes: 5 });
    const other = await signInTestUser(portal, company.email);
    const sessions = await list(company.token);
    expect(sessions).toMatchObject([
      { current: false, createdOn: "2027-03-01T08:05:00.000Z" },
      { current: true, createdOn: "2027-03-01T08:00:00.000Z" },
    ]);
    const ended = await portal.call({
      method: "DELETE",
      path: `/account/sessions/${sessions[0]?.id}`,
      token: company.token,
    });
    expect(ended.statusCode).toBe(200);
    expect((await portal.call({ path: "/account/settings", token: other.accessToken })).statusCode).toBe(401);
    expect(await list(company.token)).toHaveLength(1);
  });

  test("go over to another company: the former one's ends", async () => {
    const other = await createTestCompany(portal);
    await portal.database.db
      .insertInto("memberships")
      .values({
        user_id: company.userId,
        company_id: other.companyId,
        permissions: [11],
        created_at: testNow,
        deleted_at: null,
      })
      .execute();
    const switched = (
      await post("/auth/switch-company", { companyId: other.companyId }, company.token)
    ).json<SignedIn>();
    expect(switched.user.companyId).toBe(other.companyId);
    expect((await portal.call({ path: "/account/settings", token: company.token })).statusCode).toBe(401);
    const stranger = await createTestCompany(portal);
    const refused = await post(
      "/auth/switch-company",
      { companyId: stranger.companyId },
      switched.accessToken,
    );
    expect(codeOf(refused)).toEqual([404, "not_found"]);
  });
});

describe("maintenance", () => {
  const set = (active: boolean, endDate: string | null) =>
    setMaintenance(portal.database.db, { active, endDate });

  test("closes every call except health and the check itself", async () => {
    await set(true, "2027-03-01T10:00:00Z");
    await expect
      .poll(async () => (await portal.call({ path: "/branding" })).statusCode, { timeout: 5_000 })
      .toBe(503);
    expect(codeOf(await portal.call({ path: "/account/settings", token: company.token }))).toEqual([
      503,
      "maintenance",
    ]);
    expect((await portal.call({ path: "/health" })).statusCode).toBe(200);
    expect((await portal.call({ path: "/maintenance-check" })).json()).toEqual({
      status: false,
      endDate: "2027-03-01T10:00:00.000Z",
    });
    await set(false, null);
    await expect
      .poll(async () => (await portal.call({ path: "/branding" })).statusCode, { timeout: 5_000 })
      .toBe(200);
  });

  test("announced ahead is told, and forgotten once it is over", async () => {
    await set(false, "2027-03-01T10:00:00Z");
    expect((await portal.call({ path: "/maintenance-check" })).json()).toMatchObject({
      status: true,
      endDate: "2027-03-01T10:00:00.000Z",
    });
    later({ hours: 3 });
    expect((await portal.call({ path: "/maintenance-check" })).json()).toEqual({
      status: true,
      endDate: null,
    });
    await set(false, null);
  });
});
