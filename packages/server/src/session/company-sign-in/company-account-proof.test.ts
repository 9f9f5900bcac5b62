import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { permission } from "@kreislauf/contract/base";
import type { CompanySelection, CompanySignInRedirect, SignedIn } from "@kreislauf/contract/session";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startForgedProvider } from "../../../test/fakes/forged-provider.ts";
import { type ProviderAccount, visitProvider } from "../../../test/fakes/openid-provider.ts";
import { createTestCompany, createTestUser } from "../../../test/factories/company.ts";
import { addTestPasskey } from "../../../test/factories/passkey.ts";
import { startCompanySignIn } from "../../../test/portal/company-sign-in.ts";
import { statusAndCode } from "../../../test/portal/portal.ts";
import { runTestCommand } from "../../../test/portal/run-command.ts";

const scene = await startCompanySignIn();
const { portal, provider, configure, configureAt, begin, devices, finish, jana, land, signInAs } = scene;
afterAll(scene.close);
beforeEach(scene.renew);

const guarded = (token: string) => portal.call({ method: "POST", path: "/account/passkeys/options", token });
const prove = (token: string, ticket: string | null, browserSecret: string) =>
  portal.call({
    method: "POST",
    path: "/account/proof",
    body: { companyAccount: { ticket, browserSecret } },
    token,
  });
const askForIdentityProof = (token: string) =>
  portal.call({ method: "POST", path: "/account/proof/company-account", token });
const beginProof = async (token: string) => (await askForIdentityProof(token)).json<CompanySignInRedirect>();
const pass = (minutes: number) => portal.setNow(portal.now().add({ minutes }).toString());

describe("a proof by the company account", () => {
  test("proves again who one is, at the provider, which asks again; nobody else's account does", async () => {
    await configure();
    const token = await scene.enter();
    portal.setNow(portal.now().add({ minutes: 11 }).toString());
    const proveAs = async (account: ProviderAccount) => {
      provider.signInAs(account);
      const { url, browserSecret } = await beginProof(token);
      expect(new URL(url).searchParams.get("prompt")).toBe("login");
      return await prove(token, (await land(await visitProvider(url))).get("ticket"), browserSecret);
    };
    expect(statusAndCode(await guarded(token))).toEqual([403, "proof_required"]);
    expect(statusAndCode(await proveAs(jana({ sub: "somebody else" })))).toEqual([
      403,
      "company_account_refused",
    ]);
    expect(statusAndCode(await guarded(token))).toEqual([403, "proof_required"]);
    expect((await proveAs(jana())).statusCode).toBe(200);
    expect((await guarded(token)).statusCode).toBe(200);
    expect(statusAndCode(await askForIdentityProof(scene.company.token))).toEqual([
      404,
      "company_sign_in_unknown",
    ]);
  });

  test("is no ticket of a sign-in, nor one of another session", async () => {
    await configure();
    const [token, other] = [await scene.enter(), await scene.enter()];
    pass(11);
    const signingIn = await begin();
    const ticket = (await land(await visitProvider(signingIn.url))).get("ticket");
    expect(statusAndCode(await prove(token, ticket, signingIn.browserSecret))).toEqual([
      401,
      "sign_in_expired",
    ]);
    const theirs = await beginProof(other);
    const proof = (await land(await visitProvider(theirs.url))).get("ticket");
    expect(statusAndCode(await prove(token, proof, theirs.browserSecret))).toEqual([401, "sign_in_expired"]);
    expect(statusAndCode(await finish(proof, theirs.browserSecret))).toEqual([401, "sign_in_expired"]);
    expect(statusAndCode(await guarded(token))).toEqual([403, "proof_required"]);
    expect((await prove(other, proof, theirs.browserSecret)).statusCode).toBe(200);
  });

  test("has to be given now: the provider says when it asked", async () => {
    const forger = await startForgedProvider();
    await configureAt({ issuer: forger.issuer, clientId: "kreislauf", clientSecret: "secret" });
    const answerAt = async (url: string, minutesAgo?: number) => {
      const nonce = new URL(url).searchParams.get("nonce");
      const seconds = Math.floor(Temporal.Now.instant().epochMilliseconds / 1000);
      const authTime = minutesAgo !== undefined && { auth_time: seconds - 60 * minutesAgo };
      forger.answerWith({}, { ...jana(), nonce, ...authTime });
      return await land(scene.backFrom(url));
    };
    try {
      const first = await begin();
      const entered = await finish((await answerAt(first.url)).get("ticket"), first.browserSecret);
      const { accessToken: token } = entered.json<{ signIn: SignedIn }>().signIn;
      pass(11);
      const { url, browserSecret } = await beginProof(token);
      expect(new URL(url).searchParams.get("max_age")).toBe("0");
      expect((await answerAt(url, 60)).get("failure")).toBe("company_account_refused");
      expect((await answerAt((await beginProof(token)).url)).get("failure")).toBe("company_account_refused");
      const again = await beginProof(token);
      const ticket = (await answerAt(again.url, 0)).get("ticket");
      expect(statusAndCode(await prove(token, ticket, browserSecret))).toEqual([401, "sign_in_expired"]);
      expect((await prove(token, ticket, again.browserSecret)).statusCode).toBe(200);
    } finally {
      await forger.close();
    }
  });

  test("is as old as the provider says when signing in", async () => {
    const forger = await startForgedProvider();
    await configureAt({ issuer: forger.issuer, clientId: "kreislauf", clientSecret: "secret" });
    try {
      const enterAfter = async (minutes: number) => {
        const { url, browserSecret } = await begin();
        const asked = portal.now().subtract({ minutes });
        const claims = { auth_time: Math.floor(asked.epochMilliseconds / 1000) };
        forger.answerWith({}, { ...jana(), nonce: new URL(url).searchParams.get("nonce"), ...claims });
        const ended = await finish((await land(scene.backFrom(url))).get("ticket"), browserSecret);
        return ended.json<{ signIn: SignedIn }>().signIn.accessToken;
      };
      expect(statusAndCode(await guarded(await enterAfter(60)))).toEqual([403, "proof_required"]);
      expect((await guarded(await enterAfter(1))).statusCode).toBe(200);
    } finally {
      await forger.close();
    }
  });
});

