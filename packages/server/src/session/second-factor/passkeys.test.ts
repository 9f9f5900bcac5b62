import type {
  PasskeyCreated,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  PasskeySignInAnswer,
  SecondFactorAnswer,
  SecondFactorChallenge,
  SecondFactorSettings,
  SignedIn,
  SignedInDevices,
} from "@kreislauf/contract/session";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createTestCompany,
  createTestUser,
  testPassword,
  type TestCompany,
} from "../../../test/factories/company.ts";
import { addTestPasskey, createTestPasskey, type TestPasskey } from "../../../test/factories/passkey.ts";
import { addTestAuthenticatorApp } from "../../../test/factories/second-factor.ts";
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

type Answer = Awaited<ReturnType<TestPortal["call"]>>;
const later = (duration: Temporal.DurationLike) => portal.setNow(portal.now().add(duration).toString());
const post = (path: string, body?: object, token?: string) =>
  portal.call({ method: "POST", path, ...(body && { body }), ...(token && { token }) });
const refusalOf = (answer: Answer) => [answer.statusCode, answer.json<{ code: string }>().code];
const refused = [400, "passkey_refused"];
const expired = [400, "passkey_expired"];

const signIn = () => post("/auth/login/credentials", { email: company.email, password: testPassword });
const challenge = async () => (await signIn()).json<SecondFactorChallenge>().secondFactor;
const beginSignIn = async () => (await post("/auth/login/passkey/options")).json<PasskeyRequestOptions>();
const enter = (passkey: object) => post("/auth/login/passkey", { passkey });
const beginStep = async (ticket: string) =>
  (await post("/auth/login/second-factor/passkey/options", { ticket })).json<PasskeyRequestOptions>();
const prove = (ticket: string, passkey: object) =>
  post("/auth/login/second-factor", { ticket, method: "passkey", passkey });
const begin = async (token = company.token) =>
  (await post("/account/passkeys/options", undefined, token)).json<PasskeyCreationOptions>();
const add = (passkey: object, name = "Telefon", token = company.token) =>
  post("/account/passkeys", { name, passkey }, token);
const settingsOf = async (token = company.token) =>
  (await portal.call({ path: "/account/second-factor", token })).json<SecondFactorSettings>();
const factorsOf = async (token: string) => {
  const devices = await portal.call({ path: "/account/sessions", token });
  return devices.json<SignedInDevices>().sessions.find(({ current }) => current)?.factors;
};
const notifiedOf = async (userId = company.userId) => {
  const rows = await portal.database.db
    .selectFrom("outbox_mails")
    .select("data")
    .where("recipient_id", "=", userId)
    .where("kind", "=", "second_factor_changed")
    .execute();
  return rows.map(({ data }) => (data as { change: string }).change).toSorted();
};
const auditOf = async () => {
  const rows = await portal.database.db
    .selectFrom("audit_log")
    .select("action")
    .where("company_id", "=", company.companyId)
    .where("action", "<>", "signed_in")
    .orderBy("id")
    .execute();
  return rows.map(({ action }) => action);
};

