import { Refusal } from "@kreislauf/contract/base";
import { inTransaction, type Context } from "../../base/context.ts";
import { findLoginById } from "../../users/index.ts";
import { isPasswordCorrect } from "./hash-password.ts";
import { queueHashing } from "./queue-hashing.ts";
import { recordOwnProofSuccess, throttleOwnProof } from "./sign-in-throttle.ts";

/**
 * Whether the password is the signed-in person's. The attempt is counted before the check; a correct password resets
 * the count in a transaction of its own, because the rest of the call may still be refused. After too many wrong
 * attempts the call is refused.
 */
export async function isOwnPassword(context: Context, password: string): Promise<boolean> {
  const { userId } = context.actor;
  const login = await findLoginById(context.db, userId);
  if (login === undefined) throw new Refusal("unauthenticated");
  const isCorrect = await queueHashing(context, async () => {
    await inTransaction(context, (transaction) => throttleOwnProof(transaction, "password", userId));
    return await isPasswordCorrect(login.password_hash, password);
  });
  if (isCorrect)
    await inTransaction(context, (transaction) => recordOwnProofSuccess(transaction, "password", userId));
  return isCorrect;
}
