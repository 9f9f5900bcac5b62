import {
  type AgreementRhythm,
  canChangeAgreement,
  changeEffectiveOn,
  type PendingChange,
} from "@kreislauf/contract/agreements";
import { Refusal } from "@kreislauf/contract/base";
import type { Person } from "@kreislauf/contract/users";
import type { Work } from "../base/context.ts";
import { listOfferedTypes } from "../catalog/index.ts";
import { changeableAgreement, rhythmOf } from "./agreement-facts.ts";
import { type AgreementRow, changeAgreement } from "./agreements.store.ts";

type Rhythm = ReturnType<typeof rhythmOf> & AgreementRhythm;

/** Gives an agreement another type or rhythm, coordinated already: it takes effect the next day. It is locked. */
export async function arrangeChange(
  work: Work,
  agreement: AgreementRow,
  rhythm: Rhythm,
  note: string | null,
  by: Person,
): Promise<void> {
  const { active } = await work.db
    .selectFrom("locations")
    .select("active")
    .where("id", "=", agreement.location_id)
    .executeTakeFirstOrThrow();
  if (!active) throw new Refusal("location_inactive");
  const offered = await listOfferedTypes(work, agreement.waste_type_id, agreement.container_type_id);
  const verdict = canChangeAgreement(changeableAgreement(agreement), rhythm, offered);
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  const effectiveOn = changeEffectiveOn(work.now);
  const change: PendingChange = {
    ...rhythm,
    requestedOn: work.now.toString(),
    requestedBy: by,
    effectiveOn,
  };
  await changeAgreement(
    work,
    agreement.id,
    { pending_change: JSON.stringify(change) },
    { change: "change_accepted", by: by.id, old: rhythmOf(agreement), new: { ...rhythm, note, effectiveOn } },
  );
}
