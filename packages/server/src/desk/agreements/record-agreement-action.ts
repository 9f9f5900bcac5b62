import type { DeskAgreement } from "@kreislauf/contract/desk";
import type { StaffAction } from "@kreislauf/contract/staff";
import type { InTransaction, StaffContext } from "../../base/context.ts";
import { recordStaffAction } from "../../staff/index.ts";
import { getDeskAgreement } from "./agreements.store.ts";

/** Logs an action of the signed-in member of staff on an agreement; returns the agreement as it is now. */
export async function recordAgreementAction(
  context: InTransaction<StaffContext>,
  agreementId: number,
  action: StaffAction,
): Promise<DeskAgreement> {
  const agreement = await getDeskAgreement(context, agreementId);
  await recordStaffAction(context, {
    staffId: context.staff.staffId,
    action,
    kind: "agreement",
    subject: agreement.agreementNumber ?? `${agreement.companyName}, ${agreement.siteName}`,
    subjectId: agreementId,
  });
  return agreement;
}
