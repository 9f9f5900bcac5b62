import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createTestCompany,
  createTestUser,
  signInTestUser,
  testPassword,
  type TestCompany,
} from "../../test/factories/company.ts";
import { statusAndCode, openTestPortal, type TestPortal } from "../../test/portal/portal.ts";
import { processLinkRequests } from "./process-link-requests.ts";
import { resetSignInState, lastLinkToken, mailsTo, newPassword } from "../../test/portal/sign-in-mails.ts";

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

  test("brings at most three mails in a quarter of an hour", async () => {
    for (let wish = 0; wish < 5; wish += 1) await askForLink(company.email);
    expect(await mailsTo(portal, company.email)).toHaveLength(3);
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

  test("needs another one", async () => {
    expect((await change(testPassword, testPassword)).json()).toMatchObject({
      details: [{ field: "newPassword" }],
    });
  });
});
