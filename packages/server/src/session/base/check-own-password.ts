import { Refusal } from "@kreislauf/contract/base";
import { inTransaction, type Context, type InTransaction } from "../../base/context.ts";
import { findLoginById } from "../../users/index.ts";
import { isPasswordCorrect } from "./hash-password.ts";
import { queueHashing } from "./queue-hashing.ts";
import { clearSignInFailures, throttleSignIn } from "./sign-in-throttle.ts";

interface PasswordCheck {
  readonly isCorrect: boolean;
  /** Resets the count of wrong attempts, in the transaction of what the right password opens. */
  readonly clearFailures: (transaction: InTransaction) => Promise<void>;
}

/** Checks the password of the signed-in person. The attempt is counted before, like a sign-in. */
export async function checkOwnPassword(context: Context, password: string): Promise<PasswordCheck> {
  const { userId } = context.actor;
  const login = await findLoginById(context.db, userId);
  if (login === undefined) throw new Refusal("unauthenticated");
  const subject = login.email ?? `user ${userId}`;
  const isCorrect = await queueHashing(context, async () => {
    await inTransaction(context, (transaction) => throttleSignIn(transaction, subject));
    return await isPasswordCorrect(login.password_hash, password);
  });
  return { isCorrect, clearFailures: (transaction) => clearSignInFailures(transaction, subject) };
}