describe("adding a passkey", () => {
  test("brings recovery codes the first time, signs out the other devices, and is told", async () => {
    const other = (await signIn()).json<SignedIn>().accessToken;
    const first = await add(createTestPasskey(portal).create(await begin()), " Telefon von Jana ");
    expect(first.json<PasskeyCreated>().recoveryCodes).toHaveLength(10);
    expect((await portal.call({ path: "/account/settings", token: other })).statusCode).toBe(401);
    later({ seconds: 1 });
    const second = await add(createTestPasskey(portal).create(await begin()));
    expect(second.json<PasskeyCreated>().recoveryCodes).toBeNull();
    const { passkeys, recoveryCodes } = await settingsOf();
    expect(passkeys.map(({ name }) => name)).toEqual(["Telefon von Jana", "Telefon"]);
    expect(recoveryCodes).toMatchObject({ left: 10, total: 10 });
    expect(await auditOf()).toEqual(["passkey_added", "passkey_added"]);
    expect(await notifiedOf()).toEqual(["passkey_added", "passkey_added"]);
    expect((await challenge()).methods).toEqual(["passkey", "recovery_code"]);
  });

  test.for([
    ["of another page", { origin: "https://portal.example.evil" }],
    ["of another host", { rpId: "evil.example" }],
    ["that nobody unlocked", { isUserVerified: false }],
    ["that signed a sign-in", { type: "webauthn.get" }],
  ] as const)("refuses one %s", async ([, flaws]) => {
    const answer = await add(createTestPasskey(portal).create(await begin(), flaws));
    expect(refusalOf(answer)).toEqual(refused);
    expect((await settingsOf()).passkeys).toEqual([]);
  });

  test("takes a challenge once, for 5 minutes, and for the session it was given to", async () => {
    const options = await begin();
    expect((await add(createTestPasskey(portal).create(options))).statusCode).toBe(200);
    expect(refusalOf(await add(createTestPasskey(portal).create(options)))).toEqual(expired);
    const old = await begin();
    later({ minutes: 5 });
    expect(refusalOf(await add(createTestPasskey(portal).create(old)))).toEqual(expired);
    const other = await createTestUser(portal, company.companyId, { permissions: [11], siteIds: [] });
    const theirs = await begin(other.token);
    expect(refusalOf(await add(createTestPasskey(portal).create(theirs)))).toEqual(expired);
    const { challenge: ofSignIn } = await beginSignIn();
    const elsewhere = { ...(await begin()), challenge: ofSignIn };
    expect(refusalOf(await add(createTestPasskey(portal).create(elsewhere)))).toEqual(expired);
  });

  test("refuses one that somebody has, and rubbish", async () => {
    const passkey = createTestPasskey(portal);
    await add(passkey.create(await begin()));
    const other = await createTestUser(portal, company.companyId, { permissions: [11], siteIds: [] });
    const again = await add(passkey.create(await begin(other.token)), "Telefon", other.token);
    expect(refusalOf(again)).toEqual(refused);
    const rubbish = { ...passkey.create(await begin()), attestationObject: "AAAA" };
    expect(refusalOf(await add(rubbish))).toEqual(refused);
    expect(refusalOf(await add({ ...rubbish, clientDataJSON: "AAAA" }))).toEqual(refused);
  });

  test("an eleventh is refused, also when two are added at once", async () => {
    for (let count = 0; count < 9; count += 1) await addTestPasskey(portal, company.token);
    const [one, two] = [await begin(), await begin()];
    const answers = await Promise.all(
      [one, two].map((options) => add(createTestPasskey(portal).create(options))),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const eleventh = await post("/account/passkeys/options", undefined, company.token);
    expect(refusalOf(eleventh)).toEqual([409, "too_many_passkeys"]);
  });
});

describe("signing in without a password", () => {
  let passkey: TestPasskey;
  beforeEach(async () => {
    passkey = await addTestPasskey(portal, company.token);
  });

  test("opens the session, which says so; the options name no passkey", async () => {
    const options = await beginSignIn();
    expect(options).toMatchObject({ allowCredentials: [], userVerification: "required" });
    const answer = (await enter(passkey.use(options))).json<PasskeySignInAnswer>();
    expect(answer.email).toBe(company.email);
    expect(await factorsOf((answer.signIn as SignedIn).accessToken)).toEqual(["passkey"]);
    expect((await settingsOf()).passkeys[0]?.lastUsedOn).toBe("2027-03-01T08:00:00.000Z");
  });

  test("who has several companies chooses afterwards", async () => {
    const second = await createTestCompany(portal);
    const membership = { user_id: company.userId, company_id: second.companyId, permissions: [11] };
    await portal.database.db
      .insertInto("memberships")
      .values({ ...membership, created_at: testNow, deleted_at: null })
      .execute();
    const answer = (await enter(passkey.use(await beginSignIn()))).json<PasskeySignInAnswer>();
    expect(answer.signIn).toMatchObject({ multicompany: true, userId: company.userId });
    const { loginTicket } = answer.signIn as { loginTicket: string };
    const choice = { email: answer.email, userId: company.userId, companyId: second.companyId };
    const entered = await post("/auth/login/company", { ...choice, loginTicket });
    expect(await factorsOf(entered.json<SignedIn>().accessToken)).toEqual(["passkey"]);
  });

  test.for([
    ["of another page", { origin: "https://portal.example.evil" }],
    ["of another host", { rpId: "evil.example" }],
    ["that nobody unlocked", { isUserVerified: false }],
    ["that names nobody", { userHandle: null }],
    ["that names somebody else", { userHandle: Buffer.from("user 1").toString("base64url") }],
    ["that signed its creation", { type: "webauthn.create" }],
  ] as const)("refuses one %s", async ([, flaws]) => {
    expect(refusalOf(await enter(passkey.use(await beginSignIn(), flaws)))).toEqual(refused);
  });

  test("an unknown passkey and a wrong signature get the same answer", async () => {
    const stranger = createTestPasskey(portal);
    stranger.create(await begin());
    const unknown = await enter(stranger.use(await beginSignIn()));
    const { signature } = passkey.use(await beginSignIn());
    const forged = await enter({ ...passkey.use(await beginSignIn()), signature });
    expect([refusalOf(unknown), refusalOf(forged)]).toEqual([refused, refused]);
    expect(unknown.json<{ message: string }>().message).toBe(forged.json<{ message: string }>().message);
  });

  test("a challenge is good once, for 5 minutes, for signing in only, and used up by a refusal", async () => {
    const options = await beginSignIn();
    expect((await enter(passkey.use(options))).statusCode).toBe(200);
    expect(refusalOf(await enter(passkey.use(options)))).toEqual(expired);
    const tried = await beginSignIn();
    await enter(passkey.use(tried, { isUserVerified: false }));
    expect(refusalOf(await enter(passkey.use(tried)))).toEqual(expired);
    const { ticket } = await challenge();
    expect(refusalOf(await enter(passkey.use(await beginStep(ticket))))).toEqual(expired);
    expect(refusalOf(await enter(passkey.use({ challenge: "invented" })))).toEqual(expired);
    const old = await beginSignIn();
    later({ minutes: 5 });
    expect(refusalOf(await enter(passkey.use(old)))).toEqual(expired);
  });

  test("one signature sent twice at once opens one session", async () => {
    const assertion = passkey.use(await beginSignIn());
    const answers = await Promise.all([enter(assertion), enter(assertion)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test("a copied passkey is refused, and the person is told", async () => {
    await enter(passkey.use(await beginSignIn()));
    passkey.countBack();
    expect(refusalOf(await enter(passkey.use(await beginSignIn())))).toEqual(refused);
    expect(await auditOf()).toEqual(["passkey_added", "passkey_cloned"]);
    expect(await notifiedOf()).toEqual(["passkey_added", "passkey_cloned"]);
  });

  test("who has lost the access to every company opens nothing", async () => {
    const options = await beginSignIn();
    await portal.database.db
      .updateTable("memberships")
      .set({ deleted_at: testNow })
      .where("user_id", "=", company.userId)
      .execute();
    expect(refusalOf(await enter(passkey.use(options)))).toEqual(refused);
  });
});

describe("a passkey as second factor", () => {
  let passkey: TestPasskey;
  beforeEach(async () => {
    passkey = await addTestPasskey(portal, company.token);
  });

  test("opens the session after the password, and names the person's passkeys", async () => {
    const { ticket, methods } = await challenge();
    expect(methods).toEqual(["passkey", "recovery_code"]);
    const options = await beginStep(ticket);
    const assertion = passkey.use(options);
    expect(options.allowCredentials.map(({ id }) => id)).toEqual([assertion.id]);
    const answer = (await prove(ticket, assertion)).json<SecondFactorAnswer>();
    expect(await factorsOf((answer.signIn as SignedIn).accessToken)).toEqual(["password", "passkey"]);
    expect(refusalOf(await prove(ticket, assertion))).toEqual([401, "sign_in_expired"]);
  });

  test("what was signed for another sign-in opens nothing, nor does somebody else's passkey", async () => {
    const [mine, injected] = [await challenge(), await challenge()];
    const signed = passkey.use(await beginStep(injected.ticket));
    expect(refusalOf(await prove(mine.ticket, signed))).toEqual(expired);
    const fromStart = passkey.use(await beginSignIn());
    expect(refusalOf(await prove(mine.ticket, fromStart))).toEqual(expired);
    const other = await createTestUser(portal, company.companyId, { permissions: [11], siteIds: [] });
    const theirs = await addTestPasskey(portal, other.token);
    const foreign = await prove(mine.ticket, theirs.use(await beginStep(mine.ticket)));
    expect(refusalOf(foreign)).toEqual(refused);
    const gone = await post("/auth/login/second-factor/passkey/options", { ticket: "invented" });
    expect(refusalOf(gone)).toEqual([401, "sign_in_expired"]);
  });

  test("proves again who one is, for this session only", async () => {
    later({ minutes: 11 });
    const beginProof = async (token: string) =>
      (await post("/account/proof/passkey/options", undefined, token)).json<PasskeyRequestOptions>();
    const call = () => post("/account/passkeys/options", undefined, company.token);
    expect(refusalOf(await call())).toEqual([403, "proof_required"]);
    const other = (await enter(passkey.use(await beginSignIn()))).json<PasskeySignInAnswer>();
    const elsewhere = passkey.use(await beginProof((other.signIn as SignedIn).accessToken));
    expect(refusalOf(await post("/account/proof", { passkey: elsewhere }, company.token))).toEqual(expired);
    const assertion = passkey.use(await beginProof(company.token));
    expect((await post("/account/proof", { passkey: assertion }, company.token)).statusCode).toBe(200);
    expect((await call()).statusCode).toBe(200);
  });
});

describe("renaming and removing", () => {
  const idOfFirst = async () => (await settingsOf()).passkeys[0]?.id ?? 0;
  const change = (method: "PATCH" | "DELETE", id: number, token: string, body?: object) =>
    portal.call({ method, path: `/account/passkeys/${id}`, token, ...(body && { body }) });

  test("another name is kept; nobody else's passkey is changed, nor without a recent proof", async () => {
    await addTestPasskey(portal, company.token);
    const id = await idOfFirst();
    expect((await change("PATCH", id, company.token, { name: "Arbeitsplatz" })).statusCode).toBe(200);
    const other = await createTestUser(portal, company.companyId, { permissions: [11], siteIds: [] });
    expect(refusalOf(await change("PATCH", id, other.token, { name: "Meins" }))).toEqual([404, "not_found"]);
    expect(refusalOf(await change("DELETE", id, other.token))).toEqual([404, "not_found"]);
    expect((await settingsOf()).passkeys).toMatchObject([{ name: "Arbeitsplatz" }]);
    later({ minutes: 11 });
    expect(refusalOf(await change("PATCH", id, company.token, { name: "A" }))).toEqual([
      403,
      "proof_required",
    ]);
    expect(refusalOf(await change("DELETE", id, company.token))).toEqual([403, "proof_required"]);
  });

  test("with the last factor go recovery codes and trusted devices, and not before", async () => {
    await addTestPasskey(portal, company.token);
    await addTestAuthenticatorApp(portal, company.userId);
    await portal.call({ method: "DELETE", path: "/account/authenticator-app", token: company.token });
    expect((await settingsOf()).recoveryCodes).toMatchObject({ left: 10 });
    expect((await challenge()).methods).toEqual(["passkey", "recovery_code"]);
    expect((await change("DELETE", await idOfFirst(), company.token)).statusCode).toBe(200);
    expect(await settingsOf()).toEqual({
      authenticatorApp: null,
      passkeys: [],
      recoveryCodes: null,
      trustedDevices: 0,
      companyAccount: false,
    });
    expect((await signIn()).json<SignedIn>().accessToken).toBeTypeOf("string");
    expect(await auditOf()).toEqual(["passkey_added", "second_factor_removed", "passkey_removed"]);
  });

  test("the reset by a user manager removes passkeys too", async () => {
    const other = await createTestUser(portal, company.companyId, { permissions: [11], siteIds: [] });
    const passkey = await addTestPasskey(portal, other.token);
    const path = `/user/${other.userId}/second-factor`;
    expect((await portal.call({ method: "DELETE", path, token: company.token })).statusCode).toBe(200);
    expect(refusalOf(await enter(passkey.use(await beginSignIn())))).toEqual(refused);
    expect(await notifiedOf(other.userId)).toEqual(["passkey_added", "second_factor_reset"]);
  });
});
