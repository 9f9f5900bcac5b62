import type {
  AuthenticatorAppSetUp,
  RecoveryCodesAnswer,
  SecondFactorAnswer,
  SecondFactorChallenge,
  SecondFactorSettings,
  SignedIn,
  SignedInDevices,
} from "@kreislauf/contract/session";
import { Secret } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  addTestMembership,
  createTestCompany,
  createTestUser,
  testPassword,
  type TestCompany,
} from "../../../test/factories/company.ts";
import {
  addTestAuthenticatorApp,
  addTestRecoveryCodes,
  testCode,
} from "../../../test/factories/second-factor.ts";
import { issueLink } from "../one-time-links.store.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  await portal.database.db.deleteFrom("sign_in_failures").execute();
  company = await createTestCompany(portal);
});

const later = (duration: Temporal.DurationLike) => portal.setNow(portal.now().add(duration).toString());
const post = (path: string, body: object | undefined, token?: string) =>
  portal.call({ method: "POST", path, ...(body && { body }), ...(token && { token }) });
const signIn = (deviceToken?: string) =>
  post("/auth/login/credentials", {
    email: company.email,
    password: testPassword,
    ...(deviceToken !== undefined && { deviceToken }),
  });
const challenge = async () => (await signIn()).json<SecondFactorChallenge>().secondFactor;
const prove = (ticket: string, code: string, more: object = {}) =>
  post("/auth/login/second-factor", { ticket, method: "totp", code, ...more });
const codeOf = (answer: Awaited<ReturnType<typeof signIn>>) => answer.json<{ code: string }>().code;
const mailsOf = (userId: number) =>
  portal.database.db
    .selectFrom("outbox_mails")
    .select(["kind", "data"])
    .where("recipient_id", "=", userId)
    .where("kind", "=", "second_factor_changed")
    .execute();
const auditOf = async () => {
  const rows = await portal.database.db
    .selectFrom("audit_log")
    .select(["action", "actor_id"])
    .where("company_id", "=", company.companyId)
    .where("action", "not in", ["signed_in"])
    .orderBy("id")
    .execute();
  return rows.map(({ action }) => action);
};

describe("setting up an authenticator app", () => {
  test("shows the secret once, is confirmed by a first code, and hands out ten recovery codes", async () => {
    const began = await post("/account/authenticator-app", undefined, company.token);
    const { uri, secret } = began.json<AuthenticatorAppSetUp>();
    expect(uri).toContain(`secret=${secret}`);
    expect(await signIn().then((answer) => answer.json<SignedIn>().accessToken)).toBeTypeOf("string");
    const code = testCode(portal, Secret.fromBase32(secret).bytes);
    const confirmed = await post("/account/authenticator-app/confirm", { code }, company.token);
    const { recoveryCodes } = confirmed.json<RecoveryCodesAnswer>();
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes?.every((each) => /^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/.test(each))).toBe(true);
    const settings = await portal.call({ path: "/account/second-factor", token: company.token });
    expect(settings.json<SecondFactorSettings>()).toEqual({
      authenticatorApp: { createdOn: expect.stringMatching(/^2027-03-01T08:00/) },
      passkeys: [],
      recoveryCodes: { left: 10, total: 10, createdOn: expect.stringMatching(/^2027-03-01T08:00/) },
      trustedDevices: 0,
      companyAccount: false,
    });
    expect(await challenge()).toMatchObject({ methods: ["totp", "recovery_code"] });
    expect(await auditOf()).toEqual(["second_factor_added"]);
    expect(await mailsOf(company.userId)).toHaveLength(1);
  });

  test("signs out the other devices and stores neither the codes nor anything to read them from", async () => {
    const other = (await signIn()).json<SignedIn>().accessToken;
    const secret = await addTestAuthenticatorApp(portal, company.userId, false);
    const answer = await post(
      "/account/authenticator-app/confirm",
      { code: testCode(portal, secret) },
      company.token,
    );
    expect((await portal.call({ path: "/account/settings", token: other })).statusCode).toBe(401);
    expect((await portal.call({ path: "/account/settings", token: company.token })).statusCode).toBe(200);
    const rows = await portal.database.db.selectFrom("recovery_codes").selectAll().execute();
    const [code = ""] = answer.json<RecoveryCodesAnswer>().recoveryCodes ?? [];
    expect(JSON.stringify(rows)).not.toContain(code.replace("-", ""));
  });

  test("a wrong first code turns nothing on", async () => {
    await addTestAuthenticatorApp(portal, company.userId, false);
    const answer = await post("/account/authenticator-app/confirm", { code: "000000" }, company.token);
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, "wrong_code"]);
    expect((await signIn()).json<SignedIn>().accessToken).toBeTypeOf("string");
  });

  test("a second app is refused, as is confirming one that nobody began", async () => {
    const nothing = await post("/account/authenticator-app/confirm", { code: "123456" }, company.token);
    expect([nothing.statusCode, codeOf(nothing)]).toEqual([404, "not_found"]);
    await addTestAuthenticatorApp(portal, company.userId);
    const again = await post("/account/authenticator-app", undefined, company.token);
    expect([again.statusCode, codeOf(again)]).toEqual([409, "second_factor_present"]);
  });
});

