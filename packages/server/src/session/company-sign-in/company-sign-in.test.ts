import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { CompanySignInAnswer, SignedIn } from "@kreislauf/contract/session";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { type Forgery, startForgedProvider } from "../../../test/fakes/forged-provider.ts";
import { visitProvider } from "../../../test/fakes/openid-provider.ts";
import {
  createTestCompany,
  createTestSite,
  createTestUser,
  testPassword,
} from "../../../test/factories/company.ts";
import { addTestPasskey } from "../../../test/factories/passkey.ts";
import { createTestGroup } from "../../../test/factories/people.ts";
import { startCompanySignIn } from "../../../test/portal/company-sign-in.ts";
import { statusAndCode } from "../../../test/portal/portal.ts";
import { runTestCommand } from "../../../test/portal/run-command.ts";

const scene = await startCompanySignIn();
const { portal, provider, configure, configureAt, begin, devices, finish, jana, land, post, signInAs } =
  scene;
afterAll(scene.close);
beforeEach(scene.renew);

describe("company sign-in", () => {
  test("opens a session with the factor oidc, by way of a real provider", async () => {
    expect(await configure()).toMatchObject({ ok: true });
    const answer = await signInAs(jana());
    expect(answer.statusCode, answer.body).toBe(200);
    const { signIn, email } = answer.json<CompanySignInAnswer>();
    expect(email).toBe(scene.company.email);
    const { accessToken } = signIn as SignedIn;
    expect((await devices(accessToken)).sessions.find(({ current }) => current)?.factors).toEqual(["oidc"]);
  });

  test("answers by the domain only, whether an account exists or not", async () => {
    await configure();
    const [known, unknown] = [await begin(), await begin("nobody@test.example")];
    expect(new URL(known.url).origin).toBe(new URL(unknown.url).origin);
    expect(Object.keys(known)).toEqual(Object.keys(unknown));
    expect(statusAndCode(await post("begin", { email: "a@other.example" }))).toEqual([
      404,
      "company_sign_in_unknown",
    ]);
  });

  test("opens nothing in another browser, with a ticket used before, or too late", async () => {
    await configure();
    provider.signInAs(jana());
    const [mine, theirs] = [await begin(), await begin()];
    const ticket = (await land(await visitProvider(mine.url))).get("ticket");
    expect(statusAndCode(await finish(ticket, theirs.browserSecret))).toEqual([401, "sign_in_expired"]);
    expect((await finish(ticket, mine.browserSecret)).statusCode).toBe(200);
    expect(statusAndCode(await finish(ticket, mine.browserSecret))).toEqual([401, "sign_in_expired"]);
    const late = (await land(await visitProvider(theirs.url))).get("ticket");
    portal.setNow(portal.now().add({ minutes: 2 }).toString());
    expect(statusAndCode(await finish(late, theirs.browserSecret))).toEqual([401, "sign_in_expired"]);
  });

  test("takes a state once, and no code of another sign-in", async () => {
    await configure();
    provider.signInAs(jana());
    const [mine, theirs] = [await begin(), await begin()];
    const [mineBack, theirsBack] = [await visitProvider(mine.url), await visitProvider(theirs.url)];
    const injected = new URL(mineBack);
    injected.searchParams.set("code", new URL(theirsBack).searchParams.get("code") ?? "");
    expect((await land(injected.href)).get("failure")).toBe("company_account_refused");
    expect((await land(mineBack)).get("failure")).toBe("sign_in_expired");
    // The code still works for the person it was meant for.
    expect((await land(theirsBack)).get("failure")).toBeNull();
  });

  test("two tabs at once both sign in", async () => {
    await configure();
    provider.signInAs(jana());
    const tabs = await Promise.all([begin(), begin()]);
    for (const { url, browserSecret } of tabs) {
      const ticket = (await land(await visitProvider(url))).get("ticket");
      expect((await finish(ticket, browserSecret)).statusCode).toBe(200);
    }
  });

  test("lets nobody in with an unverified address, of a foreign domain, or unknown", async () => {
    await configure();
    for (const account of [
      jana({ email_verified: false }),
      jana({ email: "jana@other.example" }),
      jana({ email: "nobody@test.example" }),
    ])
      expect(statusAndCode(await signInAs(account))).toEqual([403, "company_account_refused"]);
  });

  test("binds to the subject: a changed address stays, a reused one takes nobody over", async () => {
    await configure();
    expect((await signInAs(jana())).statusCode).toBe(200);
    expect((await signInAs(jana({ email: "new@test.example" }))).statusCode).toBe(200);
    expect(statusAndCode(await signInAs(jana({ sub: "somebody else" })))).toEqual([
      403,
      "company_account_refused",
    ]);
  });

  test("locks the person before the session opens", async () => {
    await configure();
    expect((await signInAs(jana())).statusCode).toBe(200);
    const statements = await portal.statementsOf(() => signInAs(jana()));
    const indexOf = (pattern: RegExp) => statements.findIndex(({ sql }) => pattern.test(sql));
    const locked = indexOf(/from "users" where "id" = \$1 for no key update/);
    expect(locked).toBeGreaterThan(0);
    expect(locked).toBeLessThan(indexOf(/insert into "sessions"/));
  });

  test("gives access to the company's people alone", async () => {
    await configure();
    const other = await createTestCompany(portal);
    expect(statusAndCode(await signInAs(jana({ sub: "other", email: other.email })))).toEqual([
      403,
      "company_account_refused",
    ]);
  });

  const provisioned = async (sub: string, groups: readonly string[] = []) => {
    const email = `${sub}@test.example`;
    const name = { given_name: "Nele", family_name: "Ude" };
    const answer = await signInAs({ sub, email, email_verified: true, groups, ...name });
    expect(answer.statusCode, answer.body).toBe(200);
    const { user, accessToken } = answer.json<{ signIn: SignedIn }>().signIn;
    const { db } = portal.database;
    const membership = await db
      .selectFrom("memberships")
      .leftJoin("groups", "groups.id", "memberships.group_id")
      .select(["permissions", "invited", "groups.name as group"])
      .where("user_id", "=", user.userId)
      .executeTakeFirstOrThrow();
    const sites = await db
      .selectFrom("user_sites")
      .select("site_id")
      .where("user_id", "=", user.userId)
      .execute();
    return { user, accessToken, membership, sites: sites.map(({ site_id }) => site_id) };
  };

  test("provisions with default rights and sites where the company does that", async () => {
    await configure("--provision", "--permission", "11,14");
    const later = await createTestSite(portal, scene.company.companyId);
    const { user, membership, sites } = await provisioned(`neu-${later}`);
    expect(user).toMatchObject({ firstName: "Nele", lastName: "Ude" });
    expect(membership).toEqual({ permissions: [11, 14], invited: false, group: null });
    expect(new Set(sites)).toEqual(new Set([scene.company.siteId, later]));
  });

  test("provisions into the group that a claim names, or the one that was set", async () => {
    const { companyId } = scene.company;
    for (const name of ["Nord", "Süd"]) await createTestGroup(portal, companyId, name);
    await createTestGroup(portal, (await createTestCompany(portal)).companyId, "Fremd");
    await configure("--provision", "--permission", "11", "--group", "Nord", "--group-claim", "groups");
    const groupOf = async (sub: string, groups: readonly string[]) =>
      (await provisioned(`${sub}-${companyId}`, groups)).membership.group;
    expect(await groupOf("claim", ["Vertrieb", "Süd"])).toBe("Süd");
    expect(await groupOf("none", [])).toBe("Nord");
    expect(await groupOf("foreign", ["Fremd"])).toBe("Nord");
  });

  test("required closes passwords, except the emergency account's", async () => {
    await configure();
    const emergency = await createTestUser(portal, scene.company.companyId, {
      permissions: [11],
      siteIds: [],
    });
    expect(await scene.require(emergency.email)).toMatchObject({ ok: true });
    const signIn = (email: string) =>
      portal.call({
        method: "POST",
        path: "/auth/login/credentials",
        body: { email, password: testPassword },
      });
    expect((await portal.call({ path: "/account/sessions", token: scene.company.token })).statusCode).toBe(
      401,
    );
    expect(statusAndCode(await signIn(scene.company.email))).toEqual([403, "company_sign_in_required"]);
    expect((await signIn(emergency.email)).statusCode).toBe(200);
    expect((await signInAs(jana())).statusCode).toBe(200);
  });

  test("required closes passkeys too", async () => {
    await configure();
    const passkey = await addTestPasskey(portal, scene.company.token);
    const { email } = await createTestUser(portal, scene.company.companyId, {
      permissions: [11],
      siteIds: [],
    });
    await scene.require(email);
    const options = await portal.call({ method: "POST", path: "/auth/login/passkey/options" });
    const answer = await portal.call({
      method: "POST",
      path: "/auth/login/passkey",
      body: { passkey: passkey.use(options.json()) },
    });
    expect(statusAndCode(answer)).toEqual([403, "company_sign_in_required"]);
  });

  test("stands for the second factor that the company requires", async () => {
    await configure();
    await portal.database.db
      .updateTable("companies")
      .set({ second_factor_rule: "all", second_factor_from: "2027-01-01" })
      .where("id", "=", scene.company.companyId)
      .execute();
    const list = (token: string) => portal.call({ path: "/service-location/all/orders", token });
    expect(statusAndCode(await list(scene.company.token))).toEqual([403, "second_factor_required"]);
    const { accessToken } = (await signInAs(jana())).json<{ signIn: SignedIn }>().signIn;
    expect((await list(accessToken)).statusCode).toBe(200);
  });

  test("refuses an id token of another issuer, audience, nonce or time, unsigned or signed by others", async () => {
    const forger = await startForgedProvider();
    await configureAt({ issuer: forger.issuer, clientId: "kreislauf", clientSecret: "secret" });
    const tryWith = async (forgery: Forgery) => {
      const { url, browserSecret } = await begin();
      const { searchParams } = new URL(url);
      forger.answerWith(forgery, { ...jana(), nonce: searchParams.get("nonce") });
      const back = `${portal.config.PUBLIC_URL}/api/auth/company-account/callback?code=1&state=${searchParams.get("state")}`;
      const landed = await land(back);
      return landed.get("failure") ?? (await finish(landed.get("ticket"), browserSecret)).statusCode;
    };
    try {
      expect(await tryWith({})).toBe(200);
      expect(await tryWith({ claims: { exp: -30 } })).toBe(200);
      for (const forgery of [
        { claims: { iss: "https://other.example" } },
        { claims: { aud: "another" } },
        { claims: { nonce: "used before" } },
        { claims: { exp: -120 } },
        { unsigned: true },
        { foreignKey: true },
      ])
        expect([forgery, await tryWith(forgery)]).toEqual([forgery, "company_account_refused"]);
    } finally {
      await forger.close();
    }
  });

  test("ends by logout tokens of the provider and by its page, by nothing else", async () => {
    const forger = await startForgedProvider();
    await configureAt({ issuer: forger.issuer, clientId: "kreislauf", clientSecret: "secret" });
    const enter = async (sid: string) => {
      const { url, browserSecret } = await begin();
      const { searchParams } = new URL(url);
      forger.answerWith({}, { ...jana(), sid, nonce: searchParams.get("nonce") });
      const back = `${portal.config.PUBLIC_URL}/api/auth/company-account/callback?code=1&state=${searchParams.get("state")}`;
      const ended = await finish((await land(back)).get("ticket"), browserSecret);
      return ended.json<{ signIn: SignedIn }>().signIn.accessToken;
    };
    const isIn = async (token: string) =>
      (await portal.call({ path: "/account/sessions", token })).statusCode === 200;
    const logOut = async (claims: object, forgery: Forgery = {}) =>
      await portal.call({
        method: "POST",
        path: "/auth/company-account/back-channel-logout",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({
          logout_token: await forger.sign({ events, jti: "1", ...claims }, forgery),
        }).toString(),
      });
    const events = { "http://schemas.openid.net/event/backchannel-logout": {} };
    try {
      const [one, two, three] = [await enter("one"), await enter("two"), await enter("three")];
      for (const wrong of [
        await logOut({ sid: "one" }, { unsigned: true }),
        await logOut({ sid: "one" }, { foreignKey: true }),
        await logOut({ sid: "one", nonce: "1" }),
        await logOut({ sid: "one", events: {} }),
        await logOut({}),
      ])
        expect(wrong.statusCode).toBe(400);
      expect(await isIn(one)).toBe(true);
      expect((await logOut({ sid: "one" })).statusCode).toBe(200);
      expect([await isIn(one), await isIn(two)]).toEqual([false, true]);
      const page = `/auth/company-account/front-channel-logout?iss=${encodeURIComponent(forger.issuer)}&sid=`;
      await portal.call({ path: `${page}other` });
      expect(await isIn(two)).toBe(true);
      await portal.call({ path: `${page}two` });
      expect([await isIn(two), await isIn(three)]).toEqual([false, true]);
      expect((await logOut({ sub: jana().sub })).statusCode).toBe(200);
      expect(await isIn(three)).toBe(false);
    } finally {
      await forger.close();
    }
  });

  test("a removed configuration ends sign-ins on their way, and no session", async () => {
    await configure();
    const answer = await signInAs(jana());
    const { accessToken } = answer.json<{ signIn: SignedIn }>().signIn;
    const { url } = await begin();
    expect(
      await runTestCommand(portal, "company-sign-in", "remove", "--company", scene.number),
    ).toMatchObject({
      ok: true,
    });
    expect((await devices(accessToken)).sessions.length).toBeGreaterThan(0);
    expect((await land(await visitProvider(url))).get("failure")).toBe("sign_in_expired");
  });

  test("is set with the secret in a file only", async () => {
    const words = [
      "--company",
      scene.number,
      "--issuer",
      provider.issuer,
      "--client",
      "c",
      "--domain",
      "a.example",
    ];
    const without = await runTestCommand(portal, "company-sign-in", "set", ...words, "--internal");
    expect([without.ok, without.lines[0]]).toEqual([false, "'company-sign-in set' needs FILE."]);
    await configure();
    const { lines } = await runTestCommand(portal, "company-sign-in", "list");
    expect(lines.join()).toContain(provider.issuer);
    expect(lines.join()).not.toContain(provider.clientSecret);
  });

  test("is shown to user managers without the secret", async () => {
    const view = async () =>
      (await portal.call({ path: "/company/company-account", token: scene.company.token })).json<object>();
    expect(await view()).toEqual({ companyAccount: null });
    await configure();
    expect(await view()).toEqual({
      companyAccount: {
        issuer: provider.issuer,
        clientId: provider.clientId,
        domains: ["test.example"],
        required: false,
        emergencyAccount: null,
        provisions: false,
      },
    });
  });

  test.each([
    ["is away", undefined],
    ["never answers", () => undefined],
    ["answers with a page", (response) => response.end("<h1>Wartung</h1>")],
    ["is in trouble itself", (response) => response.writeHead(500).end("{}")],
    ["leads elsewhere", (response) => response.writeHead(302, { location: "http://127.0.0.1:1" }).end()],
    ["calls itself by another name", (response) => response.end('{"issuer":"https://other.example"}')],
    ["answers without an end", (response) => response.end("x".repeat(1_100_000))],
  ] satisfies [string, ((response: ServerResponse) => unknown) | undefined][])(
    "says so when the provider %s",
    async (_, answer) => {
      await configure();
      const server = createServer((_request, response) => {
        response.setHeader("content-type", "application/json");
        answer?.(response);
      });
      await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
      const { port } = server.address() as AddressInfo;
      if (answer === undefined) server.close();
      await portal.database.db
        .updateTable("company_sign_ins")
        .set({ issuer: `http://127.0.0.1:${port}` })
        .execute();
      try {
        expect(statusAndCode(await post("begin", { email: scene.company.email }))).toEqual([
          503,
          "company_sign_in_away",
        ]);
      } finally {
        server.closeAllConnections();
        server.close();
      }
    },
  );
});
