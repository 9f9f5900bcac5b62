import { Refusal } from "@kreislauf/contract/base";
import {
  maxPasskeys,
  type NewPasskey,
  type PasskeyAttestation,
  type PasskeyCreated,
} from "@kreislauf/contract/session";
import { inTransaction, type Context } from "../../base/context.ts";
import { lockUser } from "../../users/index.ts";
import { insertPasskey, listPasskeys } from "../passkeys.store.ts";
import { listRecoveryCodes } from "../second-factor.store.ts";
import { revokeSessionsOf } from "../session.store.ts";
import { refusePasskey, relyingPartyOf, takeChallengeOf } from "./check-passkey.ts";
import { passkeyAlgorithms } from "./passkey-options.ts";
import { renewProof } from "./renew-proof.ts";
import { recordSecondFactor } from "./record-second-factor.ts";
import { createRecoveryCodes, storeRecoveryCodes } from "./recovery-codes.ts";

/** Adds a passkey; the person's other sessions end. Recovery codes come with the first second factor. */
export async function addPasskey(context: Context, { name, passkey }: NewPasskey): Promise<PasskeyCreated> {
  const { userId, sessionId } = context.actor;
  await takeChallengeOf(context, passkey.clientDataJSON, { kind: "add", userId, sessionId });
  const credential = await verify(context, passkey);
  const hasCodes = (await listRecoveryCodes(context.db, userId)).length > 0;
  const codes = hasCodes ? null : await createRecoveryCodes(context);
  return await inTransaction(context, async (transaction) => {
    await lockUser(transaction, userId);
    if ((await listPasskeys(transaction.db, userId)).length >= maxPasskeys)
      throw new Refusal("too_many_passkeys");
    const isNew = await insertPasskey(transaction, {
      user_id: userId,
      credential_id: Buffer.from(credential.id, "base64url"),
      public_key: Buffer.from(credential.publicKey),
      sign_count: credential.counter,
      transports: [...passkey.transports],
      name,
    });
    if (!isNew) throw refusePasskey(context);
    if (codes !== null) await storeRecoveryCodes(transaction, userId, codes);
    await revokeSessionsOf(transaction, userId, sessionId);
    await renewProof(transaction, "passkey");
    await recordSecondFactor(transaction, userId, "passkey_added");
    return { recoveryCodes: codes?.codes ?? null };
  });
}

async function verify(context: Context, { id, ...response }: PasskeyAttestation) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingPartyOf(context);
  const { clientDataJSON, attestationObject } = response;
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: "public-key",
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: () => true,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    });
    if (verified) return registrationInfo.credential;
  } catch (error) {
    throw refusePasskey(context, error);
  }
  throw refusePasskey(context);
}