describe("a person of several companies", () => {
  const addCompany = async () => {
    const other = await createTestCompany(portal);
    await portal.database.db
      .insertInto("memberships")
      .values({
        user_id: scene.company.userId,
        company_id: other.companyId,
        permissions: [permission.defaultUser],
        created_at: portal.now().toString(),
        deleted_at: null,
      })
      .execute();
    return other;
  };

  test("chooses among them with the company account", async () => {
    await configure();
    const other = await addCompany();
    const { signIn } = (await signInAs(jana())).json<{ signIn: CompanySelection }>();
    expect(new Set(signIn.companies.map(({ id }) => id))).toEqual(
      new Set([scene.company.companyId, other.companyId]),
    );
  });

  test("enters no other company around their second factor", async () => {
    await configure();
    await addTestPasskey(portal, scene.company.token);
    const other = await addCompany();
    const token = await scene.enter();
    expect((await devices(token)).sessions.find(({ current }) => current)?.factors).toEqual(["oidc"]);
    const body = { companyId: other.companyId };
    const enterOther = () => portal.call({ method: "POST", path: "/auth/switch-company", body, token });
    expect(statusAndCode(await enterOther())).toEqual([403, "other_sign_in_required"]);
  });
});

describe("the emergency account", () => {
  test("is neither removed nor erased while the company account is required", async () => {
    await configure();
    const rights = [permission.defaultUser];
    const people = { permissions: rights, siteIds: [] };
    const emergency = await createTestUser(portal, scene.company.companyId, people);
    const next = await createTestUser(portal, scene.company.companyId, people);
    await scene.require(emergency.email);
    const token = await scene.enter();
    const remove = () => portal.call({ method: "DELETE", path: `/user/${emergency.userId}`, token });
    expect(statusAndCode(await remove())).toEqual([409, "emergency_account"]);
    const erase = () => runTestCommand(portal, "person", "erase", emergency.email);
    expect(await erase()).toMatchObject({
      ok: false,
      lines: [expect.stringContaining("emergency"), expect.anything()],
    });
    await scene.require(next.email);
    expect((await remove()).statusCode).toBe(200);
  });
});

test("what the operator sets stands in the log", async () => {
  await configure();
  await scene.require(scene.company.email);
  await runTestCommand(portal, "company-sign-in", "remove", "--company", scene.number);
  const entries = await portal.database.db
    .selectFrom("audit_log")
    .select(["action", "after"])
    .where("company_id", "=", scene.company.companyId)
    .where("action", "in", ["company_sign_in_set", "company_sign_in_required", "company_sign_in_removed"])
    .orderBy("id")
    .execute();
  expect(entries).toEqual([
    { action: "company_sign_in_set", after: { issuer: provider.issuer, domains: ["test.example"] } },
    { action: "company_sign_in_required", after: { emergencyAccount: scene.company.email } },
    { action: "company_sign_in_removed", after: {} },
  ]);
});

test("the bound account stands in the record of a person, and goes with them", async () => {
  await configure();
  await scene.enter();
  const { email } = scene.company;
  const file = join(await mkdtemp(join(tmpdir(), "kreislauf-record-")), "record.json");
  expect(await runTestCommand(portal, "person", "export", email, file)).toMatchObject({ ok: true });
  expect(await readFile(file, "utf8")).toContain(`"${jana().sub}"`);
  await rm(dirname(file), { recursive: true });
  expect(await runTestCommand(portal, "person", "erase", email, "--last-manager")).toMatchObject({
    ok: true,
  });
  expect(await portal.database.db.selectFrom("company_identities").selectAll().execute()).toEqual([]);
});
