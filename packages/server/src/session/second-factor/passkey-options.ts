import { Refusal } from "@kreislauf/contract/base";
import {
  maxPasskeys,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
} from "@kreislauf/contract/session";
import type { InTransaction, PublicContext, TransactionContext } from "../../base/context.ts";
import { findLoginById } from "../../users/index.ts";
import { findLoginTicket } from "../login-tickets.store.ts";
import { listPasskeys } from "../passkeys.store.ts";
import { toUserHandle } from "./check-passkey.ts";
import { toCreationOptions, toRequestOptions } from "./verify-passkey.ts";

/** Options for signing in with any passkey. They list no passkeys, so that they do not reveal who has one. */
export const getSignInOptions = (context: InTransaction<PublicContext>): Promise<PasskeyRequestOptions> =>
  toRequestOptions(context, { kind: "sign_in" }, []);

/**
 * Options for the second step of signing in; refused if the ticket is not valid. They list the person's passkeys,
 * because the password has been proved already.
 */
export async function getSecondFactorOptions(
  context: InTransaction<PublicContext>,
  ticket: string,
): Promise<PasskeyRequestOptions> {
  const found = await findLoginTicket(context, ticket, "second_factor");
  if (found === undefined) throw new Refusal("sign_in_expired");
  const userId = found.user_id;
  const known = await listPasskeys(context.db, userId);
  return await toRequestOptions(context, { kind: "second_factor", userId, ticket }, known);
}

export async function getIdentityProofOptions(context: TransactionContext): Promise<PasskeyRequestOptions> {
  const { userId, sessionId } = context.actor;
  const known = await listPasskeys(context.db, userId);
  return await toRequestOptions(context, { kind: "proof", userId, sessionId }, known);
}

export async function getCreationOptions(context: TransactionContext): Promise<PasskeyCreationOptions> {
  const { userId, sessionId } = context.actor;
  const known = await listPasskeys(context.db, userId);
  if (known.length >= maxPasskeys) throw new Refusal("too_many_passkeys");
  const person = await findLoginById(context.db, userId);
  if (person === undefined) throw new Refusal("unauthenticated");
  const displayName = `${person.first_name} ${person.last_name}`;
  return await toCreationOptions(
    context,
    { kind: "add", userId, sessionId },
    { handle: toUserHandle(userId), name: person.email ?? displayName, displayName, known },
  );
}
