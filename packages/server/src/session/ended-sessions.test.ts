import { randomUUID } from "node:crypto";
import type { CompanySelection, PasskeyCreationOptions } from "@kreislauf/contract/session";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  addTestMembership,
  cheapPasswordHash,
  createTestCompany,
  createTestUser,
  testPassword,
  type TestCompany,
} from "../../test/factories/company.ts";
import { inviteTestUser } from "../../test/factories/people.ts";
import { createTestPasskey } from "../../test/factories/passkey.ts";
import { addTestAuthenticatorApp, testCode } from "../../test/factories/second-factor.ts";
import {
  openTestDatabase,
  openTestPortal,
  statusAndCode,
  type TestPortal,
} from "../../test/portal/portal.ts";
import { lastLinkToken, newPassword, resetSignInState } from "../../test/portal/sign-in-mails.ts";
import { processLinkRequests } from "./mail-links/process-link-requests.ts";

/** Tests what stops working when all of a person's sessions end, also calls that are running at that moment. */

let portal: TestPortal;
let company: TestCompany;
let other: TestCompany;
/** `run` is called once, right after the first statement that matches `pattern`. */
let afterStatement: { readonly pattern: RegExp; readonly run: () => Promise<unknown> } | undefined;
let ran: Promise<unknown> = Promise.resolve();

beforeAll(async () => {
  portal = await openTestPortal(
    {},
    {
      openDatabase: (options) =>
        openTestDatabase({
          ...options,
          log: (event) => {
            if (typeof options.log === "function") void options.log(event);
            if (afterStatement?.pattern.test(event.query.sql) !== true) return;
            const { run } = afterStatement;
            afterStatement = undefined;
            ran = run();
          },
        }),
    },
  );
});
afterAll(() => portal.close());
beforeEach(async () => {
  await resetSignInState(portal);
  company = await createTestCompany(portal);
  other = await createTestCompany(portal);
  await addTestMembership(portal, company.userId, other.companyId);
});

const post = (path: string, body: object, token?: string) =>
  portal.call({ method: "POST", path, body, token });
const enterPassword = (password = testPassword, email = company.email) =>
  post("/auth/login/credentials", { email, password });
const choose = ({ loginTicket }: CompanySelection) =>
  post("/auth/login/company", {
    email: company.email,
    userId: company.userId,
    companyId: other.companyId,
    loginTicket,
  });
const changePassword = (token = company.token) =>
  post("/auth/change-password", { oldPassword: testPassword, newPassword }, token);

async function resetPassword() {
  await post("/auth/forgot-password", { email: company.email });
  await processLinkRequests(portal.database.db, portal.now());
  const token = await lastLinkToken(portal, company.email);
  return await post("/auth/reset-password", { token, password: newPassword });
}

describe("the choice of a company that follows the old password", () => {
  test.for([
    ["reset", resetPassword],
    ["changed", changePassword],
  ] as const)("ends when the password is %s; the new one brings another", async ([, replace]) => {
    const choice = (await enterPassword()).json<CompanySelection>();
    expect((await replace()).statusCode).toBe(200);
    expect(statusAndCode(await choose(choice))).toEqual([401, "wrong_credentials"]);
    const next = (await enterPassword(newPassword)).json<CompanySelection>();
    expect((await choose(next)).statusCode).toBe(200);
  });
});

test("a company to which somebody is only invited is not chosen", async () => {
  await portal.database.db
    .updateTable("memberships")
    .set({ invited: true })
    .where("user_id", "=", company.userId)
    .where("company_id", "=", other.companyId)
    .execute();
  const choice = (await enterPassword()).json<CompanySelection>();
  expect(statusAndCode(await choose(choice))).toEqual([401, "wrong_credentials"]);
});

