import type { PasswordForgotten } from "@kreislauf/contract/session";
import type { InTransaction, PublicContext } from "../base/context.ts";
import { addressGroup } from "./sign-in-throttle.ts";
import { hashToken } from "./tokens.ts";

/** Only notes the wish: whether there is such a person is found out later, so that the answer cannot tell. */
export async function forgotPassword(
  context: InTransaction<PublicContext>,
  { email }: PasswordForgotten,
): Promise<Record<string, never>> {
  await noteRequest(context, { kind: "reset", email: email.trim().toLowerCase(), token_hash: null });
  return {};
}

/** Whoever holds an expired invitation may ask for a new one; it goes to the invited address only. */
export async function renewInvitation(
  context: InTransaction<PublicContext>,
  signupToken: string,
): Promise<Record<string, never>> {
  await noteRequest(context, { kind: "invitation", email: null, token_hash: hashToken(signupToken) });
  return {};
}

async function noteRequest(
  { db, now, address }: InTransaction<PublicContext>,
  request: { kind: "invitation" | "reset"; email: string | null; token_hash: Buffer | null },
): Promise<void> {
  await db
    .insertInto("link_requests")
    .values({ ...request, requested_at: now.toString(), address: addressGroup(address), answered_at: null })
    .execute();
}
