import { Refusal } from "@kreislauf/contract/base";
import type { DeskAgreementCreation, DeskCustomerDetail } from "@kreislauf/contract/desk";
import type { InTransaction, StaffContext } from "../../base/context.ts";
import { startAgreement } from "../../orders/index.ts";
import { findAnySite } from "../../sites/index.ts";
import { isAgreementRepeated } from "./customers.store.ts";
import { inCompany, recordInCompany } from "./in-company.ts";
import { getDeskCustomerDetail } from "./manage-customers.ts";

/**
 * Creates an agreement that is active at once, with the containers that stand at the site. If an equal one exists (see
 * `isAgreementRepeated`), the call is refused unless the new one has a number or `confirmDuplicate` is set, so that a
 * form sent again after a lost answer does not create a second agreement.
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
