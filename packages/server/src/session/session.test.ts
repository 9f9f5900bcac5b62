import type { CompanySelection, SignedIn, TokenPair } from "@kreislauf/contract/session";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  addTestMembership,
  createTestCompany,
  createTestUser,
  signInTestUser,
  testPassword,
  type TestCompany,
} from "../../test/factories/company.ts";
import { createTestContact } from "../../test/factories/people.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";

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

const signIn = (email: string, password: string) =>
  portal.call({ method: "POST", path: "/auth/login/credentials", body: { email, password } });
const refresh = (refreshToken: string) =>
  portal.call({ method: "POST", path: "/auth/create-access-token", body: { refreshToken } });
const account = (token: string) => portal.call({ path: "/account/settings", token });
const later = (duration: Temporal.DurationLike) => portal.setNow(portal.now().add(duration).toString());

describe("signing in", () => {
  test("answers the tokens and who one is, whatever the case of the address", async () => {
    const answer = await signIn(company.email.toUpperCase(), testPassword);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<SignedIn>()).toMatchObject({
      multicompany: false,
      initialPassword: false,
      user: { userId: company.userId, companyId: company.companyId, email: company.email },
    });
  });

  test.for([
    ["a wrong password", (email: string) => [email, "Kreislauf2"]],
    ["an unknown address", () => ["nobody@test.example", testPassword]],
    ["a password of 300 characters", (email: string) => [email, "x".repeat(300)]],
  ] as const)("refuses %s with the one sentence", async ([, credentials]) => {
    const [email, password] = credentials(company.email) as [string, string];
    const answer = await signIn(email, password);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({
      code: "wrong_credentials",
      message: "Das hat nicht geklappt, bitte überprüfen Sie Ihre E-Mail und Ihr Passwort auf Richtigkeit.",
    });
  });

  test("refuses an external contact, who has an address and no account", async () => {
    const contact = await createTestContact(portal, company.companyId);
    const email = "kontakt@test.example";
    await portal.database.db
      .updateTable("external_contacts")
      .set({ email })
      .where("id", "=", contact)
      .execute();
    const answer = await signIn(email, testPassword);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, "wrong_credentials"]);
  });

  test("refuses a deleted person and ends their session at once", async () => {
    await portal.database.db
      .updateTable("memberships")
      .set({ deleted_at: testNow })
      .where("user_id", "=", company.userId)
      .execute();
    expect((await signIn(company.email, testPassword)).statusCode).toBe(401);
    expect((await account(company.token)).statusCode).toBe(401);
  });

  test("with the initial password opens the account settings only", async () => {
    const user = await createTestUser(portal, company.companyId, {
      permissions: [11, 14],
      siteIds: [],
      initialPassword: true,
    });
    expect((await account(user.token)).json()).toMatchObject({ initialPassword: true });
    const answer = await portal.call({ path: "/dashboard/today", token: user.token });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, "initial_password"]);
  });
});

describe("throttling", () => {
  const waits = async (email: string, password = "wrong") => {
    const answer = await signIn(email, password);
    return answer.statusCode === 429 ? Number(answer.headers["retry-after"]) : answer.statusCode;
  };

  test("lets five failures pass, then waits 30 s, then doubles", async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await waits(company.email)).toBe(401);
    expect(await waits(company.email)).toBe(30);
    later({ seconds: 29 });
    expect(await waits(company.email, testPassword)).toBe(1);
    later({ seconds: 1 });
    expect(await waits(company.email)).toBe(401);
    expect(await waits(company.email)).toBe(60);
  });

  test("treats an unknown address alike", async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await waits("nobody@test.example")).toBe(401);
    expect(await waits("nobody@test.example")).toBe(30);
  });

  test("leaves running sessions alone, and forgets after the right password", async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await waits(company.email);
    expect((await account(company.token)).statusCode).toBe(200);
    later({ seconds: 30 });
    expect(await waits(company.email, testPassword)).toBe(200);
    expect(await waits(company.email)).toBe(401);
  });

  test("counts thirty failures of one address over all accounts", async () => {
    for (let attempt = 0; attempt < 30; attempt += 1)
      expect(await waits(`${attempt}@test.example`)).toBe(401);
    expect(await waits(company.email, testPassword)).toBe(300);
  });

  test("takes the lock of the address back with the attempt that was right", async () => {
    const colleague = await createTestUser(portal, company.companyId, { permissions: [11], siteIds: [] });
    for (let attempt = 0; attempt < 29; attempt += 1) await waits(`${attempt}@test.example`);
    expect(await waits(company.email, testPassword)).toBe(200);
    expect(await waits(colleague.email, testPassword)).toBe(200);
    expect(await waits("29@test.example")).toBe(401);
    expect(await waits(colleague.email, testPassword)).toBe(300);
  });
});

