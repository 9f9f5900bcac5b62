import {
  type AgreementSchedule,
  canChangeAgreement,
  changeEffectiveOn,
  type PendingChange,
} from "@kreislauf/contract/agreements";
import { Refusal } from "@kreislauf/contract/base";
import type { Person } from "@kreislauf/contract/users";
import type { WriteContext } from "../base/context.ts";
import { listOfferedTypes } from "../catalog/index.ts";
import { isSiteActive } from "../sites/index.ts";
import { changeableAgreement, scheduleOf } from "./agreement-facts.ts";
import { type AgreementRow, updateAgreementWithLog } from "./agreements.store.ts";

type Schedule = ReturnType<typeof scheduleOf> & AgreementSchedule;

/**
 * Gives an agreement another type or cycle, on which provider and customer have already agreed. It takes effect on the
 * next day. The caller has locked the agreement.
 */
export async function scheduleChange(
  work: WriteContext,
  agreement: AgreementRow,
  schedule: Schedule,
  note: string | null,
  by: Person,
): Promise<void> {
  if (!(await isSiteActive(work, agreement.site_id))) throw new Refusal("location_inactive");
  const offered = await listOfferedTypes(work, agreement.waste_type_id, agreement.container_type_id);
  const verdict = canChangeAgreement(changeableAgreement(agreement), schedule, offered);
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  const effectiveOn = changeEffectiveOn(work.now);
  const change: PendingChange = {
    ...schedule,
    requestedOn: work.now.toString(),
    requestedBy: by,
    effectiveOn,
  };
  await updateAgreementWithLog(
    work,
    agreement.id,
    { pending_change: JSON.stringify(change) },
    {
      change: "change_accepted",
      by: by.id,
      old: scheduleOf(agreement),
      new: { ...schedule, note, effectiveOn },
    },
  );
}
