import type { PasskeyCreationOptions, PasskeyRequestOptions } from "@kreislauf/contract/session";
import type { StaffAction, StaffMember, StaffSignedIn, StaffSignInAnswer } from "@kreislauf/contract/staff";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, testPassword } from "../../test/factories/company.ts";
import { addTestPasskey, createTestPasskey, type TestPasskey } from "../../test/factories/passkey.ts";
import { testCode } from "../../test/factories/second-factor.ts";
import { createTestStaff, startTestStaffApp } from "../../test/factories/staff.ts";
import { openTestPortal, statusAndCode, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { mailsTo } from "../../test/portal/sign-in-mails.ts";

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(() => portal.setNow(testNow));

const post = (path: string, body?: object, token?: string) =>
  portal.call({ method: "POST", path: `/desk/v1${path}`, body, token });
const remove = (path: string, token: string) =>
  portal.call({ method: "DELETE", path: `/desk/v1${path}`, token });
const begin = async <Options>(path: string, body?: object, token?: string) =>
  (await post(path, body, token)).json<Options>();
const later = (minutes: number) => portal.setNow(portal.now().add({ minutes }).toString());

/** Enters the password; returns the ticket of the second step. */
async function enterPassword(email: string): Promise<{ ticket: string; methods: readonly string[] }> {
  const answer = await begin<StaffSignInAnswer>("/sign-in", { email, password: testPassword });
  if (answer.step !== "second_factor") throw new Error(answer.step);
  return answer;
}

/** Signs in for the first time with a passkey in place of the app. */
async function setUpPasskey(email: string) {
  const answer = await begin<StaffSignInAnswer>("/sign-in", { email, password: testPassword });
  if (answer.step !== "set_up") throw new Error(answer.step);
  const { ticket } = answer;
  const options = await begin<PasskeyCreationOptions>("/sign-in/set-up/passkey/options", { ticket });
  const passkey = createTestPasskey(portal);
  const body = { ticket, name: "Telefon", passkey: passkey.create(options) };
  const signedIn = (await post("/sign-in/set-up/passkey", body)).json<StaffSignedIn>();
  return { passkey, signedIn, ticket };
}

const signInBy = async (passkey: TestPasskey) =>
  await post("/sign-in/passkey", {
    passkey: passkey.use(await begin<PasskeyRequestOptions>("/sign-in/passkey/options")),
  });

const logOf = async (action: StaffAction) =>
  await portal.database.db
    .selectFrom("staff_log")
    .select(["staff_id", "subject", "address"])
    .where("action", "=", action)
    .orderBy("id", "desc")
    .executeTakeFirst();

test("the first sign-in sets up a passkey, which then signs in without a password and as second step", async () => {
  const { email, staffId } = await createTestStaff(portal, { needsSecondFactor: true });
  const { passkey, signedIn, ticket } = await setUpPasskey(email);
  expect(signedIn).toMatchObject({ step: "signed_in", self: { email, secondFactors: ["passkey"] } });
  expect(signedIn.recoveryCodes).toHaveLength(10);
  expect(statusAndCode(await post("/sign-in/set-up/passkey/options", { ticket }))).toEqual([
    401,
    "sign_in_expired",
  ]);

  expect((await signInBy(passkey)).json()).toMatchObject({ step: "signed_in", recoveryCodes: null });
  const second = await enterPassword(email);
  expect(second.methods).toEqual(["passkey", "recovery_code"]);
  const options = await begin<PasskeyRequestOptions>("/sign-in/second-factor/passkey/options", {
    ticket: second.ticket,
  });
  expect(options.allowCredentials).toHaveLength(1);
  const proof = { ticket: second.ticket, method: "passkey", passkey: passkey.use(options) };
  expect((await post("/sign-in/second-factor", proof)).statusCode).toBe(200);
  expect(statusAndCode(await post("/sign-in/second-factor", proof))).toEqual([401, "sign_in_expired"]);
  expect(await logOf("passkey_added")).toMatchObject({ staff_id: staffId });
  expect((await mailsTo(portal, email)).map(({ kind }) => kind)).toEqual(["staff_second_factor_changed"]);
});

test("passkeys of customers open nothing at the desk, and those of staff nothing in the portal", async () => {
  const company = await createTestCompany(portal);
  const ofCustomer = await addTestPasskey(portal, company.token);
  expect(statusAndCode(await signInBy(ofCustomer))).toEqual([400, "passkey_refused"]);

  const { email } = await createTestStaff(portal, { needsSecondFactor: true });
  const { passkey } = await setUpPasskey(email);
  const path = "/auth/login/passkey";
  const options = (
    await portal.call({ method: "POST", path: `${path}/options` })
  ).json<PasskeyRequestOptions>();
  expect(
    statusAndCode(await portal.call({ method: "POST", path, body: { passkey: passkey.use(options) } })),
  ).toEqual([400, "passkey_refused"]);
  const ofDesk = await begin<PasskeyRequestOptions>("/sign-in/passkey/options");
  expect(
    statusAndCode(await portal.call({ method: "POST", path, body: { passkey: passkey.use(ofDesk) } })),
  ).toEqual([400, "passkey_expired"]);
});

test("a signature opens once, a copied passkey and one of a locked account nothing", async () => {
  const { email, staffId } = await createTestStaff(portal, { needsSecondFactor: true });
  const { passkey } = await setUpPasskey(email);
  const used = passkey.use(await begin<PasskeyRequestOptions>("/sign-in/passkey/options"));
  expect((await post("/sign-in/passkey", { passkey: used })).statusCode).toBe(200);
  expect(statusAndCode(await post("/sign-in/passkey", { passkey: used }))).toEqual([400, "passkey_expired"]);
  passkey.countBack();
  expect(statusAndCode(await signInBy(passkey))).toEqual([400, "passkey_refused"]);
  expect(await logOf("passkey_cloned")).toMatchObject({ staff_id: staffId });
  await signInBy(passkey);
  const { db } = portal.database;
  await db.updateTable("staff").set({ locked_at: testNow }).where("id", "=", staffId).execute();
  expect(statusAndCode(await signInBy(passkey))).toEqual([400, "passkey_refused"]);
});

test("a recovery code opens once, as the person types it, and says how many are left", async () => {
  const { email } = await createTestStaff(portal, { needsSecondFactor: true });
  const { signedIn } = await setUpPasskey(email);
  const [first = "", second = ""] = signedIn.recoveryCodes ?? [];
  const { ticket } = await enterPassword(email);
  const by = (code: string, withTicket = ticket) =>
    post("/sign-in/second-factor", { ticket: withTicket, method: "recovery_code", code });
  expect(statusAndCode(await by("AAAA-AAAA"))).toEqual([400, "wrong_code"]);
  expect(await logOf("code_refused")).toEqual({ staff_id: null, subject: email, address: "127.0.0.1" });
  expect((await by(first.toLowerCase().replace("-", " "))).json()).toMatchObject({ recoveryCodesLeft: 9 });
  const next = await enterPassword(email);
  expect(statusAndCode(await by(first, next.ticket))).toEqual([400, "code_used"]);
  expect((await by(second, next.ticket)).json()).toMatchObject({ recoveryCodesLeft: 8 });
});

test("one's own account adds an app and passkeys, renews codes, and keeps the last second factor", async () => {
  const { email } = await createTestStaff(portal, { needsSecondFactor: true });
  const first = await setUpPasskey(email);
  const other = (await signInBy(first.passkey)).json<StaffSignedIn>();
  const { token } = first.signedIn;
  const settings = async () =>
    (await portal.call({ path: "/desk/v1/me/second-factor", token })).json<{
      passkeys: { id: number; name: string }[];
    }>();
  const { secret } = await begin<{ secret: string }>("/me/authenticator-app", undefined, token);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const { staffId } = await portal.database.db
    .selectFrom("staff")
    .select("id as staffId")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const app = await startTestStaffApp(portal, staffId);
  const confirm = (code: string) => post("/me/authenticator-app/confirm", { code }, token);
  expect(statusAndCode(await confirm("000000"))).toEqual([400, "wrong_code"]);
  expect((await confirm(testCode(portal, app))).json()).toEqual({ recoveryCodes: null });
  expect(statusAndCode(await confirm(testCode(portal, app, 30)))).toEqual([409, "second_factor_present"]);
  expect(statusAndCode(await portal.call({ path: "/desk/v1/me", token: other.token }))).toEqual([
    401,
    "unauthenticated",
  ]);
  expect(await settings()).toMatchObject({
    authenticatorApp: { createdOn: portal.now().toString({ smallestUnit: "millisecond" }) },
    passkeys: [{ name: "Telefon" }],
    recoveryCodes: { left: 10, total: 10 },
    isRequired: true,
  });

  const renewed = (await post("/me/recovery-codes", undefined, token)).json<{ recoveryCodes: string[] }>();
  expect(renewed.recoveryCodes).not.toContain(first.signedIn.recoveryCodes?.[0]);
  const id = (await settings()).passkeys[0]?.id;
  expect(statusAndCode(await remove("/me/passkeys/999999", token))).toEqual([404, "not_found"]);
  expect((await remove(`/me/passkeys/${String(id)}`, token)).statusCode).toBe(200);
  expect(statusAndCode(await remove("/me/authenticator-app", token))).toEqual([
    409,
    "staff_second_factor_required",
  ]);
  expect(await settings()).toMatchObject({ passkeys: [], recoveryCodes: { left: 10 } });
});

test("a rest of 30 minutes ends by a passkey, and the code of an app counts as a proof", async () => {
  const { email } = await createTestStaff(portal, { needsSecondFactor: true });
  const { passkey, signedIn } = await setUpPasskey(email);
  const { token } = signedIn;
  later(31);
  const prove = (body: object) => post("/prove", body, token);
  expect(statusAndCode(await prove({ proof: testPassword }))).toEqual([400, "wrong_code"]);
  const options = await begin<PasskeyRequestOptions>("/prove/passkey/options", undefined, token);
  expect((await prove({ passkey: passkey.use(options) })).statusCode).toBe(200);
  later(11);
  expect(statusAndCode(await post("/me/authenticator-app", undefined, token))).toEqual([
    403,
    "proof_required",
  ]);
  const again = await begin<PasskeyRequestOptions>("/prove/passkey/options", undefined, token);
  expect((await prove({ passkey: passkey.use(again) })).statusCode).toBe(200);
  expect((await post("/me/authenticator-app", undefined, token)).statusCode).toBe(200);
});

test("a reset takes app, passkeys and recovery codes, and tells the person", async () => {
  const admin = await createTestStaff(portal, { roles: ["administration"] });
  const { email, staffId } = await createTestStaff(portal, { needsSecondFactor: true });
  const { passkey } = await setUpPasskey(email);
  const list = async () =>
    (await portal.call({ path: "/desk/v1/staff", token: admin.token }))
      .json<{ staff: StaffMember[] }>()
      .staff.find(({ id }) => id === staffId);
  expect(await list()).toMatchObject({ secondFactors: ["passkey"] });
  expect((await post(`/staff/${staffId}/reset-second-factor`, undefined, admin.token)).json()).toMatchObject({
    secondFactors: [],
  });
  expect(statusAndCode(await signInBy(passkey))).toEqual([400, "passkey_refused"]);
  const answer = await begin<StaffSignInAnswer>("/sign-in", { email, password: testPassword });
  expect(answer.step).toBe("set_up");
});

test("refused sign-ins stand in the log with their address, and what was typed does not", async () => {
  const { email } = await createTestStaff(portal);
  await post("/sign-in", { email, password: "Falsch123" });
  expect(await logOf("sign_in_refused")).toEqual({ staff_id: null, subject: email, address: "127.0.0.1" });
  await post("/sign-in", { email: "MeinPasswort1", password: "Falsch123" });
  expect(await logOf("sign_in_refused")).toMatchObject({ staff_id: null, subject: "" });
});

test("the log is narrowed by person, action, day and words", async () => {
  const admin = await createTestStaff(portal, { roles: ["administration"] });
  const other = await createTestStaff(portal);
  await post("/sign-in", { email: other.email, password: "Falsch123" });
  const log = async (query: string) =>
    (await portal.call({ path: `/desk/v1/log?${query}`, token: admin.token })).json<{
      entries: { action: string; staffId: number | null; subject: string }[];
      hasMore: boolean;
    }>();
  const mine = await log(`staffId=${other.staffId}`);
  expect(mine.entries).toMatchObject([{ action: "signed_in", staffId: other.staffId }]);
  expect(await log(`action=sign_in_refused&search=${other.email}`)).toMatchObject({
    entries: [{ subject: other.email }],
    hasMore: false,
  });
  expect((await log("search=nirgends")).entries).toEqual([]);
  expect((await log("since=2027-03-02")).entries).toEqual([]);
  expect((await log("since=2027-03-01&limit=1")).hasMore).toBe(true);
});
