import { Refusal } from "@kreislauf/contract/base";
import type { Factor, SecondFactorAnswer, SecondFactorProof } from "@kreislauf/contract/session";
import { inTransaction, type PublicContext } from "../../base/context.ts";
import { enterPortal } from "../base/enter-portal.ts";
import type { SessionSecrets } from "../base/session-secrets.ts";
import { findLoginTicket, takeLoginTicket } from "../login-tickets.store.ts";
import { listRecoveryCodes, trustDevice } from "../second-factor.store.ts";
import { checkCode } from "./check-code.ts";
import { checkPasskey } from "./check-passkey.ts";
import { recordSecondFactor } from "./record-second-factor.ts";

/**
 * The second step of signing in, with a passkey or a code. A wrong code is refused, but the login ticket can still be
 * used until it expires.
 */
export async function proveSecondFactor(
  context: PublicContext,
  secrets: SessionSecrets,
  proof: SecondFactorProof,
): Promise<SecondFactorAnswer> {
  const found = await findLoginTicket(context, proof.ticket, "second_factor");
  if (found === undefined) throw new Refusal("sign_in_expired");
  const userId = found.user_id;
  const fitting =
    proof.method === "passkey"
      ? await checkPasskey(context, proof.passkey, { kind: "second_factor", userId, ticket: proof.ticket })
      : await checkCode(context, { userId, by: "signIn" }, proof.method, proof.code);
  return await inTransaction(context, async (transaction) => {
    const ticket = await takeLoginTicket(transaction, proof.ticket, "second_factor");
    if (ticket === undefined) throw new Refusal("sign_in_expired");
    await fitting.use(transaction);
    const factors: Factor[] = [...ticket.factors, proof.method];
    const deviceToken = proof.trustDevice === true ? await trustDevice(transaction, userId) : null;
    const signIn = await enterPortal(transaction, secrets, { userId, factors });
    if (proof.method !== "recovery_code") return { signIn, deviceToken, recoveryCodesLeft: null };
    await recordSecondFactor(transaction, userId, "recovery_code_used");
    const codes = await listRecoveryCodes(transaction.db, userId);
    const recoveryCodesLeft = codes.filter(({ used_at }) => used_at === null).length;
    return { signIn, deviceToken, recoveryCodesLeft };
  });
}