describe("several companies", () => {
  let choice: CompanySelection;
  let other: TestCompany;

  beforeEach(async () => {
    other = await createTestCompany(portal);
    await addTestMembership(portal, company.userId, other.companyId);
    choice = (await signIn(company.email, testPassword)).json<CompanySelection>();
  });

  const choose = (change: Partial<Record<string, unknown>> = {}) =>
    portal.call({
      method: "POST",
      path: "/auth/login/company",
      body: {
        email: company.email,
        userId: company.userId,
        companyId: other.companyId,
        loginTicket: choice.loginTicket,
        ...change,
      },
    });

  test("are offered without tokens, and the ticket signs in to one of them", async () => {
    expect(choice).toMatchObject({ multicompany: true, userId: company.userId });
    expect(choice.companies.map(({ id }) => id).toSorted((low, high) => low - high)).toEqual(
      [company.companyId, other.companyId].toSorted((low, high) => low - high),
    );
    expect(choice).not.toHaveProperty("accessToken");
    const signedIn = (await choose()).json<SignedIn>();
    expect(signedIn.user).toMatchObject({ companyId: other.companyId, permissions: [11] });
  });

  test("the ticket works once, for 5 minutes, for this person and their companies", async () => {
    const stranger = await createTestCompany(portal);
    expect((await choose({ loginTicket: "x".repeat(43) })).statusCode).toBe(401);
    expect((await choose({ userId: stranger.userId })).statusCode).toBe(401);
    expect((await choose({ companyId: stranger.companyId })).statusCode).toBe(401);
    expect((await choose({ email: stranger.email })).statusCode).toBe(401);
    later({ minutes: 5 });
    expect((await choose()).statusCode).toBe(401);
    portal.setNow(testNow);
    choice = (await signIn(company.email, testPassword)).json<CompanySelection>();
    expect((await choose()).statusCode).toBe(200);
    expect((await choose()).statusCode).toBe(401);
  });
});

