import { Refusal } from "@kreislauf/contract/base";
import type { DeskCustomerDetail, DeskDeactivation } from "@kreislauf/contract/desk";
import type { InTransaction, StaffContext } from "../../base/context.ts";
import { setCompanyDeactivated } from "../../users/index.ts";
import { countEnding, findCustomer } from "./customers.store.ts";
import { inAnyCompany, recordInCompany } from "./in-company.ts";
import { getDeskCustomerDetail } from "./manage-customers.ts";

export async function previewDeactivation(
  context: StaffContext,
  companyId: number,
): Promise<DeskDeactivation> {
  if ((await findCustomer(context, companyId)) === undefined) throw new Refusal("not_found");
  return await countEnding(context, companyId);
}

/**
 * Deactivates a company, whose agreements a job then ends, or activates it again: agreements that have ended by then
 * stay ended. If the company has the state already, nothing changes.
 */
export const switchDeskCustomer = (
  context: InTransaction<StaffContext>,
  companyId: number,
  active: boolean,
): Promise<DeskCustomerDetail> =>
  inAnyCompany(context, companyId, async (_, company) => {
    if (active !== (company.deactivated_at === null)) {
      await setCompanyDeactivated(context, companyId, active ? null : context.now);
      const action = active ? "company_activated" : "company_deactivated";
      await recordInCompany(context, action, company, company.name);
    }
    return await getDeskCustomerDetail(context, companyId);
  });
