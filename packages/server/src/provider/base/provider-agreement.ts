import { Refusal } from "@kreislauf/contract/base";
import type { ProviderAgreement } from "@kreislauf/contract/provider";
import { type AgreementRow, findAnyAgreement } from "../../agreements/index.ts";
import type { KeyContext } from "../../base/context.ts";

/** Reads an agreement of any company, because the provider sees them all; 404 if there is none. */
export async function getProviderAgreement(
  { db }: Pick<KeyContext, "db">,
  agreementId: number,
): Promise<ProviderAgreement> {
  const row = await findAnyAgreement({ db }, agreementId);
  if (row === undefined) throw new Refusal("not_found");
  return toProviderAgreement(row);
}

export const toProviderAgreement = (row: AgreementRow): ProviderAgreement => ({
  agreementId: row.id,
  agreementNumber: row.agreement_number,
  companyId: row.company_id,
  serviceLocationId: row.site_id,
  wasteTypeId: row.waste_type_id,
  containerTypeId: row.container_type_id,
  agreementTypeId: row.agreement_type_id,
  cycleInterval: row.cycle_interval,
  weekday1: row.weekday1,
  weekday2: row.weekday2,
  status: row.status,
  containersOnSite: row.containers_on_site,
  pendingChange: row.pending_change,
  createdOn: row.created_on,
  endsOn: row.ends_on,
  endedOn: row.ended_on,
});
