import type { AgreementEndCause } from "@kreislauf/contract/agreements";
import type { BerlinDate } from "@kreislauf/contract/base";
import { systemUser } from "@kreislauf/contract/users";
import type { Work } from "../base/context.ts";
import { changeAgreement } from "./agreements.store.ts";

/** Ends an agreement: nothing stands there any more, and nothing waits. It is locked. */
export async function endAgreement(
  work: Work,
  agreementId: number,
  endedOn: BerlinDate,
  cause: AgreementEndCause,
): Promise<void> {
  await changeAgreement(
    work,
    agreementId,
    { status: "ended", ended_on: endedOn, containers_on_site: 0, pending_change: null },
    { change: "ended", by: systemUser.cycle, new: { status: "ended", endsOn: endedOn, cause } },
  );
}
