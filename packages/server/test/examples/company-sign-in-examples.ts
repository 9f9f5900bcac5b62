import type { companySignInApi } from "@kreislauf/contract/session";
import {
  insertAttempt,
  storeIdTokenClaims,
  consumeSignInState,
} from "../../src/session/company-sign-in.store.ts";
import type { TestCompany } from "../factories/company.ts";
import type { TestPortal, TestRequest } from "../portal/portal.ts";

type Call = Pick<TestRequest, "path" | "body">;
type Example = (company: TestCompany) => Call | Promise<Call>;

const attempt = {
  state: "state",
  nonce: "nonce",
  codeVerifier: "verifier",
  browserSecret: "secret",
  proofSessionId: undefined,
};

/** An example call of every endpoint of the company sign-in that succeeds for somebody of the company. */
export function companySignInExamples(
  portal: () => TestPortal,
): Readonly<Record<keyof typeof companySignInApi, Example>> {
  const configure = async ({ companyId }: TestCompany) => {
    const { db } = portal().database;
    await db.deleteFrom("company_sign_ins").execute();
    const now = portal().now().toString();
    const settings = {
      company_id: companyId,
      issuer: "https://login.example",
      client_id: "kreislauf",
      client_secret: "s",
    };
    await db
      .insertInto("company_sign_ins")
      .values({
        ...settings,
        internal: true,
        emergency_user_id: null,
        group_id: null,
        group_claim: null,
        created_at: now,
      })
      .execute();
    const domain = "test.example";
    await db.insertInto("company_sign_in_domains").values({ domain, company_id: companyId }).execute();
  };
  return {
    beginCompanySignIn: async ({ email }) => ({ path: "/auth/company-account/begin", body: { email } }),
    beginCompanyAccountProof: () => ({ path: "/account/proof/company-account" }),
    finishCompanySignIn: async (company) => {
      await configure(company);
      const work = { db: portal().database.db, now: portal().now() };
      await insertAttempt(work, company.companyId, attempt);
      const taken = await consumeSignInState(work, attempt.state);
      if (taken === undefined) throw new Error("The state is taken.");
      const ticket = await storeIdTokenClaims(work, taken.state_hash, {
        subject: company.email,
        sessionId: null,
        authenticatedAt: null,
        email: company.email,
        firstName: "",
        lastName: "",
        groups: [],
      });
      return {
        path: "/auth/company-account/finish",
        body: { ticket, browserSecret: attempt.browserSecret },
      };
    },
  };
}
