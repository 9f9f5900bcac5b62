import type { AgreementEndCause } from "@kreislauf/contract/agreements";
import type { BerlinDate } from "@kreislauf/contract/base";
import { systemUser } from "@kreislauf/contract/users";
import type { WriteContext } from "../base/context.ts";
import { updateAgreementWithLog } from "./agreements.store.ts";

/**
 * Ends an agreement: removes its pending change and sets the number of its containers on site to 0. The caller has
 * locked the agreement.
 */
export async function endAgreement(
  work: WriteContext,
  agreementId: number,
  endedOn: BerlinDate,
  cause: AgreementEndCause,
): Promise<void> {
  await updateAgreementWithLog(
    work,
    agreementId,
    { status: "ended", ended_on: endedOn, containers_on_site: 0, pending_change: null },
    { change: "ended", by: systemUser.system, new: { status: "ended", endsOn: endedOn, cause } },
  );
}
