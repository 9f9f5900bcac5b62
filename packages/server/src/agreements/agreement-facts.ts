import type { AgreementChangeFields, ChangeableAgreement } from "@kreislauf/contract/agreements";
import type { AgreementRow } from "./agreements.store.ts";

/** Agreement type and cycle, as the rules and the log use them. */
export const scheduleOf = (
  row: Pick<AgreementRow, "agreement_type_id" | "cycle_interval" | "weekday1" | "weekday2">,
) =>
  ({
    agreementTypeId: row.agreement_type_id,
    cycleInterval: row.cycle_interval,
    weekday1: row.weekday1,
    weekday2: row.weekday2,
  }) satisfies AgreementChangeFields;

/** The facts needed by the rules of changing an agreement. */
export const changeableAgreement = (row: AgreementRow): ChangeableAgreement => ({
  ...scheduleOf(row),
  status: row.status,
  pendingChange: row.pending_change,
});