describe("a link of somebody who is deleted while it is used", () => {
  const removeAccess = (userId: number) => () =>
    portal.database.db
      .updateTable("memberships")
      .set({ deleted_at: portal.now().toString() })
      .where("user_id", "=", userId)
      .execute();

  test("registers nobody", async () => {
    const email = `${randomUUID()}@test.example`;
    const userId = await inviteTestUser(portal, company, { email });
    const signupToken = await lastLinkToken(portal, email);
    afterStatement = { pattern: /from "memberships" inner join "users"/, run: removeAccess(userId) };
    const answer = await post("/auth/user/activate", {
      signupToken,
      password: newPassword,
      phone: "0561 5550140",
    });
    await ran;
    expect(statusAndCode(answer)).toEqual([410, "activation_link_expired"]);
    expect(await passwordHashOf(userId)).toBeNull();
  });

  test("sets no password", async () => {
    const former = await createTestUser(portal, company.companyId, { permissions: [11], siteIds: [] });
    await post("/auth/forgot-password", { email: former.email });
    await processLinkRequests(portal.database.db, portal.now());
    const token = await lastLinkToken(portal, former.email);
    afterStatement = { pattern: /from "one_time_links" as "link"/, run: removeAccess(former.userId) };
    const answer = await post("/auth/reset-password", { token, password: newPassword });
    await ran;
    expect(statusAndCode(answer)).toEqual([410, "reset_link_expired"]);
    expect(await passwordHashOf(former.userId)).toBe(cheapPasswordHash);
  });

  const passwordHashOf = async (userId: number) => {
    const { password_hash: hash } = await portal.database.db
      .selectFrom("users")
      .select("password_hash")
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    return hash;
  };
});

describe("what was begun before", () => {
  const endSessions = () =>
    portal.database.db
      .updateTable("sessions")
      .set({ revoked_at: portal.now().toString() })
      .where("user_id", "=", company.userId)
      .execute();
  const activeSessions = async () =>
    await portal.database.db
      .selectFrom("sessions")
      .select("id")
      .where("user_id", "=", company.userId)
      .where("revoked_at", "is", null)
      .execute();

  test("a sign-in opens nothing with a password that was replaced while it was checked", async () => {
    const hash = cheapPasswordHash.replace("$m=8,t=1,p=1$", "$m=8,t=2,p=1$");
    const { email, userId } = await createTestUser(portal, company.companyId, {
      permissions: [11],
      siteIds: [],
    });
    afterStatement = {
      pattern: /from "users" where "email"/,
      run: () =>
        portal.database.db
          .updateTable("users")
          .set({ password_hash: hash })
          .where("id", "=", userId)
          .execute(),
    };
    expect(statusAndCode(await enterPassword(testPassword, email))).toEqual([401, "wrong_credentials"]);
    await ran;
  });

  test("a password is not changed by a session that ended meanwhile", async () => {
    afterStatement = { pattern: /from "users" where "id"/, run: endSessions };
    expect(statusAndCode(await changePassword())).toEqual([401, "unauthenticated"]);
    await ran;
    expect((await enterPassword()).statusCode).toBe(200);
  });

  test("a passkey is not added by a session that ended meanwhile", async () => {
    const begun = await portal.call({
      method: "POST",
      path: "/account/passkeys/options",
      token: company.token,
    });
    const passkey = createTestPasskey(portal).create(begun.json<PasskeyCreationOptions>());
    afterStatement = { pattern: /from "recovery_codes"/, run: endSessions };
    const answer = await post("/account/passkeys", { name: "Telefon", passkey }, company.token);
    expect(statusAndCode(answer)).toEqual([401, "unauthenticated"]);
    await ran;
    expect(await portal.database.db.selectFrom("passkeys").selectAll().execute()).toEqual([]);
  });

  test("an app is not confirmed by a session that ended meanwhile", async () => {
    const secret = await addTestAuthenticatorApp(portal, company.userId, false);
    afterStatement = { pattern: /from "authenticator_apps"/, run: endSessions };
    const body = { code: testCode(portal, secret) };
    const answer = await post("/account/authenticator-app/confirm", body, company.token);
    expect(statusAndCode(answer)).toEqual([401, "unauthenticated"]);
    await ran;
    expect((await enterPassword()).json()).not.toHaveProperty("secondFactor");
  });

  test("a session that ended meanwhile does not go on in another company", async () => {
    afterStatement = { pattern: /from sessions\s+join memberships/, run: endSessions };
    const answer = await post("/auth/switch-company", { companyId: other.companyId }, company.token);
    await ran;
    expect(statusAndCode(answer)).toEqual([401, "unauthenticated"]);
    expect(await activeSessions()).toEqual([]);
  });

  test("one session goes on in one company, however often it is switched at once", async () => {
    const body = { companyId: other.companyId };
    const answers = await Promise.all([1, 2].map(() => post("/auth/switch-company", body, company.token)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect(await activeSessions()).toHaveLength(1);
  });
});
