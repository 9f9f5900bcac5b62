import { Refusal } from "@kreislauf/contract/base";
import { maxPasskeys, type NewPasskey, type PasskeyCreated } from "@kreislauf/contract/session";
import { inTransaction, type Context } from "../../base/context.ts";
import { insertPasskey, listPasskeys } from "../passkeys.store.ts";
import { listRecoveryCodes } from "../second-factor.store.ts";
import { lockActor, revokeSessionsOf } from "../session.store.ts";
import { renewIdentityProof } from "./renew-identity-proof.ts";
import { recordSecondFactor } from "./record-second-factor.ts";
import { createRecoveryCodes, storeRecoveryCodes } from "./recovery-codes.ts";
import { refusePasskey, verifyAttestation } from "./verify-passkey.ts";

/**
 * Adds a passkey and ends the person's other sessions. Creates recovery codes if the person has none. Refused if the
 * person has too many passkeys or this one is stored already.
 */
export async function addPasskey(context: Context, { name, passkey }: NewPasskey): Promise<PasskeyCreated> {
  const { userId, sessionId } = context.actor;
  const credential = await verifyAttestation(context, passkey, { kind: "add", userId, sessionId });
  const hasCodes = (await listRecoveryCodes(context.db, userId)).length > 0;
  const codes = hasCodes ? null : await createRecoveryCodes(context);
  return await inTransaction(context, async (transaction) => {
    await lockActor(transaction);
    if ((await listPasskeys(transaction.db, userId)).length >= maxPasskeys)
      throw new Refusal("too_many_passkeys");
    const isNew = await insertPasskey(transaction, { user_id: userId, ...credential, name });
    if (!isNew) throw refusePasskey(context);
    if (codes !== null) await storeRecoveryCodes(transaction, userId, codes);
    await revokeSessionsOf(transaction, userId, sessionId);
    await renewIdentityProof(transaction, "passkey");
    await recordSecondFactor(transaction, userId, "passkey_added");
    return { recoveryCodes: codes?.codes ?? null };
  });
}
