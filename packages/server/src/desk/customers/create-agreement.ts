import { Refusal } from "@kreislauf/contract/base";
import type { DeskCustomerDetail } from "@kreislauf/contract/desk";
import type { StartedAgreement } from "@kreislauf/contract/provider";
import type { InTransaction, StaffContext } from "../../base/context.ts";
import { startAgreement } from "../../orders/index.ts";
import { findAnySite } from "../../sites/index.ts";
import { inCompany, recordInCompany } from "./in-company.ts";
import { getDeskCustomerDetail } from "./manage-customers.ts";

/** An agreement that runs at once, with the containers that stand at a site of the company. */
export const createDeskAgreement = (
  context: InTransaction<StaffContext>,
  companyId: number,
  wish: StartedAgreement,
): Promise<DeskCustomerDetail> =>
  inCompany(context, companyId, async (work, company) => {
    const site = await findAnySite(context.db, wish.serviceLocationId);
    if (site?.company_id !== companyId) throw new Refusal("not_found");
    await startAgreement(work, wish);
    const subject = `${wish.agreementNumber ?? site.alias}, ${company.name}`;
    await recordInCompany(context, "agreement_created", company, subject);
    return await getDeskCustomerDetail(context, companyId);
  });
