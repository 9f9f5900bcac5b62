import type { PendingChange } from "@kreislauf/contract/agreements";
import type { BerlinDate } from "@kreislauf/contract/base";
import { systemUser } from "@kreislauf/contract/users";
import type { Work } from "../base/context.ts";
import { rhythmOf } from "./agreement-facts.ts";
import { changeAgreement, lockAnyAgreement } from "./agreements.store.ts";

/** Gives an agreement the type and rhythm that the provider accepted; the offer of that type comes with it. */
export async function applyChange(
  work: Work,
  agreementId: number,
  cycleStart: (change: PendingChange) => BerlinDate | null,
): Promise<void> {
  const agreement = await lockAnyAgreement(work, agreementId);
  const { pending_change: change } = agreement;
  if (change === null) throw new Error(`Agreement ${agreementId} has no change to follow.`);
  const { agreementTypeId, cycleInterval, weekday1, weekday2, effectiveOn } = change;
  const { id: offerId } = await work.db
    .selectFrom("service_offers")
    .select("id")
    .where("waste_type_id", "=", agreement.waste_type_id)
    .where("container_type_id", "=", agreement.container_type_id)
    .where("agreement_type_id", "=", agreementTypeId)
    .executeTakeFirstOrThrow();
  await changeAgreement(
    work,
    agreementId,
    {
      agreement_type_id: agreementTypeId,
      offer_id: offerId,
      cycle_interval: cycleInterval,
      weekday1,
      weekday2,
      cycle_start: cycleStart(change),
      cycle_made_until: null,
      pending_change: null,
    },
    {
      change: "changed",
      by: systemUser.cycle,
      old: rhythmOf(agreement),
      new: { agreementTypeId, cycleInterval, weekday1, weekday2, effectiveOn },
    },
  );
}
