import type { ErrorCode } from "@kreislauf/contract/base";
import type { PublicContext } from "../../base/context.ts";
import { getCompanySignIn, storeIdTokenClaims, consumeSignInState } from "../company-sign-in.store.ts";
import { callbackAddress, reasonOf } from "./begin-company-sign-in.ts";
import { readCallback } from "./openid-provider.ts";

/**
 * Checks the identity provider's answer and returns the URL of the app to redirect the browser to: with a ticket that
 * works only in the browser that began the attempt, or with the reason of a failure. A state is accepted only once,
 * whatever the result.
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

/**
 * Whether an error code, of the library or of the network, means that the identity provider cannot be reached or gave
 * no usable answer.
 */
const isAway = (reason: string) =>
  /^(OAUTH_TIMEOUT|OAUTH_HTTP_ERROR|OAUTH_RESPONSE_IS_NOT_CONFORM|OAUTH_RESPONSE_IS_NOT_JSON|E[A-Z]+|unknown)$/.test(
    reason,
  );

const failed = ({ config }: PublicContext, code: ErrorCode) =>
  `${config.PUBLIC_URL}/#/login/company-account?failure=${code}`;
