import type { SignedIn } from "@kreislauf/contract/session";
import type { AccountSettings, SecondFactorRuleView } from "@kreislauf/contract/users";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createTestCompany,
  createTestUser,
  signInTestUser,
  type TestCompany,
} from "../../../test/factories/company.ts";
import { inviteTestUser, lastLinkToken, newPassword } from "../../../test/factories/people.ts";
import { addTestPasskey } from "../../../test/factories/passkey.ts";
import { addTestAuthenticatorApp } from "../../../test/factories/second-factor.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";
import { mailsTo } from "../../../test/portal/sign-in-mails.ts";

let portal: TestPortal;
let company: TestCompany;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
});

const rulePath = "/company/second-factor-rule";
const changeRule = (body: object, token = company.token) =>
  portal.call({ method: "PATCH", path: rulePath, body, token });
const ruleOf = async () =>
  (await portal.call({ path: rulePath, token: company.token })).json<SecondFactorRuleView>();
const refusalOf = (answer: Awaited<ReturnType<typeof changeRule>>) => [
  answer.statusCode,
  answer.json<{ code?: string }>().code,
];
/** Sets the rule directly in the database, without the notice that a user manager has to give. */
const require = (rule: "managers" | "all", validFrom: string) =>
  portal.database.db
    .updateTable("companies")
    .set({ second_factor_rule: rule, second_factor_from: validFrom })
    .where("id", "=", company.companyId)
    .execute();
const openSites = (token: string) => portal.call({ path: "/get-locations-order-info", token });
const dueOf = async (token: string) =>
  (await portal.call({ path: "/account/settings", token })).json<AccountSettings>().secondFactorDue;
const createColleague = () =>
  createTestUser(portal, company.companyId, { permissions: [11], siteIds: [company.siteId] });

test("a user manager sets the rule with 14 days' notice, sees whom it concerns, and the log keeps it", async () => {
  const colleague = await createColleague();
  await addTestAuthenticatorApp(portal, colleague.userId);
  const people = { managers: { total: 1, withoutFactor: 1 }, all: { total: 2, withoutFactor: 1 } };
  expect(await ruleOf()).toEqual({ rule: "none", validFrom: null, people });
  const tooEarly = await changeRule({ rule: "all", validFrom: "2027-03-14" });
  expect(tooEarly.json()).toMatchObject({
    code: "validation",
    details: [{ field: "validFrom", message: expect.stringContaining("15.03.2027") }],
  });
  expect((await changeRule({ rule: "all", validFrom: "2027-03-15" })).statusCode).toBe(200);
  expect(await ruleOf()).toMatchObject({ rule: "all", validFrom: "2027-03-15" });
  expect((await changeRule({ rule: "none" })).statusCode).toBe(200);
  expect(await ruleOf()).toMatchObject({ rule: "none", validFrom: null });
  const rows = await portal.database.db
    .selectFrom("audit_log")
    .select(["before", "after"])
    .where("company_id", "=", company.companyId)
    .where("action", "=", "second_factor_rule_changed")
    .orderBy("id")
    .execute();
  expect(rows).toEqual([
    {
      before: { secondFactorRule: "none", validFrom: null },
      after: { secondFactorRule: "all", validFrom: "2027-03-15" },
    },
    {
      before: { secondFactorRule: "all", validFrom: "2027-03-15" },
      after: { secondFactorRule: "none", validFrom: null },
    },
  ]);
});

test("whoever needs one and has none is told by mail, with their own day", async () => {
  const protectedOne = await createColleague();
  await addTestAuthenticatorApp(portal, protectedOne.userId);
  const newcomer = await createColleague();
  await portal.database.db
    .updateTable("memberships")
    .set({ registered_at: "2027-03-10T08:00:00Z" })
    .where("user_id", "=", newcomer.userId)
    .execute();
  const noticesTo = async (email: string) =>
    (await mailsTo(portal, email)).filter(({ kind }) => kind === "second_factor_required");
  await changeRule({ rule: "managers", validFrom: "2027-03-15" });
  expect(await noticesTo(company.email)).toMatchObject([{ data: { due: "2027-03-15" } }]);
  expect(await noticesTo(newcomer.email)).toEqual([]);
  await changeRule({ rule: "all", validFrom: "2027-03-15" });
  expect(await noticesTo(newcomer.email)).toMatchObject([{ data: { due: "2027-03-17" } }]);
  expect(await noticesTo(protectedOne.email)).toEqual([]);
  const before = (await noticesTo(company.email)).length;
  await changeRule({ rule: "none" });
  expect(await noticesTo(company.email)).toHaveLength(before);
});

