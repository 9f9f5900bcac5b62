import { berlinDate, Refusal } from "@kreislauf/contract/base";
import type { TransactionContext } from "../../base/context.ts";
import { isSecondFactorRequired } from "../../users/index.ts";
import { deleteSubstitutes, hasSecondFactor } from "../second-factor.store.ts";

/**
 * Call this after removing a second factor: if it was the last one, recovery codes and trusted devices are removed too,
 * or it is refused if one of the person's companies requires a second factor.
 */
export async function endWithLastFactor(context: TransactionContext, userId: number): Promise<void> {
  if (await hasSecondFactor(context.db, userId)) return;
  if (await isSecondFactorRequired(context.db, userId, berlinDate(context.now)))
    throw new Refusal("last_second_factor");
  await deleteSubstitutes(context, userId);
}
