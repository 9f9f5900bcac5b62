import type { PasswordResetRequest } from "@kreislauf/contract/session";
import type { InTransaction, PublicContext } from "../../base/context.ts";
import { hashToken } from "../base/tokens.ts";
import { insertLinkRequest } from "./link-requests.store.ts";

/** Records the request only: whether the person exists is checked later, so that the response cannot reveal it. */
export async function forgotPassword(
  context: InTransaction<PublicContext>,
  { email }: PasswordResetRequest,
): Promise<Record<string, never>> {
  await insertLinkRequest(context, { kind: "reset", email: email.trim().toLowerCase(), token_hash: null });
  return {};
}

/** Requests a new link for an expired invitation; it goes only to the invited e-mail address. */
export async function renewInvitation(
  context: InTransaction<PublicContext>,
  signupToken: string,
): Promise<Record<string, never>> {
  await insertLinkRequest(context, { kind: "invitation", email: null, token_hash: hashToken(signupToken) });
  return {};
}
