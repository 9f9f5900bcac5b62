import type { PasswordResetRequest } from "@kreislauf/contract/session";
import type { InTransaction, PublicContext } from "../../base/context.ts";
import { hashToken } from "../base/tokens.ts";
import { insertLinkRequest } from "./link-requests.store.ts";

/** Only records the request: whether the person exists is checked later, so that the response cannot reveal it. */
export async function forgotPassword(
  context: InTransaction<PublicContext>,
  { email }: PasswordResetRequest,
): Promise<Record<string, never>> {
  await insertLinkRequest(context, { kind: "reset", email: email.trim().toLowerCase(), token_hash: null });
  return {};
}

/** Whoever has an expired invitation may ask for a new one, which goes to the invited address only. */
export async function renewInvitation(
  context: InTransaction<PublicContext>,
  signupToken: string,
): Promise<Record<string, never>> {
  await insertLinkRequest(context, { kind: "invitation", email: null, token_hash: hashToken(signupToken) });
  return {};
}
