import { berlinDate, type BerlinDate, Refusal } from "@kreislauf/contract/base";
import { type AgreementRow, updateAgreementWithLog, endAgreement } from "../../agreements/index.ts";
import type { WriteContext } from "../../base/context.ts";
import { lockOpenOrdersAfter } from "../base/container-movements.store.ts";
import { cancelBySystem } from "./cancel-by-system.ts";

interface AgreementEnd {
  readonly endsOn: BerlinDate;
  readonly note: string | null;
}

/**
 * Sets the last day of an agreement and cancels its open orders after that day. If the day has passed, the agreement
 * ends at once; otherwise a job ends it on the next day. The caller has locked the agreement. Returns the number of
 * cancelled orders.
 */
export async function scheduleAgreementEnd(
  work: WriteContext,
  agreement: AgreementRow,
  { endsOn, note }: AgreementEnd,
  by: number,
): Promise<number> {
  if (agreement.status === "ended") throw new Refusal("agreement_ended");
  const today = berlinDate(work.now);
  await updateAgreementWithLog(
    work,
    agreement.id,
    { ends_on: endsOn },
    { change: "end_set", by, old: { endsOn: agreement.ends_on }, new: { endsOn, note } },
  );
  const later = await lockOpenOrdersAfter(work, agreement.id, endsOn > today ? endsOn : today);
  await cancelBySystem(work, later, "agreement_ended");
  if (endsOn < today) await endAgreement(work, agreement.id, endsOn, "end_reached");
  return later.length;
}
