import { type AgreementUpdate, canChangeAgreement, type PendingChange } from "@kreislauf/contract/agreements";
import { Refusal } from "@kreislauf/contract/base";
import type { TransactionContext } from "../base/context.ts";
import { listOfferedTypes } from "../catalog/index.ts";
import { getActingPerson } from "../users/index.ts";
import { changeableAgreement, scheduleOf } from "./agreement-facts.ts";
import { updateAgreementWithLog, lockAgreement } from "./agreements.store.ts";

/** Requests another agreement type or cycle, which waits for the provider. */
export async function updateAgreement(context: TransactionContext, wish: AgreementUpdate): Promise<void> {
  const agreement = await lockAgreement(context, wish.agreementId);
  if (!agreement.location_active) throw new Refusal("location_inactive");
  const offered = await listOfferedTypes(context, agreement.waste_type_id, agreement.container_type_id);
  const verdict = canChangeAgreement(changeableAgreement(agreement), wish, offered);
  if (!verdict.allowed) throw new Refusal(verdict.reason);

  const { agreementId: _, ...asked } = wish;
  const requestedBy = await getActingPerson(context);
  const pending: PendingChange = {
    ...asked,
    requestedOn: context.now.toString(),
    requestedBy,
    effectiveOn: null,
  };
  await updateAgreementWithLog(
    context,
    agreement.id,
    { pending_change: JSON.stringify(pending) },
    { change: "change_requested", by: requestedBy.id, old: scheduleOf(agreement), new: asked },
  );
}
