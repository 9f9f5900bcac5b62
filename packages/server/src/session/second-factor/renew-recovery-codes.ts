import { Refusal } from "@kreislauf/contract/base";
import type { RecoveryCodesAnswer } from "@kreislauf/contract/session";
import { inTransaction, type Context } from "../../base/context.ts";
import { lockUser } from "../../users/index.ts";
import { hasSecondFactor } from "../second-factor.store.ts";
import { recordSecondFactor } from "./record-second-factor.ts";
import { createRecoveryCodes, storeRecoveryCodes } from "./recovery-codes.ts";

/** Creates ten new recovery codes; the former ones stop working. Refused if the person has no second factor. */
export async function renewRecoveryCodes(context: Context): Promise<RecoveryCodesAnswer> {
  const { userId } = context.actor;
  const codes = await createRecoveryCodes(context);
  return await inTransaction(context, async (transaction) => {
    await lockUser(transaction, userId);
    if (!(await hasSecondFactor(transaction.db, userId))) throw new Refusal("not_found");
    await storeRecoveryCodes(transaction, userId, codes);
    await recordSecondFactor(transaction, userId, "recovery_codes_created");
    return { recoveryCodes: codes.codes };
  });
}
