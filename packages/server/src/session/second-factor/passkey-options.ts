import { Refusal } from "@kreislauf/contract/base";
import {
  maxPasskeys,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
} from "@kreislauf/contract/session";
import type { InTransaction, PublicContext, TransactionContext } from "../../base/context.ts";
import { findLoginById } from "../../users/index.ts";
import { findLoginTicket } from "../login-tickets.store.ts";
import { challengeMinutes, issueChallenge, listPasskeys, type PasskeyPurpose } from "../passkeys.store.ts";
import { relyingPartyOf, toUserHandle } from "./check-passkey.ts";

/** COSE: EdDSA, ES256 and RS256, which all platforms have one of. */
export const passkeyAlgorithms = [-8, -7, -257];

const timeout = challengeMinutes * 60_000;

const listKnown = async ({ db }: Pick<PublicContext, "db">, userId: number) =>
  (await listPasskeys(db, userId)).map(({ credential_id, transports }) => ({
    id: Buffer.from(credential_id).toString("base64url"),
    type: "public-key" as const,
    transports,
  }));

async function getRequestOptions(
  context: InTransaction<PublicContext>,
  purpose: PasskeyPurpose,
): Promise<PasskeyRequestOptions> {
  return {
    challenge: await issueChallenge(context, purpose),
    rpId: relyingPartyOf(context).id,
    timeout,
    userVerification: "required",
    allowCredentials: purpose.kind === "sign_in" ? [] : await listKnown(context, purpose.userId),
  };
}

/** Names no passkeys, so that it does not tell who has some. */
export const getSignInOptions = (context: InTransaction<PublicContext>): Promise<PasskeyRequestOptions> =>
  getRequestOptions(context, { kind: "sign_in" });

/** The password is proved already, so the person's passkeys may be named. */
export async function getSecondFactorOptions(
  context: InTransaction<PublicContext>,
  ticket: string,
): Promise<PasskeyRequestOptions> {
  const found = await findLoginTicket(context, ticket, "second_factor");
  if (found === undefined) throw new Refusal("sign_in_expired");
  return await getRequestOptions(context, { kind: "second_factor", userId: found.user_id, ticket });
}

export const getProofOptions = (context: TransactionContext): Promise<PasskeyRequestOptions> => {
  const { userId, sessionId } = context.actor;
  return getRequestOptions(context, { kind: "proof", userId, sessionId });
};

export async function getCreationOptions(context: TransactionContext): Promise<PasskeyCreationOptions> {
  const { userId, sessionId } = context.actor;
  const excludeCredentials = await listKnown(context, userId);
  if (excludeCredentials.length >= maxPasskeys) throw new Refusal("too_many_passkeys");
  const person = await findLoginById(context.db, userId);
  if (person === undefined) throw new Refusal("unauthenticated");
  const displayName = `${person.first_name} ${person.last_name}`;
  return {
    challenge: await issueChallenge(context, { kind: "add", userId, sessionId }),
    rp: { id: relyingPartyOf(context).id, name: context.branding.productName },
    user: { id: toUserHandle(userId), name: person.email ?? displayName, displayName },
    pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: "public-key", alg })),
    timeout,
    attestation: "none",
    excludeCredentials,
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
  };
}
