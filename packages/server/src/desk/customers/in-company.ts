import { Refusal } from "@kreislauf/contract/base";
import type { StaffAction } from "@kreislauf/contract/staff";
import type { InTransaction, StaffContext, UserWriteContext } from "../../base/context.ts";
import { asProviderInCompany } from "../../provider/index.ts";
import { recordStaffAction } from "../../staff/index.ts";
import type { CompanyRow } from "../../users/index.ts";
import { lockCompanyById } from "./customers.store.ts";

type Working = InTransaction<StaffContext>;

type Act<Result> = (work: UserWriteContext, company: CompanyRow) => Promise<Result>;

/**
 * Locks a company and runs `act` in it as the provider; the company's own log shows what was done. Refused if the
 * company does not exist or is deactivated.
 */
export const inCompany = <Result>(context: Working, companyId: number, act: Act<Result>): Promise<Result> =>
  inAnyCompany(context, companyId, async (work, company) => {
    if (company.deactivated_at !== null) throw new Refusal("customer_deactivated");
    return await act(work, company);
  });

/** Like `inCompany`, but a deactivated company is not refused. */
export async function inAnyCompany<Result>(
  context: Working,
  companyId: number,
  act: Act<Result>,
): Promise<Result> {
  const company = await lockCompanyById(context, companyId);
  if (company === undefined) throw new Refusal("not_found");
  return await act(asProviderInCompany(context, companyId), company);
}

/** Records in the desk's log what was done with a company. */
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

/**
 * Locks a company before its agreements or inquiries are changed; refused if it does not exist or is deactivated
 * (docs/decisions.md 55.4).
 */
export async function ensureActiveCompany(context: Working, companyId: number): Promise<void> {
  await inCompany(context, companyId, () => Promise.resolve());
}