describe("signing in with a code", () => {
  let secret: Buffer;
  beforeEach(async () => {
    secret = await addTestAuthenticatorApp(portal, company.userId);
  });

  test("opens the session, which says how it was opened; the password alone opens none", async () => {
    const { ticket, methods } = await challenge();
    expect(methods).toEqual(["totp"]);
    const answer = (await prove(ticket, testCode(portal, secret))).json<SecondFactorAnswer>();
    expect(answer).toMatchObject({ deviceToken: null, recoveryCodesLeft: null });
    const token = (answer.signIn as SignedIn).accessToken;
    const devices = await portal.call({ path: "/account/sessions", token });
    const current = devices.json<SignedInDevices>().sessions.find((session) => session.current);
    expect(current?.factors).toEqual(["password", "totp"]);
  });

  test.for([
    ["of a minute ago", -60],
    ["of a clock 90 s ahead", 90],
    ["of a clock 90 s behind", -90],
  ] as const)("a code %s opens nothing, and the ticket stays good", async ([, seconds]) => {
    const { ticket } = await challenge();
    const refused = await prove(ticket, testCode(portal, secret, seconds));
    expect([refused.statusCode, codeOf(refused)]).toEqual([400, "wrong_code"]);
    expect((await prove(ticket, testCode(portal, secret))).statusCode).toBe(200);
  });

  test("a code is good once, for whoever is first", async () => {
    const tickets = [await challenge(), await challenge()];
    const code = testCode(portal, secret);
    const answers = await Promise.all(tickets.map(({ ticket }) => prove(ticket, code)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((low, high) => low - high)).toEqual([
      200, 400,
    ]);
    later({ seconds: 30 });
    const older = await prove((await challenge()).ticket, code);
    expect(codeOf(older)).toBe("code_used");
  });

  test("a code of another person opens nothing", async () => {
    const other = await createTestUser(portal, company.companyId, { permissions: [11], siteIds: [] });
    const theirs = await addTestAuthenticatorApp(portal, other.userId);
    const { ticket } = await challenge();
    expect(codeOf(await prove(ticket, testCode(portal, theirs)))).toBe("wrong_code");
  });

  test("after five wrong codes even the right one waits for 15 minutes; the password's tries are their own", async () => {
    const { ticket } = await challenge();
    for (let tries = 0; tries < 5; tries += 1) {
      expect(codeOf(await prove(ticket, "000000"))).toBe("wrong_code");
    }
    const locked = await prove(ticket, testCode(portal, secret));
    expect([locked.statusCode, locked.headers["retry-after"]]).toEqual([429, "900"]);
    expect((await signIn()).statusCode).toBe(200);
    later({ minutes: 15, seconds: 1 });
    expect((await prove((await challenge()).ticket, testCode(portal, secret))).statusCode).toBe(200);
  });

  test("a lock of the second step, or of the address, leaves the proofs of a session alone", async () => {
    const { signIn: entered } = (
      await prove((await challenge()).ticket, testCode(portal, secret))
    ).json<SecondFactorAnswer>();
    later({ minutes: 1 });
    const { ticket } = await challenge();
    for (let tries = 0; tries < 6; tries += 1) await prove(ticket, "000000");
    for (let tries = 0; tries < 30; tries += 1)
      await post("/auth/login/credentials", { email: `${tries}@test.example`, password: "wrong" });
    const proof = { code: testCode(portal, secret) };
    expect((await post("/account/proof", proof, (entered as SignedIn).accessToken)).statusCode).toBe(200);
  });

  test("a ticket is good for 5 minutes and once, and opens no company by itself", async () => {
    const { ticket } = await challenge();
    const choice = { email: company.email, userId: company.userId, companyId: company.companyId };
    const chosen = await post("/auth/login/company", { ...choice, loginTicket: ticket });
    expect(chosen.statusCode).toBe(401);
    later({ minutes: 5 });
    const late = await prove(ticket, testCode(portal, secret));
    expect([late.statusCode, codeOf(late)]).toEqual([401, "sign_in_expired"]);
    const next = await challenge();
    expect((await prove(next.ticket, testCode(portal, secret))).statusCode).toBe(200);
    expect(codeOf(await prove(next.ticket, testCode(portal, secret, 30)))).toBe("sign_in_expired");
  });

  test("who has several companies chooses afterwards, and the session knows both factors", async () => {
    const second = await createTestCompany(portal);
    await addTestMembership(portal, company.userId, second.companyId);
    const { ticket } = await challenge();
    const { signIn: chooses } = (await prove(ticket, testCode(portal, secret))).json<SecondFactorAnswer>();
    expect(chooses).toMatchObject({ multicompany: true, userId: company.userId });
    const { loginTicket } = chooses as { loginTicket: string };
    const choice = { email: company.email, userId: company.userId, companyId: second.companyId };
    const entered = await post("/auth/login/company", { ...choice, loginTicket });
    const token = entered.json<SignedIn>().accessToken;
    const switched = await post("/auth/switch-company", { companyId: company.companyId }, token);
    const devices = await portal.call({
      path: "/account/sessions",
      token: switched.json<SignedIn>().accessToken,
    });
    const current = devices.json<SignedInDevices>().sessions.find((session) => session.current);
    expect(current?.factors).toEqual(["password", "totp"]);
  });

  test("a device that is trusted is not asked for 30 days, nobody else's token helps, and it can be forgotten", async () => {
    const { ticket } = await challenge();
    const code = testCode(portal, secret);
    const { deviceToken } = (await prove(ticket, code, { trustDevice: true })).json<SecondFactorAnswer>();
    const trusted = await signIn(deviceToken ?? "");
    expect(trusted.json<SignedIn>().accessToken).toBeTypeOf("string");
    expect((await signIn("another")).json()).toHaveProperty("secondFactor");
    const other = await createTestUser(portal, company.companyId, { permissions: [11], siteIds: [] });
    await addTestAuthenticatorApp(portal, other.userId);
    const foreign = await post("/auth/login/credentials", {
      email: other.email,
      password: testPassword,
      deviceToken,
    });
    expect(foreign.json()).toHaveProperty("secondFactor");
    later({ hours: 30 * 24 });
    expect((await signIn(deviceToken ?? "")).json()).toHaveProperty("secondFactor");
    portal.setNow(testNow);
    const token = trusted.json<SignedIn>().accessToken;
    await portal.call({ method: "DELETE", path: "/account/trusted-devices", token });
    expect((await signIn(deviceToken ?? "")).json()).toHaveProperty("secondFactor");
  });

  test("a recovery code opens once, however it is typed; the person and the log are told", async () => {
    const [code = "", next = ""] = await addTestRecoveryCodes(portal, company.userId);
    const typed = code.replace("-", " ").toLowerCase();
    const answer = await prove((await challenge()).ticket, typed, { method: "recovery_code" });
    expect(answer.json<SecondFactorAnswer>().recoveryCodesLeft).toBe(9);
    later({ seconds: 1 });
    const again = await prove((await challenge()).ticket, code, { method: "recovery_code" });
    expect([again.statusCode, codeOf(again)]).toEqual([400, "code_used"]);
    expect((await prove((await challenge()).ticket, next, { method: "recovery_code" })).statusCode).toBe(200);
    expect(await auditOf()).toEqual(["recovery_code_used", "recovery_code_used"]);
    expect(await mailsOf(company.userId)).toHaveLength(2);
  });

  test("a recovery code is no code of the app, and the reverse", async () => {
    const [code = ""] = await addTestRecoveryCodes(portal, company.userId);
    const { ticket } = await challenge();
    expect(codeOf(await prove(ticket, code))).toBe("wrong_code");
    const asRecovery = await prove(ticket, testCode(portal, secret), { method: "recovery_code" });
    expect(codeOf(asRecovery)).toBe("wrong_code");
  });
});

describe("a proof that is older than 10 minutes", () => {
  test.for([
    ["POST", "/account/authenticator-app"],
    ["DELETE", "/account/authenticator-app"],
    ["POST", "/account/recovery-codes"],
  ] as const)("%s %s asks for the password again", async ([method, path]) => {
    if (path !== "/account/authenticator-app" || method === "DELETE")
      await addTestAuthenticatorApp(portal, company.userId);
    later({ minutes: 10, seconds: 1 });
    const call = () => portal.call({ method, path, token: company.token });
    const refused = await call();
    expect([refused.statusCode, codeOf(refused)]).toEqual([403, "proof_required"]);
    const wrong = await post("/account/proof", { password: "Kreislauf2" }, company.token);
    expect([wrong.statusCode, codeOf(await call())]).toEqual([400, "proof_required"]);
    expect((await post("/account/proof", { password: testPassword }, company.token)).statusCode).toBe(200);
    expect((await call()).statusCode).toBe(200);
  });

  test("is renewed by a code of the app, which is used up by it", async () => {
    const secret = await addTestAuthenticatorApp(portal, company.userId);
    later({ minutes: 11 });
    const code = testCode(portal, secret);
    expect((await post("/account/proof", { code }, company.token)).statusCode).toBe(200);
    expect(codeOf(await post("/account/proof", { code }, company.token))).toBe("code_used");
  });
});

describe("losing it", () => {
  test("removing one's app removes codes and trusted devices, and says so", async () => {
    const secret = await addTestAuthenticatorApp(portal, company.userId);
    await addTestRecoveryCodes(portal, company.userId);
    const { ticket } = await challenge();
    const answer = await prove(ticket, testCode(portal, secret), { trustDevice: true });
    const token = (answer.json<SecondFactorAnswer>().signIn as SignedIn).accessToken;
    expect(
      (await portal.call({ method: "DELETE", path: "/account/authenticator-app", token })).statusCode,
    ).toBe(200);
    const settings = await portal.call({ path: "/account/second-factor", token });
    expect(settings.json()).toEqual({
      authenticatorApp: null,
      passkeys: [],
      recoveryCodes: null,
      trustedDevices: 0,
      companyAccount: false,
    });
    expect(await auditOf()).toEqual(["second_factor_removed"]);
    const none = await portal.call({ method: "DELETE", path: "/account/authenticator-app", token });
    expect(none.statusCode).toBe(404);
  });

  test("a user manager resets a colleague's, who is signed out, told, and signs in with the password", async () => {
    const other = await createTestUser(portal, company.companyId, { permissions: [11], siteIds: [] });
    await addTestAuthenticatorApp(portal, other.userId);
    const path = `/user/${other.userId}/second-factor`;
    const reset = await portal.call({ method: "DELETE", path, token: company.token });
    expect(reset.statusCode).toBe(200);
    expect((await portal.call({ path: "/account/settings", token: other.token })).statusCode).toBe(401);
    const back = await post("/auth/login/credentials", { email: other.email, password: testPassword });
    expect(back.json<SignedIn>().accessToken).toBeTypeOf("string");
    expect(await auditOf()).toEqual(["second_factor_reset"]);
    expect(await mailsOf(other.userId)).toMatchObject([{ data: { change: "second_factor_reset" } }]);
  });

  test("the other companies of the person do not learn which manager reset it", async () => {
    const person = await createTestUser(portal, company.companyId, { permissions: [11], siteIds: [] });
    const second = await createTestCompany(portal);
    await addTestMembership(portal, person.userId, second.companyId);
    await addTestAuthenticatorApp(portal, person.userId);
    await portal.call({
      method: "DELETE",
      path: `/user/${person.userId}/second-factor`,
      token: company.token,
    });
    const entries = await portal.database.db
      .selectFrom("audit_log")
      .select(["company_id", "actor_id"])
      .where("action", "=", "second_factor_reset")
      .where("subject_id", "=", person.userId)
      .orderBy("company_id")
      .execute();
    expect(entries).toEqual([
      { company_id: company.companyId, actor_id: company.userId },
      { company_id: second.companyId, actor_id: null },
    ]);
  });

  test.for([
    ["oneself", (mine: TestCompany) => mine.userId, 409, "self_edit"],
    [
      "somebody of another company",
      (_: TestCompany, foreign: TestCompany) => foreign.userId,
      404,
      "not_found",
    ],
  ] as const)("a user manager cannot reset %s", async ([, whose, status, code]) => {
    const foreign = await createTestCompany(portal);
    const userId = whose(company, foreign);
    await addTestAuthenticatorApp(portal, userId);
    const answer = await portal.call({
      method: "DELETE",
      path: `/user/${userId}/second-factor`,
      token: company.token,
    });
    expect([answer.statusCode, codeOf(answer)]).toEqual([status, code]);
  });

  test("a new password by a link in a mail does not get past it", async () => {
    await addTestAuthenticatorApp(portal, company.userId);
    const { token } = await portal.database.db
      .transaction()
      .execute((db) => issueLink({ db, now: portal.now() }, "reset", company.userId));
    expect((await post("/auth/reset-password", { token, password: "Grünschnitt7" })).statusCode).toBe(200);
    const answer = await post("/auth/login/credentials", { email: company.email, password: "Grünschnitt7" });
    expect(answer.json()).toHaveProperty("secondFactor");
  });
});
