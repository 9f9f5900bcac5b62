import { Refusal } from "@kreislauf/contract/base";
import type { StaffAction } from "@kreislauf/contract/staff";
import type { InTransaction, StaffContext, UserWriteContext } from "../../base/context.ts";
import { asProviderInCompany } from "../../provider/index.ts";
import { recordStaffAction } from "../../staff/index.ts";
import type { CompanyRow } from "../../users/index.ts";
import { lockCompanyById } from "./customers.store.ts";

type Working = InTransaction<StaffContext>;

type Act<Result> = (work: UserWriteContext, company: CompanyRow) => Promise<Result>;

/** Works in a locked company as its provider, whose deeds the company's own log shows. */
export const inCompany = <Result>(context: Working, companyId: number, act: Act<Result>): Promise<Result> =>
  inAnyCompany(context, companyId, async (work, company) => {
    if (company.deactivated_at !== null) throw new Refusal("customer_deactivated");
    return await act(work, company);
  });

/** The same, in a deactivated company too. */
export async function inAnyCompany<Result>(
  context: Working,
  companyId: number,
  act: Act<Result>,
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

/** Locks a company whose agreements or inquiries are changed; of a deactivated one none is (docs/decisions.md 55.4). */
export async function ensureActiveCompany(context: Working, companyId: number): Promise<void> {
  await inCompany(context, companyId, () => Promise.resolve());
}
