import { systemUser } from "@kreislauf/contract/users";
import type { WriteContext } from "../../../base/context.ts";
import { setCompanyNumbers } from "../../../sites/index.ts";
import type { DemoCompany } from "../content/demo-companies.ts";

/** Sites that have been inactive for at least this many days were closed by a user, the others automatically. */
const closedByHandAfterDays = 30;

/** Writes what belongs to a company's sites in other tables: numbers to choose from, and the log of deactivations. */
export async function writeSiteRecords(
  db: WriteContext["db"],
  company: DemoCompany,
  companyId: number,
  siteIds: ReadonlyMap<string, number>,
  managerId: number,
  now: Temporal.Instant,
): Promise<void> {
  await setCompanyNumbers({ db, now }, companyId, {
    contract: [company.contractNumber],
    partner: [company.partnerNumber],
    ship_to: company.sites.map((_, index) => String(company.firstShipToNumber + index)),
  });
  const closed = company.sites
    .flatMap(({ name, inactiveForDays: days }) => (days === undefined ? [] : [{ name, days }]))
    .toSorted((one, other) => other.days - one.days);
  for (const { name, days } of closed) {
    const at = now.subtract({ hours: days * 24 }).toString();
    const isByHand = days >= closedByHandAfterDays;
    await db
      .insertInto("site_deactivations")
      .values({
        company_id: companyId,
        site_id: siteIds.get(name) as number,
        deactivated_at: at,
        deactivated_by: isByHand ? managerId : systemUser.system,
        read_at: isByHand ? at : null,
        read_by: isByHand ? managerId : null,
      })
      .execute();
  }
}
