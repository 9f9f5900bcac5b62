import { berlinDate, type BerlinDate, Refusal } from "@kreislauf/contract/base";
import { type AgreementRow, changeAgreement, endAgreement } from "../agreements/index.ts";
import type { Work } from "../base/context.ts";
import { lockLaterOrders } from "./agreement-containers.ts";
import { cancelBySystem } from "./cancel-by-system.ts";

interface End {
  readonly endsOn: BerlinDate;
  readonly note: string | null;
}

/**
 * Sets the last day of an agreement and cancels its open orders after it. If that day is over it ends at once; else a
 * job ends it, the day after. It is locked.
 */
export async function endAgreementOn(
  work: Work,
  agreement: AgreementRow,
  { endsOn, note }: End,
  by: number,
): Promise<void> {
  if (agreement.status === "ended") throw new Refusal("agreement_ended");
  const today = berlinDate(work.now);
  await changeAgreement(
    work,
    agreement.id,
    { ends_on: endsOn },
    { change: "end_set", by, old: { endsOn: agreement.ends_on }, new: { endsOn, note } },
  );
  const later = await lockLaterOrders(work, agreement.id, endsOn > today ? endsOn : today);
  await cancelBySystem(work, later, "agreement_ended");
  if (endsOn < today) await endAgreement(work, agreement.id, endsOn, "end_reached");
}
