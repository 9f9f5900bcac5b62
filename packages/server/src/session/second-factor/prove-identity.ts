import { Refusal } from "@kreislauf/contract/base";
import { passwordErrorTexts, type IdentityProof } from "@kreislauf/contract/session";
import { inTransaction, type Context } from "../../base/context.ts";
import { isOwnPassword } from "../base/is-own-password.ts";
import { consumeCompanyAccountProof } from "../base/consume-company-account-proof.ts";
import { checkCode } from "./check-code.ts";
import { checkPasskey } from "./check-passkey.ts";
import { renewIdentityProof } from "./renew-identity-proof.ts";

/**
 * Proves the identity of the signed-in person again, by passkey, company account, code or password. Wrong codes and
 * passwords are refused and counted, separately from sign-ins.
 */
export async function proveIdentity(context: Context, proof: IdentityProof): Promise<Record<string, never>> {
  const { userId, sessionId } = context.actor;
  if ("passkey" in proof) {
    const passkey = await checkPasskey(context, proof.passkey, { kind: "proof", userId, sessionId });
    return await inTransaction(context, async (transaction) => {
      await passkey.use(transaction);
      await renewIdentityProof(transaction, "passkey");
      return {};
    });
  }
  if ("companyAccount" in proof) {
    return await inTransaction(context, async (transaction) => {
      await consumeCompanyAccountProof(transaction, proof.companyAccount);
      await renewIdentityProof(transaction, "oidc");
      return {};
    });
  }
  if ("code" in proof) {
    const code = await checkCode(context, { userId, by: "session" }, "totp", proof.code);
    return await inTransaction(context, async (transaction) => {
      await code.use(transaction);
      await renewIdentityProof(transaction, "totp");
      return {};
    });
  }
  if (!(await isOwnPassword(context, proof.password))) {
    const message = passwordErrorTexts[context.language].wrongPassword;
    throw new Refusal("validation", [{ field: "password", message }]);
  }
  return await inTransaction(context, async (transaction) => {
    await renewIdentityProof(transaction, "password");
    return {};
  });
}
