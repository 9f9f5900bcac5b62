import { Refusal } from "@kreislauf/contract/base";
import type { DeskAgreementCreation, DeskCustomerDetail } from "@kreislauf/contract/desk";
import type { InTransaction, StaffContext } from "../../base/context.ts";
import { startAgreement } from "../../orders/index.ts";
import { findAnySite } from "../../sites/index.ts";
import { isAgreementRepeated } from "./customers.store.ts";
import { inCompany, recordInCompany } from "./in-company.ts";
import { getDeskCustomerDetail } from "./manage-customers.ts";

/**
 * An agreement that runs at once, with the containers that stand at a site of the company. One like another that runs
 * there needs a number of its own or a confirmation: a form that is sent again after a lost answer creates no second.
 */
export const createDeskAgreement = (
  context: InTransaction<StaffContext>,
  companyId: number,
  { confirmDuplicate, ...wish }: DeskAgreementCreation,
): Promise<DeskCustomerDetail> =>
  inCompany(context, companyId, async (work, company) => {
    const site = await findAnySite(context.db, wish.serviceLocationId);
    if (site?.company_id !== companyId) throw new Refusal("not_found");
    const agreementId = await startAgreement(work, wish);
    if (
      wish.agreementNumber === null &&
      !confirmDuplicate &&
      (await isAgreementRepeated(context, agreementId))
    )
      throw new Refusal("agreement_exists");
    const subject = `${wish.agreementNumber ?? site.alias}, ${company.name}`;
    await recordInCompany(context, "agreement_created", company, subject);
    return await getDeskCustomerDetail(context, companyId);
  });
