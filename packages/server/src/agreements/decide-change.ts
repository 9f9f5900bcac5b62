import { canSettleChange, changeEffectiveOn } from "@kreislauf/contract/agreements";
import { Refusal } from "@kreislauf/contract/base";
import type { WriteContext } from "../base/context.ts";
import { changeableAgreement, scheduleOf } from "./agreement-facts.ts";
import { type AgreementRow, updateAgreementWithLog } from "./agreements.store.ts";
import { notifyChangeDecided } from "./notify-requester.ts";

interface Decision {
  readonly accepted: boolean;
  readonly note: string | null;
}

/**
 * Accepts or declines a change and notifies the requester. An accepted change takes effect on the next day. The caller
 * has locked the agreement.
 */
export async function decideChange(
  work: WriteContext,
  agreement: AgreementRow,
  { accepted, note }: Decision,
  by: number,
): Promise<void> {
  const verdict = canSettleChange(changeableAgreement(agreement));
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  const { pending_change: change } = agreement;
  if (change === null) throw new Refusal("no_pending_change");
  const decided = { ...change, effectiveOn: accepted ? changeEffectiveOn(work.now) : null };
  const { agreementTypeId, cycleInterval, weekday1, weekday2, effectiveOn } = decided;
  const asked = { agreementTypeId, cycleInterval, weekday1, weekday2 };
  await updateAgreementWithLog(
    work,
    agreement.id,
    { pending_change: accepted ? JSON.stringify(decided) : null },
    {
      change: accepted ? "change_accepted" : "change_declined",
      by,
      old: scheduleOf(agreement),
      new: { ...asked, note, ...(accepted && { effectiveOn }) },
    },
  );
  await notifyChangeDecided(work, agreement, decided, note);
}