describe("tokens", () => {
  let signedIn: SignedIn;
  beforeEach(async () => {
    signedIn = await signInTestUser(portal, company.email);
  });

  test("an access token lasts 15 minutes and no second longer", async () => {
    later({ minutes: 14, seconds: 59 });
    expect((await account(signedIn.accessToken)).statusCode).toBe(200);
    later({ seconds: 1 });
    expect((await account(signedIn.accessToken)).statusCode).toBe(401);
  });

  test("a refresh token is no access token, nor the other way round", async () => {
    expect((await account(signedIn.refreshToken)).statusCode).toBe(401);
    expect((await refresh(signedIn.accessToken)).statusCode).toBe(401);
  });

  test("refreshing hands out a new pair, by body or as bearer", async () => {
    const first = (await refresh(signedIn.refreshToken)).json<TokenPair>();
    expect((await account(first.accessToken)).statusCode).toBe(200);
    const second = await portal.call({
      method: "POST",
      path: "/auth/create-access-token",
      token: first.refreshToken,
    });
    expect(second.statusCode).toBe(200);
  });

  test("the direct parent answers the same child for 10 s", async () => {
    const first = (await refresh(signedIn.refreshToken)).json<TokenPair>();
    later({ seconds: 9 });
    const again = (await refresh(signedIn.refreshToken)).json<TokenPair>();
    expect(again.refreshToken).toBe(first.refreshToken);
    expect((await refresh(first.refreshToken)).statusCode).toBe(200);
  });

  test("the parent after 10 s ends the whole session", async () => {
    const first = (await refresh(signedIn.refreshToken)).json<TokenPair>();
    later({ seconds: 10 });
    expect((await refresh(signedIn.refreshToken)).statusCode).toBe(401);
    expect((await refresh(first.refreshToken)).statusCode).toBe(401);
    expect((await account(first.accessToken)).statusCode).toBe(401);
  });

  test("a grandparent ends the session even within 10 s", async () => {
    const first = (await refresh(signedIn.refreshToken)).json<TokenPair>();
    const second = (await refresh(first.refreshToken)).json<TokenPair>();
    expect((await refresh(signedIn.refreshToken)).statusCode).toBe(401);
    expect((await account(second.accessToken)).statusCode).toBe(401);
  });

  test("a made-up token with the session's id ends nothing", async () => {
    const [sessionId] = signedIn.refreshToken.split(".");
    expect((await refresh(`${sessionId}.${"A".repeat(43)}.${"A".repeat(22)}`)).statusCode).toBe(401);
    expect((await refresh(signedIn.refreshToken)).statusCode).toBe(200);
  });

  test("twenty refreshes at once have one child", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(signedIn.refreshToken)));
    expect(new Set(answers.map((answer) => answer.json<TokenPair>().refreshToken)).size).toBe(1);
  });

  test("idle for 7 days, or 30 days old, a session is over", async () => {
    later({ hours: 7 * 24 });
    expect((await refresh(signedIn.refreshToken)).statusCode).toBe(401);
    portal.setNow(testNow);
    let token = (await signInTestUser(portal, company.email)).refreshToken;
    for (let day = 6; day < 30; day += 6) {
      later({ hours: 6 * 24 });
      token = (await refresh(token)).json<TokenPair>().refreshToken;
    }
    later({ hours: 6 * 24 });
    expect((await refresh(token)).statusCode).toBe(401);
  });

  test("going on in another company, a session still ends 30 days after signing in", async () => {
    const other = await createTestCompany(portal);
    await addTestMembership(portal, company.userId, other.companyId);
    later({ hours: 6 * 24 });
    const { accessToken, refreshToken } = (await refresh(signedIn.refreshToken)).json<TokenPair>();
    const body = { companyId: other.companyId };
    await portal.call({ method: "POST", path: "/auth/switch-company", body, token: accessToken });
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    const ends = await portal.database.db
      .selectFrom("sessions")
      .select(["company_id", "ends_at"])
      .where("user_id", "=", company.userId)
      .where("revoked_at", "is", null)
      .where("company_id", "=", other.companyId)
      .execute();
    const end = Temporal.Instant.from(testNow).add({ hours: 30 * 24 });
    expect(ends.map(({ ends_at }) => Temporal.Instant.from(ends_at).toString())).toEqual([end.toString()]);
  });

  test("signing out ends the session on the server", async () => {
    const answer = await portal.call({ method: "POST", path: "/auth/logout", token: signedIn.accessToken });
    expect(answer.statusCode).toBe(200);
    expect((await account(signedIn.accessToken)).statusCode).toBe(401);
    expect((await refresh(signedIn.refreshToken)).statusCode).toBe(401);
  });

  test("are stored as hashes only", async () => {
    const rows = JSON.stringify(await portal.database.db.selectFrom("sessions").selectAll().execute());
    for (const part of signedIn.refreshToken.split(".").slice(1)) expect(rows).not.toContain(part);
  });

  test("a changed right acts at once", async () => {
    await portal.database.db
      .updateTable("memberships")
      .set({ permissions: [11] })
      .where("user_id", "=", company.userId)
      .execute();
    const answer = await portal.call({ path: "/service-location/all/orders", token: signedIn.accessToken });
    expect(answer.statusCode).toBe(403);
  });
});
