import { Refusal } from "@kreislauf/contract/base";
import type { CompanySignInRedirect, CompanySignInStart } from "@kreislauf/contract/session";
import type { Context, PublicContext } from "../../base/context.ts";
import { findLoginById } from "../../users/index.ts";
import { newToken } from "../base/tokens.ts";
import {
  type CompanySignIn,
  findCompanySignIn,
  findCompanySignInOf,
  insertAttempt,
} from "../company-sign-in.store.ts";
import { getSession } from "../session.store.ts";
import { authorizationUrl, discoverIdentityProvider } from "./openid-provider.ts";

export const callbackAddress = (context: Pick<PublicContext, "config">): string =>
  `${context.config.PUBLIC_URL}/api/auth/company-account/callback`;

export const domainOf = (email: string): string => email.trim().toLowerCase().replace(/^.*@/, "");

/**
 * Begins a sign-in at the identity provider of the e-mail address's domain; refused if no company sign-in has that
 * domain. No person is looked up, so that the answer does not reveal whether there is an account.
 */
export async function beginCompanySignIn(
  context: PublicContext,
  { email }: CompanySignInStart,
): Promise<CompanySignInRedirect> {
  const settings = await findCompanySignIn(context.db, domainOf(email));
  if (settings === undefined) throw new Refusal("company_sign_in_unknown");
  return await leadToProvider(context, settings, { email: email.trim() });
}

/**
 * Begins an identity proof for a session that was opened through the company account: the person signs in at the
 * identity provider again. Refused for other sessions, and if the company sign-in was removed.
 */
export async function beginCompanyAccountProof(context: Context): Promise<CompanySignInRedirect> {
  const { company_account: account } = await getSession(context);
  const settings = account === null ? undefined : await findCompanySignInOf(context.db, account.companyId);
  if (settings === undefined) throw new Refusal("company_sign_in_unknown");
  const person = await findLoginById(context.db, context.actor.userId);
  return await leadToProvider(context, settings, {
    email: person?.email ?? "",
    proofSessionId: context.actor.sessionId,
  });
}

async function leadToProvider(
  context: PublicContext,
  settings: CompanySignIn,
  { email, proofSessionId }: { readonly email: string; readonly proofSessionId?: string },
): Promise<CompanySignInRedirect> {
  const attempt = {
    state: newToken(),
    nonce: newToken(),
    codeVerifier: newToken(),
    browserSecret: newToken(),
    proofSessionId,
  };
  const provider = await discoverIdentityProvider(settings).catch((error: unknown) => {
    context.log.warn({ companyId: settings.company_id, reason: reasonOf(error) }, "provider not discovered");
    throw new Refusal("company_sign_in_away");
  });
  const url = await authorizationUrl(provider, callbackAddress(context), attempt, email);
  await insertAttempt(context, settings.company_id, attempt);
  return { url, browserSecret: attempt.browserSecret };
}

/**
 * The code of an error; `unknown` if it has no code. Messages are left out: those of the library may quote what the
 * identity provider has sent.
 */
export const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "unknown";
};
