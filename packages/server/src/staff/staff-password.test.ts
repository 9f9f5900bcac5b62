import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testPassword } from "../../test/factories/company.ts";
import { lastLinkToken, mailsTo, newPassword } from "../../test/factories/people.ts";
import { testCode } from "../../test/factories/second-factor.ts";
import { createTestStaff, startTestStaffApp } from "../../test/factories/staff.ts";
import { openTestPortal, statusAndCode, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { sendStaffResetLinks } from "./reset-staff-password.ts";

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(() => portal.setNow(testNow));

const post = (path: string, body: object) =>
  portal.call({ method: "POST", path: `/desk/v1${path}`, body, token: undefined });
const forget = (email: string) => post("/password/forgot", { email });
const answerRequests = () => sendStaffResetLinks(portal.database.db, portal.now());
const signIn = (email: string, password: string) => post("/sign-in", { email, password });
const later = (minutes: number) => portal.setNow(portal.now().add({ minutes }).toString());

async function linkFor(email: string): Promise<string> {
  await forget(` ${email.toUpperCase()} `);
  await answerRequests();
  return await lastLinkToken(portal, email);
}

test("a forgotten password is replaced by a link that works once, and every session ends", async () => {
  const { email, token: session } = await createTestStaff(portal);
  const token = await linkFor(email);
  expect((await post("/password/check", { token })).json()).toEqual({ email, firstName: "Sinem" });
  expect(statusAndCode(await post("/password/reset", { token, password: "kurz" }))).toEqual([
    400,
    "validation",
  ]);
  expect((await post("/password/reset", { token, password: newPassword })).json()).toEqual({ email });
  expect((await portal.call({ path: "/desk/v1/me", token: session })).statusCode).toBe(401);
  expect(statusAndCode(await signIn(email, testPassword))).toEqual([401, "wrong_credentials"]);
  expect((await signIn(email, newPassword)).statusCode).toBe(200);
  expect(statusAndCode(await post("/password/reset", { token, password: newPassword }))).toEqual([
    410,
    "link_used",
  ]);
  const kinds = (await mailsTo(portal, email)).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(["staff_password_changed", "staff_password_reset"]);
});

test("sign-ins that wait for their second step end with the sessions", async () => {
  const { email, staffId } = await createTestStaff(portal, { needsSecondFactor: true });
  const secret = await startTestStaffApp(portal, staffId, { isConfirmed: true });
  const { ticket } = (await signIn(email, testPassword)).json<{ ticket: string }>();
  await post("/password/reset", { token: await linkFor(email), password: newPassword });
  const prove = (to: string) =>
    post("/sign-in/second-factor", { ticket: to, method: "totp", code: testCode(portal, secret) });
  expect(statusAndCode(await prove(ticket))).toEqual([401, "sign_in_expired"]);
  const next = (await signIn(email, newPassword)).json<{ ticket: string }>();
  expect((await prove(next.ticket)).statusCode).toBe(200);
});

test("a reset counts as no attempt of its address", async () => {
  const { email } = await createTestStaff(portal);
  const { db } = portal.database;
  const failures = () =>
    db.selectFrom("sign_in_failures").selectAll().where("subject", "like", "address %").execute();
  const token = await linkFor(email);
  await signIn("niemand@provider.example", testPassword);
  const before = await failures();
  await post("/password/reset", { token, password: newPassword });
  expect(await failures()).toEqual(before);
});

test("a link locks its account before it is used, as sending the next one does", async () => {
  const { email } = await createTestStaff(portal);
  const token = await linkFor(email);
  const statements = await portal.statementsOf(() =>
    post("/password/reset", { token, password: newPassword }),
  );
  const indexOf = (pattern: RegExp) => statements.findIndex(({ sql }) => pattern.test(sql));
  const locked = indexOf(/from "staff" where "id" = \$1 for update/);
  expect(locked).toBeGreaterThan(0);
  expect(locked).toBeLessThan(indexOf(/update "staff_tickets"/));
});

test("the second factor stays", async () => {
  const { email } = await createTestStaff(portal, { needsSecondFactor: true });
  const token = await linkFor(email);
  await post("/password/reset", { token, password: newPassword });
  expect((await signIn(email, newPassword)).json()).toMatchObject({ step: "set_up" });
});

test("the answer is the same for everybody, and who has no password gets no mail", async () => {
  const { db } = portal.database;
  const { email } = await createTestStaff(portal);
  const invited = await createTestStaff(portal);
  const locked = await createTestStaff(portal);
  const at = portal.now().toString();
  await db.updateTable("staff").set({ password_hash: null }).where("id", "=", invited.staffId).execute();
  await db.updateTable("staff").set({ locked_at: at }).where("id", "=", locked.staffId).execute();
  const addresses = [email, invited.email, locked.email, "niemand@provider.example"];
  for (const address of addresses) {
    const answer = await forget(address);
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
  }
  await answerRequests();
  const counts = await Promise.all(addresses.map(async (each) => (await mailsTo(portal, each)).length));
  expect(counts).toEqual([1, 0, 0, 0]);
});

test("a link ends after an hour, with a newer one and with a lock, and three mails go in 15 minutes", async () => {
  const { email, staffId } = await createTestStaff(portal);
  const first = await linkFor(email);
  later(1);
  const second = await linkFor(email);
  const expired = [410, "reset_link_expired"];
  expect(statusAndCode(await post("/password/check", { token: first }))).toEqual(expired);
  later(59);
  expect((await post("/password/check", { token: second })).statusCode).toBe(200);
  later(1);
  expect(statusAndCode(await post("/password/reset", { token: second, password: newPassword }))).toEqual(
    expired,
  );
  for (let count = 0; count < 5; count += 1) await forget(email);
  await answerRequests();
  expect(await mailsTo(portal, email)).toHaveLength(5);
  const token = await lastLinkToken(portal, email);
  const lock = { locked_at: portal.now().toString() };
  await portal.database.db.updateTable("staff").set(lock).where("id", "=", staffId).execute();
  expect(statusAndCode(await post("/password/reset", { token, password: newPassword }))).toEqual(expired);
});

test("of two who use a link at the same moment one sets the password", async () => {
  const { email } = await createTestStaff(portal);
  const token = await linkFor(email);
  const answers = await Promise.all(
    ["Grünschnitt7", "Altpapier99"].map((password) => post("/password/reset", { token, password })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410]);
});
