import { Refusal } from "@kreislauf/contract/base";
import type { StaffAction } from "@kreislauf/contract/staff";
import type { InTransaction, StaffContext, UserWriteContext } from "../base/context.ts";
import { asProviderInCompany } from "../provider/index.ts";
import { recordStaffAction } from "../staff/index.ts";
import type { CompanyRow } from "../users/index.ts";
import { lockCompanyById } from "./customers.store.ts";

type Working = InTransaction<StaffContext>;

/** Works in a locked company as its provider, whose deeds the company's own log shows. */
export async function inCompany<Result>(
  context: Working,
  companyId: number,
  act: (work: UserWriteContext, company: CompanyRow) => Promise<Result>,
): Promise<Result> {
  const company = await lockCompanyById(context, companyId);
  if (company === undefined) throw new Refusal("not_found");
  return await act(asProviderInCompany(context, companyId), company);
}

/** Notes in the log of the desk what was done with a company. */
export const recordInCompany = (
  context: Working,
  action: StaffAction,
  company: Pick<CompanyRow, "id">,
  subject: string,
) =>
  recordStaffAction(context, {
    staffId: context.staff.staffId,
    action,
    kind: "company",
    subject,
    subjectId: company.id,
  });