test("where nobody asks for one it is offered, until it is put off for 90 days or set up", async () => {
  const { email, token, userId } = await createColleague();
  const isOffered = async (as = token) =>
    (await portal.call({ path: "/account/settings", token: as })).json<AccountSettings>().secondFactorOffered;
  const later = async (hours: number) => {
    portal.setNow(portal.now().add({ hours }).toString());
    return (await signInTestUser(portal, email)).accessToken;
  };
  expect(await isOffered()).toBe(true);
  await portal.call({ method: "POST", path: "/account/second-factor/later", token });
  expect(await isOffered()).toBe(false);
  expect(await isOffered(company.token)).toBe(true);
  expect(await isOffered(await later(90 * 24 - 1))).toBe(false);
  const again = await later(1);
  expect(await isOffered(again)).toBe(true);
  await require("all", "2028-01-01");
  expect(await isOffered(again)).toBe(false);
  await portal.database.db
    .updateTable("companies")
    .set({ second_factor_rule: "none", second_factor_from: null })
    .where("id", "=", company.companyId)
    .execute();
  await addTestAuthenticatorApp(portal, userId);
  expect(await isOffered(again)).toBe(false);
});

test("until the day everything is open; from it on only the account, until a second factor is set up", async () => {
  const { token, email } = await createColleague();
  await require("all", "2027-03-02");
  expect(await dueOf(token)).toBe("2027-03-02");
  expect((await openSites(token)).statusCode).toBe(200);
  portal.setNow("2027-03-01T22:59:59Z");
  const { accessToken } = await signInTestUser(portal, email);
  expect((await openSites(accessToken)).statusCode).toBe(200);
  portal.setNow("2027-03-01T23:00:00Z");
  expect(refusalOf(await openSites(accessToken))).toEqual([403, "second_factor_required"]);
  const later = await signInTestUser(portal, email);
  expect(refusalOf(await openSites(later.accessToken))).toEqual([403, "second_factor_required"]);
  await addTestPasskey(portal, later.accessToken);
  expect(await dueOf(later.accessToken)).toBeNull();
  expect((await openSites(later.accessToken)).statusCode).toBe(200);
});

test("a rule for those who manage leaves the others alone", async () => {
  const { token } = await createColleague();
  await require("managers", "2027-02-01");
  expect((await openSites(token)).statusCode).toBe(200);
  expect(refusalOf(await openSites(company.token))).toEqual([403, "second_factor_required"]);
});

test("somebody new has a week", async () => {
  await require("all", "2027-02-01");
  await addTestAuthenticatorApp(portal, company.userId);
  const userId = await inviteTestUser(portal, company);
  const { email } = await portal.database.db
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const signupToken = await lastLinkToken(portal, email ?? "");
  const accept = { signupToken, password: newPassword, phone: "0561 5550140" };
  await portal.call({ method: "POST", path: "/auth/user/activate", body: accept });
  const signedIn = await portal.call({
    method: "POST",
    path: "/auth/login/credentials",
    body: { email, password: newPassword },
  });
  expect(await dueOf(signedIn.json<SignedIn>().accessToken)).toBe("2027-03-08");
});

test("whoever comes to manage has a week, and is told by mail", async () => {
  await addTestAuthenticatorApp(portal, company.userId);
  await require("managers", "2027-02-01");
  const colleague = await createColleague();
  const protectedOne = await createColleague();
  await addTestAuthenticatorApp(portal, protectedOne.userId);
  const give = async (userId: number, userDetails: object) => {
    const path = `/user/registered/${userId}`;
    const body = { userDetails };
    const answer = await portal.call({ method: "PATCH", path, body, token: company.token });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const noticesTo = async (email: string) =>
    (await mailsTo(portal, email)).filter(({ kind }) => kind === "second_factor_required");
  for (const { userId } of [colleague, protectedOne]) await give(userId, { companyEbeneRoles: [22] });
  expect((await openSites(colleague.token)).statusCode).toBe(200);
  expect(await dueOf(colleague.token)).toBe("2027-03-08");
  expect(await noticesTo(colleague.email)).toMatchObject([{ data: { due: "2027-03-08" } }]);
  expect(await noticesTo(protectedOne.email)).toEqual([]);
  // When the rights of a user manager change again, no second week of notice begins.
  portal.setNow("2027-03-01T08:05:00Z");
  await give(colleague.userId, { permissions: [11, 17] });
  expect(await noticesTo(colleague.email)).toHaveLength(1);
  portal.setNow("2027-03-07T23:00:00Z");
  const { accessToken } = await signInTestUser(portal, colleague.email);
  expect(refusalOf(await openSites(accessToken))).toEqual([403, "second_factor_required"]);
});

test("where it is required, the last second factor stays, and another one may go", async () => {
  await addTestPasskey(portal, company.token);
  await addTestAuthenticatorApp(portal, company.userId);
  await require("all", "2027-03-01");
  const remove = () =>
    portal.call({ method: "DELETE", path: "/account/authenticator-app", token: company.token });
  const settings = await portal.call({ path: "/account/second-factor", token: company.token });
  const [{ id }] = settings.json<{ passkeys: [{ id: number }] }>().passkeys;
  const removePasskey = () =>
    portal.call({ method: "DELETE", path: `/account/passkeys/${id}`, token: company.token });
  expect((await remove()).statusCode).toBe(200);
  expect(refusalOf(await removePasskey())).toEqual([409, "last_second_factor"]);
  await addTestAuthenticatorApp(portal, company.userId);
  expect((await removePasskey()).statusCode).toBe(200);
  expect(refusalOf(await remove())).toEqual([409, "last_second_factor"]);
  await require("all", "2027-03-02");
  expect((await remove()).statusCode).toBe(200);
});
