import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CompanySignInRedirect, SignedIn } from "@kreislauf/contract/session";
import { expect } from "vitest";
import { createTestCompany, type TestCompany } from "../factories/company.ts";
import {
  type ProviderAccount,
  startTestProvider,
  type TestProvider,
  visitProvider,
} from "../fakes/openid-provider.ts";
import { openTestPortal } from "./portal.ts";
import { runTestCommand } from "./run-command.ts";

/** Starts a portal with a company, a real OpenID provider, and functions for what a browser does between the two. */
export async function startCompanySignIn() {
  const folder = await mkdtemp(join(tmpdir(), "kreislauf-secret-"));
  const portal = await openTestPortal();
  const provider = await startTestProvider(`${portal.config.PUBLIC_URL}/api/auth/company-account/callback`);
  let company: TestCompany;
  let number: string;

  const renew = async () => {
    const { db } = portal.database;
    await db.deleteFrom("company_sign_ins").execute();
    await db.deleteFrom("company_identities").execute();
    company = await createTestCompany(portal);
    ({ customer_number: number } = await db
      .selectFrom("companies")
      .select("customer_number")
      .where("id", "=", company.companyId)
      .executeTakeFirstOrThrow());
  };
  const configureAt = async (
    { issuer, clientId, clientSecret }: Pick<TestProvider, "issuer" | "clientId" | "clientSecret">,
    ...more: readonly string[]
  ) => {
    const file = join(folder, "client-secret");
    await writeFile(file, `${clientSecret}\n`);
    const words = ["--company", number, "--issuer", issuer, "--client", clientId, "--domain", "test.example"];
    return await runTestCommand(portal, "company-sign-in", "set", file, ...words, "--internal", ...more);
  };
  const post = (path: string, body: object) =>
    portal.call({ method: "POST", path: `/auth/company-account/${path}`, body });
  const begin = async (email = company.email) => {
    const answer = await post("begin", { email });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<CompanySignInRedirect>();
  };
  /** Goes back to the portal at the provider's redirect URL; returns the parameters that the web app gets. */
  const land = async (url: string) => {
    const { pathname, search } = new URL(url);
    const answer = await portal.call({ path: `${pathname.replace("/api", "")}${search}` });
    expect(answer.statusCode).toBe(302);
    return new URLSearchParams(String(answer.headers.location).split("?")[1]);
  };
  const finish = (ticket: string | null, browserSecret: string) => post("finish", { ticket, browserSecret });
  const signInAs = async (account: ProviderAccount) => {
    provider.signInAs(account);
    const { url, browserSecret } = await begin();
    return await finish((await land(await visitProvider(url))).get("ticket"), browserSecret);
  };
  /** The URL at the portal to which a provider redirects a browser whose sign-in began at `url`. */
  const backFrom = (url: string) =>
    `${portal.config.PUBLIC_URL}/api/auth/company-account/callback?code=1&state=${new URL(url).searchParams.get("state")}`;

  return {
    portal,
    provider,
    renew,
    configure: (...more: readonly string[]) => configureAt(provider, ...more),
    configureAt,
    require: (emergency: string) =>
      runTestCommand(portal, "company-sign-in", "require", "--company", number, "--emergency", emergency),
    post,
    begin,
    land,
    finish,
    signInAs,
    backFrom,
    /** Signs in as the company's person; returns the access token. */
    enter: async () => (await signInAs(jana())).json<{ signIn: SignedIn }>().signIn.accessToken,
    jana,
    devices: async (token: string) =>
      (await portal.call({ path: "/account/sessions", token })).json<{
        sessions: { factors: string[]; current: boolean }[];
      }>(),
    get company() {
      return company;
    },
    get number() {
      return number;
    },
    close: async () => {
      await rm(folder, { recursive: true });
      await provider.close();
      await portal.close();
    },
  };

  function jana(more: Partial<ProviderAccount> = {}): ProviderAccount {
    return { sub: `sub ${company.email}`, email: company.email, email_verified: true, ...more };
  }
}
