import type { PendingChange } from "@kreislauf/contract/agreements";
import type { BerlinDate } from "@kreislauf/contract/base";
import { systemUser } from "@kreislauf/contract/users";
import type { WriteContext } from "../base/context.ts";
import { getOfferId } from "../catalog/index.ts";
import { scheduleOf } from "./agreement-facts.ts";
import { updateAgreementWithLog, lockAnyAgreement } from "./agreements.store.ts";

/** Gives an agreement the type and cycle accepted by the provider, with the offer of that type. */
export async function applyChange(
  work: WriteContext,
  agreementId: number,
  findCycleStart: (change: PendingChange) => BerlinDate | null,
): Promise<void> {
  const agreement = await lockAnyAgreement(work, agreementId);
  const { pending_change: change } = agreement;
  if (change === null) throw new Error(`Agreement ${agreementId} has no change to follow.`);
  const { agreementTypeId, cycleInterval, weekday1, weekday2, effectiveOn } = change;
  const offerId = await getOfferId(
    work,
    agreement.waste_type_id,
    agreement.container_type_id,
    agreementTypeId,
  );
  await updateAgreementWithLog(
    work,
    agreementId,
    {
      agreement_type_id: agreementTypeId,
      offer_id: offerId,
      cycle_interval: cycleInterval,
      weekday1,
      weekday2,
      cycle_start: findCycleStart(change),
      cycle_orders_until: null,
      pending_change: null,
    },
    {
      change: "changed",
      by: systemUser.system,
      old: scheduleOf(agreement),
      new: { agreementTypeId, cycleInterval, weekday1, weekday2, effectiveOn },
    },
  );
}
