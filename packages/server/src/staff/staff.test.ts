import type { StaffMember, StaffSignInAnswer } from "@kreislauf/contract/staff";
import { Secret } from "otpauth";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestUser, createTestCompany, testPassword } from "../../test/factories/company.ts";
import { lastLinkToken, newPassword } from "../../test/factories/people.ts";
import { testCode } from "../../test/factories/second-factor.ts";
import { createTestStaff } from "../../test/factories/staff.ts";
import { openTestPortal, statusAndCode, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { runTestCommand } from "../../test/portal/run-command.ts";

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(() => portal.setNow(testNow));

const post = (path: string, body: object, token?: string) =>
  portal.call({ method: "POST", path: `/desk/v1${path}`, body, token });
const signIn = async (email: string, password = testPassword) =>
  (await post("/sign-in", { email, password })).json<StaffSignInAnswer>();
const me = (token: string, headers = {}) => portal.call({ path: "/desk/v1/me", token, headers });
const later = (minutes: number) => portal.setNow(portal.now().add({ minutes }).toString());

/** Signs in with a password and sets up an app on the way. */
async function setUp(email: string) {
  const answer = await signIn(email);
  if (answer.step !== "set_up") throw new Error(answer.step);
  const secret = new Uint8Array(Secret.fromBase32(answer.secret).buffer);
  const code = testCode(portal, secret);
  const signedIn = await post("/sign-in/set-up", { ticket: answer.ticket, code });
  return { secret, code, signedIn };
}

test("the command line makes the first account, whose link leads to a password and a second factor", async () => {
  const words = ["--email", "chefin@provider.example", "--first-name", "Katrin", "--last-name", "Ohlsen"];
  expect(await runTestCommand(portal, "staff", "create", ...words)).toMatchObject({ ok: true });
  expect(await runTestCommand(portal, "staff", "create", ...words)).toMatchObject({ ok: false });
  expect(await runTestCommand(portal, "staff", "create", ...words, "--role", "boss")).toEqual({
    ok: false,
    lines: ["--role is one of dispatch, claims, documents, master_data, administration or all."],
  });
  const token = await lastLinkToken(portal, "chefin@provider.example");
  expect((await post("/invitation/check", { token })).json()).toEqual({
    email: "chefin@provider.example",
    firstName: "Katrin",
  });
  expect(statusAndCode(await post("/invitation/accept", { token, password: "kurz" }))).toEqual([
    400,
    "validation",
  ]);
  expect((await post("/invitation/accept", { token, password: newPassword })).statusCode).toBe(200);
  expect(statusAndCode(await post("/invitation/accept", { token, password: newPassword }))).toEqual([
    410,
    "link_used",
  ]);
  expect(await signIn("chefin@provider.example", newPassword)).toMatchObject({ step: "set_up" });
});

test("a password alone opens nothing where a second factor is required", async () => {
  const { email } = await createTestStaff(portal, { needsSecondFactor: true });
  const { secret, code, signedIn } = await setUp(email);
  expect(signedIn.json()).toMatchObject({ step: "signed_in", self: { secondFactors: ["totp"] } });

  const second = await signIn(email);
  if (second.step !== "second_factor") throw new Error(second.step);
  const { ticket } = second;
  expect(statusAndCode(await post("/sign-in/set-up", { ticket, code }))).toEqual([401, "sign_in_expired"]);
  expect(
    statusAndCode(await post("/sign-in/second-factor", { ticket, method: "totp", code: "000000" })),
  ).toEqual([400, "wrong_code"]);
  expect(statusAndCode(await post("/sign-in/second-factor", { ticket, method: "totp", code }))).toEqual([
    400,
    "code_used",
  ]);
  later(1);
  const next = await post("/sign-in/second-factor", {
    ticket,
    method: "totp",
    code: testCode(portal, secret),
  });
  expect((await me(next.json<{ token: string }>().token)).statusCode).toBe(200);
  expect(
    statusAndCode(
      await post("/sign-in/second-factor", { ticket, method: "totp", code: testCode(portal, secret, 30) }),
    ),
  ).toEqual([401, "sign_in_expired"]);
});

test("five wrong codes are followed by 15 minutes of waiting", async () => {
  const { email } = await createTestStaff(portal, { needsSecondFactor: true });
  const { secret } = await setUp(email);
  later(1);
  const answer = await signIn(email);
  const ticket = answer.step === "second_factor" ? answer.ticket : "";
  for (let tries = 0; tries < 5; tries += 1)
    await post("/sign-in/second-factor", { ticket, method: "totp", code: "000000" });
  const right = { ticket, method: "totp", code: testCode(portal, secret) };
  await post("/sign-in/second-factor", { ticket, method: "totp", code: "000000" });
  expect(statusAndCode(await post("/sign-in/second-factor", right))).toEqual([429, "too_many_requests"]);
});

test("a lock of the second step, or of the address, leaves the proofs of a session alone", async () => {
  const { email } = await createTestStaff(portal, { needsSecondFactor: true });
  const { token: withPassword } = await createTestStaff(portal);
  const { secret, signedIn } = await setUp(email);
  const { token } = signedIn.json<{ token: string }>();
  later(1);
  const answer = await signIn(email);
  const ticket = answer.step === "second_factor" ? answer.ticket : "";
  for (let tries = 0; tries < 6; tries += 1)
    await post("/sign-in/second-factor", { ticket, method: "totp", code: "000000" });
  for (let tries = 0; tries < 30; tries += 1)
    await post("/sign-in", { email: `${tries}@provider.example`, password: "Falsch123" });
  expect(statusAndCode(await post("/sign-in", { email, password: testPassword }))).toEqual([
    429,
    "too_many_requests",
  ]);
  expect((await post("/prove", { proof: testCode(portal, secret) }, token)).statusCode).toBe(200);
  expect((await post("/prove", { proof: testPassword }, withPassword)).statusCode).toBe(200);
  await portal.database.db.deleteFrom("sign_in_failures").execute();
});

test("the right password takes the lock of the address back with its attempt", async () => {
  const { email } = await createTestStaff(portal);
  const { db } = portal.database;
  await db.deleteFrom("sign_in_failures").execute();
  const statusOf = async (address: string, secret = testPassword) =>
    (await post("/sign-in", { email: address, password: secret })).statusCode;
  for (let attempt = 0; attempt < 29; attempt += 1) await statusOf(`${attempt}@provider.example`);
  expect(await statusOf(email)).toBe(200);
  expect(await statusOf(email)).toBe(200);
  expect(await statusOf("29@provider.example")).toBe(401);
  expect(await statusOf(email)).toBe(429);
  await db.deleteFrom("sign_in_failures").execute();
});

test("proving who one is locks the account before the counters of its attempts", async () => {
  const { token } = await createTestStaff(portal);
  const statements = await portal.statementsOf(() => post("/prove", { proof: testPassword }, token));
  const indexOf = (pattern: RegExp) => statements.findIndex(({ sql }) => pattern.test(sql));
  const locked = indexOf(/from "staff" where "id" = \$1 for update/);
  expect(locked).toBeGreaterThan(0);
  expect(locked).toBeLessThan(indexOf(/delete from "sign_in_failures"/));
});

test("a customer's password opens nothing at the desk, and is refused like a wrong one", async () => {
  const company = await createTestCompany(portal);
  const { email } = await createTestUser(portal, company.companyId, { permissions: [11], siteIds: [] });
  const { email: own } = await createTestStaff(portal);
  for (const credentials of [
    { email, password: testPassword },
    { email: own, password: "Falsch123" },
    { email: "niemand@provider.example", password: testPassword },
  ]) {
    expect(statusAndCode(await post("/sign-in", credentials))).toEqual([401, "wrong_credentials"]);
  }
});

test("after 30 minutes without an action the desk asks who one is, and after 12 hours it ends", async () => {
  const { token } = await createTestStaff(portal);
  later(29);
  expect((await me(token)).statusCode).toBe(200);
  later(29);
  expect((await me(token, { "x-background": "1" })).statusCode).toBe(200);
  later(2);
  expect(statusAndCode(await me(token))).toEqual([403, "proof_required"]);
  expect(statusAndCode(await post("/prove", { proof: "Falsch123" }, token))).toEqual([400, "wrong_code"]);
  expect((await post("/prove", { proof: testPassword }, token)).statusCode).toBe(200);
  expect((await me(token)).statusCode).toBe(200);
  portal.setNow(Temporal.Instant.from(testNow).add({ hours: 12 }).toString());
  expect(statusAndCode(await me(token))).toEqual([401, "unauthenticated"]);
});

test("signing out ends the token at once", async () => {
  const { token } = await createTestStaff(portal);
  expect((await post("/sign-out", {}, token)).statusCode).toBe(200);
  expect(statusAndCode(await me(token))).toEqual([401, "unauthenticated"]);
});

test("a lock is told to the sessions of its account alone, and nobody who signs in", async () => {
  const { staffId, email, token } = await createTestStaff(portal);
  const { token: signedOut } = await createTestStaff(portal);
  await post("/sign-out", {}, signedOut);
  const lock = { locked_at: testNow };
  await portal.database.db.updateTable("staff").set(lock).where("id", "=", staffId).execute();
  expect(statusAndCode(await me(token))).toEqual([401, "staff_locked"]);
  expect(statusAndCode(await me(signedOut))).toEqual([401, "unauthenticated"]);
  const credentials = { email, password: testPassword };
  expect(statusAndCode(await post("/sign-in", credentials))).toEqual([401, "wrong_credentials"]);
});

test("somebody with administration who can sign in has to stay", async () => {
  const { db } = portal.database;
  await db.updateTable("staff").set({ locked_at: testNow }).execute();
  const first = await createTestStaff(portal, { roles: ["administration", "dispatch"] });
  const edit = { version: 1, firstName: "Sinem", lastName: "Aydın", roles: ["dispatch"], active: true };
  const change = (staffId: number, body: object) => post(`/staff/${staffId}/change`, body, first.token);
  expect(statusAndCode(await change(first.staffId, edit))).toEqual([409, "last_administrator"]);
  expect(
    statusAndCode(await change(first.staffId, { ...edit, roles: ["administration"], active: false })),
  ).toEqual([409, "last_administrator"]);
  const second = await createTestStaff(portal, { roles: ["administration"] });
  const lock = { ...edit, roles: ["administration"], active: false };
  expect((await change(second.staffId, lock)).json<StaffMember>()).toMatchObject({
    state: "locked",
    version: 2,
  });
  expect(statusAndCode(await me(second.token))).toEqual([401, "staff_locked"]);
  expect(statusAndCode(await change(second.staffId, lock))).toEqual([409, "staff_changed"]);
  const log = await portal.call({ path: "/desk/v1/log", token: first.token });
  expect(log.json<{ entries: { action: string; subject: string }[] }>().entries[0]).toMatchObject({
    action: "staff_changed",
    subject: second.email,
    staffName: "Sinem Aydın",
  });
});
