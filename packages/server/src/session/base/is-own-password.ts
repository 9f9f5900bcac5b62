import { Refusal } from "@kreislauf/contract/base";
import { inTransaction, type Context } from "../../base/context.ts";
import { findLoginById } from "../../users/index.ts";
import { isPasswordCorrect } from "./hash-password.ts";
import { queueHashing } from "./queue-hashing.ts";
import { recordSignInSuccess, signInAccountOf, throttleSignIn } from "./sign-in-throttle.ts";

/**
 * Whether the password is the signed-in person's. The attempt is counted before, like a sign-in, and taken back at once
 * if it is right: what it is asked for may still fail for other reasons.
 */
export async function isOwnPassword(context: Context, password: string): Promise<boolean> {
  const { userId } = context.actor;
  const login = await findLoginById(context.db, userId);
  if (login === undefined) throw new Refusal("unauthenticated");
  const account = signInAccountOf(userId, login.email);
  const isCorrect = await queueHashing(context, async () => {
    await inTransaction(context, (transaction) => throttleSignIn(transaction, account));
    return await isPasswordCorrect(login.password_hash, password);
  });
  if (isCorrect) await inTransaction(context, (transaction) => recordSignInSuccess(transaction, account));
  return isCorrect;
}
