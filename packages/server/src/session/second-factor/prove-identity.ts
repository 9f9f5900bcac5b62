import { Refusal } from "@kreislauf/contract/base";
import { passwordErrorTexts, type IdentityProof } from "@kreislauf/contract/session";
import { inTransaction, type Context } from "../../base/context.ts";
import { findLoginById } from "../../users/index.ts";
import { isPasswordCorrect } from "../base/passwords.ts";
import { queueHashing } from "../base/queue-hashing.ts";
import { clearSignInFailures, throttleSignIn } from "../base/sign-in-throttle.ts";
import { checkCode } from "./check-code.ts";
import { renewProof } from "./recent-proof.ts";

/** Proves again who is signed in. Wrong attempts are counted like sign-ins. */
export async function proveIdentity(context: Context, proof: IdentityProof): Promise<Record<string, never>> {
  const { userId } = context.actor;
  if ("code" in proof) {
    const code = await checkCode(context, userId, "totp", proof.code);
    return await inTransaction(context, async (transaction) => {
      await code.use(transaction);
      await renewProof(transaction, "totp");
      return {};
    });
  }
  const login = await findLoginById(context.db, userId);
  if (login === undefined) throw new Refusal("unauthenticated");
  const subject = login.email ?? `user ${userId}`;
  const isCorrect = await queueHashing(context, async () => {
    await inTransaction(context, (transaction) => throttleSignIn(transaction, subject));
    return await isPasswordCorrect(login.password_hash, proof.password);
  });
  if (!isCorrect) {
    const message = passwordErrorTexts[context.language].wrongPassword;
    throw new Refusal("validation", [{ field: "password", message }]);
  }
  return await inTransaction(context, async (transaction) => {
    await clearSignInFailures(transaction, subject);
    await renewProof(transaction, "password");
    return {};
  });
}
