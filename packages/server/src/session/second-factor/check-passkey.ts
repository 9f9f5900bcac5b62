import { Refusal } from "@kreislauf/contract/base";
import type { PasskeyAssertion } from "@kreislauf/contract/session";
import { inTransaction, type InTransaction, type PublicContext } from "../../base/context.ts";
import { countPasskeyUse, findPasskey, takeChallenge, type PasskeyPurpose } from "../passkeys.store.ts";
import { recordPasskeyCloned } from "./record-second-factor.ts";

/** Passkeys belong to the host of `PUBLIC_URL` and are used on its pages only. */
export function relyingPartyOf({ config }: Pick<PublicContext, "config">) {
  const { hostname, origin } = new URL(config.PUBLIC_URL);
  return { id: hostname, origin };
}

/** Names the person to their authenticator; the same after a restore, and no mail address. */
export const toUserHandle = (userId: number): string => Buffer.from(`user ${userId}`).toString("base64url");

/** A passkey that fits. It counts once `use` has remembered it, in the transaction of what it opens. */
interface FittingPasskey {
  readonly userId: number;
  readonly use: (context: InTransaction<PublicContext>) => Promise<void>;
}

/**
 * Checks what a passkey signed. The challenge is used up whatever becomes of the call; nothing says whether a passkey
 * is unknown or somebody else's.
 */
export async function checkPasskey(
  context: PublicContext,
  assertion: PasskeyAssertion,
  purpose: PasskeyPurpose,
): Promise<FittingPasskey> {
  await takeChallengeOf(context, assertion.clientDataJSON, purpose);
  const passkey = await findPasskey(context.db, Buffer.from(assertion.id, "base64url"));
  if (passkey === undefined || !isOwner(passkey.user_id, assertion, purpose)) throw refusePasskey(context);
  const { newCounter } = await verify(context, assertion, passkey.public_key);
  if (!countsOn(passkey.sign_count, newCounter)) {
    await inTransaction(context, (transaction) => recordPasskeyCloned(transaction, passkey.user_id));
    throw refusePasskey(context);
  }
  return {
    userId: passkey.user_id,
    use: async (transaction) => {
      if (!(await countPasskeyUse(transaction, passkey.id, newCounter))) throw refusePasskey(context);
    },
  };
}

/** Some authenticators do not count and always say 0. */
const countsOn = (before: number, now: number): boolean => now > before || (now === 0 && before === 0);

function isOwner(userId: number, { userHandle }: PasskeyAssertion, purpose: PasskeyPurpose): boolean {
  if (purpose.kind === "sign_in") return userHandle === toUserHandle(userId);
  return purpose.userId === userId && (userHandle === null || userHandle === toUserHandle(userId));
}

async function verify(context: PublicContext, assertion: PasskeyAssertion, publicKey: Buffer) {
  const { id, clientDataJSON, authenticatorData, signature } = assertion;
  const { id: expectedRPID, origin: expectedOrigin } = relyingPartyOf(context);
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: "public-key",
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: () => true,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      // The counter is compared above, where a copied passkey has a refusal of its own.
      credential: { id, publicKey: Uint8Array.from(publicKey), counter: -1 },
    });
    if (verified) return authenticationInfo;
  } catch (error) {
    throw refusePasskey(context, error);
  }
  throw refusePasskey(context);
}

/** Uses up the challenge that the browser says was signed; whether it was is checked by the signature. */
export async function takeChallengeOf(
  context: PublicContext,
  clientDataJSON: string,
  purpose: PasskeyPurpose,
): Promise<void> {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === undefined) throw refusePasskey(context);
  if (!(await takeChallenge(context, challenge, purpose))) {
    context.log.warn({ security: "passkey_expired" }, "challenge of a passkey is used, expired or another's");
    throw new Refusal("passkey_expired");
  }
}

function readChallenge(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
    if (typeof data !== "object" || data === null || !("challenge" in data)) return undefined;
    return typeof data.challenge === "string" ? data.challenge : undefined;
  } catch {
    return undefined;
  }
}

/** `error` says to the log what did not fit; it holds nothing secret. */
export function refusePasskey({ log }: PublicContext, error?: unknown): Refusal {
  const reason = error instanceof Error ? error.name : undefined;
  log.warn({ security: "passkey_refused", reason }, "passkey refused");
  return new Refusal("passkey_refused");
}
