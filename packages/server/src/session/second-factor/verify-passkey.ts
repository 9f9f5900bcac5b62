import { Refusal } from "@kreislauf/contract/base";
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from "@kreislauf/contract/session";
import type { InTransaction, PublicContext } from "../../base/context.ts";
import { challengeMinutes, issueChallenge, takeChallenge, type PasskeyPurpose } from "../passkeys.store.ts";

/** COSE ids of EdDSA, ES256 and RS256; every platform supports one of them. */
const algorithms = [-8, -7, -257];

const timeout = challengeMinutes * 60_000;

/** Passkeys belong to the host of `PUBLIC_URL` and can be used only on its pages. */
function relyingPartyOf({ config }: Pick<PublicContext, "config">) {
  const { hostname, origin } = new URL(config.PUBLIC_URL);
  return { id: hostname, origin };
}

interface StoredPasskey {
  readonly credential_id: Buffer;
  readonly transports: string[];
}

const toKnownPasskey = ({ credential_id, transports }: StoredPasskey) => ({
  id: Buffer.from(credential_id).toString("base64url"),
  type: "public-key" as const,
  transports,
});

/**
 * Options that ask an authenticator for a signature, by one of the `known` passkeys or, if that is empty, by any
 * passkey of this host.
 */
export async function toRequestOptions(
  context: InTransaction<PublicContext>,
  purpose: PasskeyPurpose,
  known: readonly StoredPasskey[],
): Promise<PasskeyRequestOptions> {
  return {
    challenge: await issueChallenge(context, purpose),
    rpId: relyingPartyOf(context).id,
    timeout,
    userVerification: "required",
    allowCredentials: known.map(toKnownPasskey),
  };
}

interface PasskeyOwner {
  /** The id by which the authenticator knows the owner; no e-mail address. */
  readonly handle: string;
  readonly name: string;
  readonly displayName: string;
  readonly known: readonly StoredPasskey[];
}

/** Options that ask an authenticator for a new passkey, unless it already holds one of the owner's. */
export async function toCreationOptions(
  context: InTransaction<PublicContext>,
  purpose: PasskeyPurpose,
  { handle, name, displayName, known }: PasskeyOwner,
): Promise<PasskeyCreationOptions> {
  return {
    challenge: await issueChallenge(context, purpose),
    rp: { id: relyingPartyOf(context).id, name: context.branding.productName },
    user: { id: handle, name, displayName },
    pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
    timeout,
    attestation: "none",
    excludeCredentials: known.map(toKnownPasskey),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
  };
}

/**
 * Verifies a new passkey and returns what is stored of it. Refused unless an authenticator made it for this host and
 * this purpose.
 */
export async function verifyAttestation(
  context: PublicContext,
  { id, transports, ...response }: PasskeyAttestation,
  purpose: PasskeyPurpose,
) {
  await takeChallengeOf(context, response.clientDataJSON, purpose);
  const { id: expectedRPID, origin: expectedOrigin } = relyingPartyOf(context);
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: "public-key", response, clientExtensionResults: {} },
      expectedChallenge: () => true,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (verified) {
      const { credential } = registrationInfo;
      return {
        credential_id: Buffer.from(credential.id, "base64url"),
        public_key: Buffer.from(credential.publicKey),
        sign_count: credential.counter,
        transports: [...transports],
      };
    }
  } catch (error) {
    throw refusePasskey(context, error);
  }
  throw refusePasskey(context);
}

/**
 * Verifies a signature and returns the counter that the passkey has signed; refused if the signature is wrong. Does not
 * compare the challenge, which was used up before.
 */
export async function verifyAssertion(
  context: PublicContext,
  assertion: PasskeyAssertion,
  publicKey: Buffer,
): Promise<number> {
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
      // The caller compares the counter, because a copied passkey has its own refusal.
      credential: { id, publicKey: Uint8Array.from(publicKey), counter: -1 },
    });
    if (verified) return authenticationInfo.newCounter;
  } catch (error) {
    throw refusePasskey(context, error);
  }
  throw refusePasskey(context);
}

/**
 * Whether the counter shows that the passkey was not copied: it has increased. Some authenticators do not count; theirs
 * is always 0.
 */
export const countsOn = (before: number, now: number): boolean => now > before || (now === 0 && before === 0);

/**
 * Uses up the challenge that the browser says was signed; refused if it is unknown, used, expired or for another
 * purpose. The signature check then shows whether it really was signed.
 */
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

/** Logs and returns a refusal. `error` is why the check failed; the log gets its name, which is not secret. */
export function refusePasskey({ log }: Pick<PublicContext, "log">, error?: unknown): Refusal {
  const reason = error instanceof Error ? error.name : undefined;
  log.warn({ security: "passkey_refused", reason }, "passkey refused");
  return new Refusal("passkey_refused");
}
