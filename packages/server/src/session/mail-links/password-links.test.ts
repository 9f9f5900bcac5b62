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

describe("a forgotten password", () => {
  const forgot = (email: string) =>
    post("/auth/forgot-password", { email, url: "https://evil.example/reset" });
  const reset = (token: string, password = newPassword) => post("/auth/reset-password", { token, password });
  const askForLink = async (email: string) => {
    await forgot(email);
    await processLinkRequests(portal.database.db, portal.now());
    return await lastLinkToken(portal, email);
  };

  test("is answered alike for anybody, and only who exists gets a mail", async () => {
    const known = await forgot(company.email);
    const unknown = await forgot("nobody@test.example");
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    await processLinkRequests(portal.database.db, portal.now());
    const mails = await mailsTo(portal, company.email);
    expect(mails).toMatchObject([{ kind: "password_reset" }]);
    // Links lead to PUBLIC_URL, whatever the request contains.
    expect(JSON.stringify(mails)).not.toContain("evil.example");
    expect(await mailsTo(portal, "nobody@test.example")).toEqual([]);
  });

  test("is replaced with the person locked before the link, as sending the next one does", async () => {
    const token = await askForLink(company.email);
    const statements = await portal.statementsOf(() => reset(token));
    const indexOf = (pattern: RegExp) => statements.findIndex(({ sql }) => pattern.test(sql));
    const locked = indexOf(/from "users" where "id" = \$1 for no key update/);
    expect(locked).toBeGreaterThan(0);
    expect(locked).toBeLessThan(indexOf(/update "one_time_links"/));
  });

  test("is replaced by the link; all sessions end and a notice goes out", async () => {
    const token = await askForLink(company.email);
    expect((await post("/auth/check-reset-token", { token })).json()).toEqual({ message: "valid" });
    expect((await reset(token)).statusCode).toBe(200);
    expect((await portal.call({ path: "/account/settings", token: company.token })).statusCode).toBe(401);
    expect(
      (await post("/auth/login/credentials", { email: company.email, password: newPassword })).statusCode,
    ).toBe(200);
    const kinds = (await mailsTo(portal, company.email)).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(["password_reset", "password_changed"]));
  });

  test("has a link for 60 minutes, once, and only the newest", async () => {
    const first = await askForLink(company.email);
    later({ minutes: 1 });
    const second = await askForLink(company.email);
    expect(statusAndCode(await reset(first))).toEqual([410, "link_replaced"]);
    later({ minutes: 60 });
    expect(statusAndCode(await reset(second))).toEqual([410, "reset_link_expired"]);
    const third = await askForLink(company.email);
    expect((await reset(third)).statusCode).toBe(200);
    expect(statusAndCode(await reset(third))).toEqual([410, "link_used"]);
    expect(statusAndCode(await reset("made-up"))).toEqual([410, "reset_link_expired"]);
  });

  test("is not held up by a locked account", async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await post("/auth/login/credentials", { email: company.email, password: "wrong" });
    }
    expect((await reset(await askForLink(company.email))).statusCode).toBe(200);
  });

  test("opens a locked account at once", async () => {
    const signIn = (password: string) => post("/auth/login/credentials", { email: company.email, password });
    for (let attempt = 0; attempt < 6; attempt += 1) await signIn("wrong");
    expect((await signIn(testPassword)).statusCode).toBe(429);
    await reset(await askForLink(company.email));
    expect((await signIn(newPassword)).statusCode).toBe(200);
  });

  test.for([
    ["one by one", 1],
    ["as one batch", 4],
  ] as const)(
    "asked for by four strangers %s, then by its owner, brings three mails; the newest link works, and after the window one goes again",
    async ([, batch]) => {
      for (let request = 1; request <= 4; request += 1) {
        await forgot(company.email);
        if (request % batch === 0) await processLinkRequests(portal.database.db, portal.now());
      }
      later({ minutes: 5 });
      expect((await forgot(company.email)).statusCode).toBe(200);
      await processLinkRequests(portal.database.db, portal.now());
      const mails = await mailsTo(portal, company.email);
      const checks = await Promise.all(
        mails.map(({ data }) => post("/auth/check-reset-token", { token: data.token })),
      );
      expect(checks.map((check) => check.statusCode).toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
      later({ minutes: 10 });
      const next = await askForLink(company.email);
      expect(await mailsTo(portal, company.email)).toHaveLength(4);
      expect((await reset(next)).statusCode).toBe(200);
    },
  );

  test("refused again and again is not held up any longer", async () => {
    for (let minute = 0; minute < 15; minute += 1) {
      await askForLink(company.email);
      later({ minutes: 1 });
    }
    expect(await mailsTo(portal, company.email)).toHaveLength(3);
    await askForLink(company.email);
    expect(await mailsTo(portal, company.email)).toHaveLength(4);
  });

  test("brings a mail to each of many who share a line", async () => {
    const people = await Promise.all(
      Array.from({ length: 31 }, () =>
        createTestUser(portal, company.companyId, { permissions: [11], siteIds: [] }),
      ),
    );
    for (const { email } of people) await forgot(email);
    await processLinkRequests(portal.database.db, portal.now());
    await processLinkRequests(portal.database.db, portal.now());
    for (const { email } of people) expect(await mailsTo(portal, email)).toHaveLength(1);
  });

  test("asked for by many at once brings no more mails than asked for one by one", async () => {
    for (let request = 0; request < 8; request += 1) await forgot(company.email);
    const { db } = portal.database;
    await Promise.all(Array.from({ length: 4 }, () => processLinkRequests(db, portal.now())));
    expect(await mailsTo(portal, company.email)).toHaveLength(3);
    const open = await db
      .selectFrom("one_time_links")
      .select("user_id")
      .where("user_id", "=", company.userId)
      .where("replaced_at", "is", null)
      .execute();
    expect(open).toHaveLength(1);
  });

  test("ends with the access: links of a deleted person answer as expired ones", async () => {
    const former = await createTestUser(portal, company.companyId, { permissions: [11], siteIds: [] });
    const replaced = await askForLink(former.email);
    later({ minutes: 1 });
    const used = await askForLink(former.email);
    expect((await reset(used)).statusCode).toBe(200);
    later({ minutes: 1 });
    const open = await askForLink(former.email);
    await portal.call({ method: "DELETE", path: `/user/${former.userId}`, token: company.token });
    const answerTo = async (path: string, body: object) => {
      const answer = await post(path, body);
      const { requestId: _, ...rest } = answer.json<{ requestId: string }>();
      return [answer.statusCode, rest];
    };
    for (const token of [replaced, used, open]) {
      for (const [path, body] of [
        ["/auth/check-reset-token", {}],
        ["/auth/reset-password", { password: newPassword }],
      ] as const) {
        expect(await answerTo(path, { token, ...body })).toEqual(
          await answerTo(path, { token: "made-up", ...body }),
        );
      }
    }
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
    expect(await mailsTo(portal, company.email)).toMatchObject([{ kind: "password_changed" }]);
  });

  test("ends the person's open reset links, and nobody else's", async () => {
    const other = await createTestUser(portal, company.companyId, { permissions: [11], siteIds: [] });
    const linkOf = async (email: string) => {
      await post("/auth/forgot-password", { email });
      await processLinkRequests(portal.database.db, portal.now());
      return await lastLinkToken(portal, email);
    };
    const mine = await linkOf(company.email);
    const theirs = await linkOf(other.email);
    expect((await change(testPassword, newPassword)).statusCode).toBe(200);
    for (const path of ["/auth/check-reset-token", "/auth/reset-password"]) {
      const body = { token: mine, ...(path.endsWith("password") && { password: "Sperrmüll8" }) };
      expect(statusAndCode(await post(path, body))).toEqual([410, "reset_link_expired"]);
    }
    expect((await post("/auth/check-reset-token", { token: theirs })).statusCode).toBe(200);
  });

  test("opens the portal to whoever had an initial one", async () => {
    const user = await createTestUser(portal, company.companyId, {
      permissions: [11],
      siteIds: [],
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

  test("is held up by no lock of sign-ins, and its wrong attempts lock none", async () => {
    const signIn = (email: string, password: string) => post("/auth/login/credentials", { email, password });
    for (let attempt = 0; attempt < 6; attempt += 1) await signIn(company.email, "wrong");
    for (let attempt = 0; attempt < 30; attempt += 1) await signIn(`${attempt}@test.example`, "wrong");
    expect((await signIn("nobody@test.example", "wrong")).statusCode).toBe(429);
    expect((await change("Falsch123", newPassword)).statusCode).toBe(400);
    expect((await change(testPassword, newPassword)).statusCode).toBe(200);
    later({ minutes: 15 });
    for (let attempt = 0; attempt < 6; attempt += 1) await change("Falsch123", testPassword);
    expect((await signIn(company.email, newPassword)).statusCode).toBe(200);
  });

  test("is not held up by new ones that were refused", async () => {
    for (let attempt = 0; attempt < 6; attempt += 1)
      expect((await change(testPassword, "kurz")).statusCode).toBe(400);
    expect((await change(testPassword, newPassword)).statusCode).toBe(200);
  });

  test("needs another one", async () => {
    expect((await change(testPassword, testPassword)).json()).toMatchObject({
      details: [{ field: "newPassword" }],
    });
  });
});
