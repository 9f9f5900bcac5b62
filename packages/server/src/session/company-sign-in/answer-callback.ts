import type { ErrorCode } from "@kreislauf/contract/base";
import type { PublicContext } from "../../base/context.ts";
import { getCompanySignIn, storeIdTokenClaims, consumeSignInState } from "../company-sign-in.store.ts";
import { callbackAddress, reasonOf } from "./begin-company-sign-in.ts";
import { readCallback } from "./openid-provider.ts";

/**
 * Checks the provider's answer and sends the browser back to the app, with a ticket that is good in the browser that
 * began, or with the reason why there is none. A state is taken once, whatever becomes of it.
 */
export async function answerCallback(
  context: PublicContext,
  query: Readonly<Record<string, string>>,
): Promise<string> {
  const { state = "" } = query;
  const attempt = await consumeSignInState(context, state);
  if (attempt === undefined) return failed(context, "sign_in_expired");
  const settings = await getCompanySignIn(context.db, attempt.company_id);
  const callback = new URL(callbackAddress(context));
  callback.search = new URLSearchParams(query).toString();
  try {
    const checks = {
      state,
      nonce: attempt.nonce,
      codeVerifier: attempt.code_verifier,
      isProof: attempt.proof_session_id !== null,
    };
    const claims = await readCallback(settings, callback, checks);
    const ticket = await storeIdTokenClaims(context, attempt.state_hash, claims);
    return `${context.config.PUBLIC_URL}/#/login/company-account?ticket=${ticket}`;
  } catch (error) {
    const reason = reasonOf(error);
    context.log.warn({ security: "company_sign_in_refused", reason }, "provider's answer refused");
    return failed(context, isAway(reason) ? "company_sign_in_away" : "company_account_refused");
  }
}

/** Codes of the library for no or an unusable answer, and of the network. */
const isAway = (reason: string) =>
  /^(OAUTH_TIMEOUT|OAUTH_HTTP_ERROR|OAUTH_RESPONSE_IS_NOT_CONFORM|OAUTH_RESPONSE_IS_NOT_JSON|E[A-Z]+|unknown)$/.test(
    reason,
  );

const failed = ({ config }: PublicContext, code: ErrorCode) =>
  `${config.PUBLIC_URL}/#/login/company-account?failure=${code}`;
