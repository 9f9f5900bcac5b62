import { Refusal } from "@kreislauf/contract/base";
import type { CompanySignInEnd } from "@kreislauf/contract/session";
import type { TransactionContext } from "../../base/context.ts";
import { findIdentity, getCompanySignIn, consumeIdTokenClaims } from "../company-sign-in.store.ts";

/** Uses up the identity provider's proof; refused unless it is for the account of the signed-in person. */
export async function consumeCompanyAccountProof(
  context: TransactionContext,
  end: CompanySignInEnd,
): Promise<void> {
  const taken = await consumeIdTokenClaims(context, end, context.actor.sessionId);
  if (taken === undefined || taken.claims === null) throw new Refusal("sign_in_expired");
  const { issuer } = await getCompanySignIn(context.db, taken.company_id);
  const bound = await findIdentity(context.db, issuer, taken.claims.subject);
  if (bound?.user_id === context.actor.userId) return;
  context.log.warn({ security: "company_account_refused" }, "proof of another company account refused");
  throw new Refusal("company_account_refused");
}
