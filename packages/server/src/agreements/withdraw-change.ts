import { canSettleChange } from "@kreislauf/contract/agreements";
import { Refusal } from "@kreislauf/contract/base";
import type { TransactionContext } from "../base/context.ts";
import { changeableAgreement } from "./agreement-facts.ts";
import { updateAgreementWithLog, lockAgreement } from "./agreements.store.ts";

/** Withdraws a change that the provider has not accepted yet. */
export async function withdrawChange(context: TransactionContext, agreementId: number): Promise<void> {
  const agreement = await lockAgreement(context, agreementId);
  const verdict = canSettleChange(changeableAgreement(agreement));
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  await updateAgreementWithLog(
    context,
    agreementId,
    { pending_change: null },
    { change: "change_withdrawn", by: context.actor.userId, new: {} },
  );
}
