import type { PasskeyAssertion } from "@kreislauf/contract/session";
import { inTransaction, type InTransaction, type PublicContext } from "../../base/context.ts";
import { countPasskeyUse, findPasskey, type PersonPurpose } from "../passkeys.store.ts";
import { recordPasskeyCloned } from "./record-second-factor.ts";
import { countsOn, refusePasskey, takeChallengeOf, verifyAssertion } from "./verify-passkey.ts";

/**
 * The id by which an authenticator knows the person. It stays the same after a restore, and is not the e-mail address.
 */
export const toUserHandle = (userId: number): string => Buffer.from(`user ${userId}`).toString("base64url");

/**
 * A correct passkey. The caller has to call `use`, which stores that it was used, in the transaction of the action that
 * it allows.
 */
interface FittingPasskey {
  readonly userId: number;
  readonly use: (context: InTransaction<PublicContext>) => Promise<void>;
}

/**
 * Checks the signature of a passkey. The challenge is used up whatever the result. If the counter shows that the
 * passkey was copied, its owner is notified and the passkey refused. The refusal does not reveal whether a passkey is
 * unknown or somebody else's.
 */
export async function checkPasskey(
  context: PublicContext,
  assertion: PasskeyAssertion,
  purpose: PersonPurpose,
): Promise<FittingPasskey> {
  await takeChallengeOf(context, assertion.clientDataJSON, purpose);
  const passkey = await findPasskey(context.db, Buffer.from(assertion.id, "base64url"));
  if (passkey === undefined || !isOwner(passkey.user_id, assertion, purpose)) throw refusePasskey(context);
  const newCounter = await verifyAssertion(context, assertion, passkey.public_key);
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

function isOwner(userId: number, { userHandle }: PasskeyAssertion, purpose: PersonPurpose): boolean {
  if (purpose.kind === "sign_in") return userHandle === toUserHandle(userId);
  return purpose.userId === userId && (userHandle === null || userHandle === toUserHandle(userId));
}
