import { systemUser } from "@kreislauf/contract/users";
import type { Db } from "../../base/database.ts";
import type { DemoCompany } from "./companies.ts";

/** From this many days on nobody waits for the portal: the site was closed by hand. */
const closedByHandAfterDays = 30;

/** What a company's sites have beside their own columns: numbers to choose from, and the log of those closed. */
export async function writeSiteRecords(
  db: Db,
  company: DemoCompany,
  companyId: number,
  siteIds: ReadonlyMap<string, number>,
  managerId: number,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto("company_numbers")
    .values([
      { company_id: companyId, kind: "contract", number: company.contractNumber },
      { company_id: companyId, kind: "partner", number: company.partnerNumber },
      ...company.sites.map((_, index) => ({
        company_id: companyId,
        kind: "ship_to" as const,
        number: String(company.firstShipToNumber + index),
      })),
    ])
    .execute();
  const closed = company.sites
    .flatMap(({ name, inactiveForDays: days }) => (days === undefined ? [] : [{ name, days }]))
    .toSorted((one, other) => other.days - one.days);
  for (const { name, days } of closed) {
    const at = now.subtract({ hours: days * 24 }).toString();
    const isByHand = days >= closedByHandAfterDays;
    await db
      .insertInto("location_deactivations")
      .values({
        company_id: companyId,
        location_id: siteIds.get(name) as number,
        deactivated_at: at,
        deactivated_by: isByHand ? managerId : systemUser.cycle,
        read_at: isByHand ? at : null,
        read_by: isByHand ? managerId : null,
      })
      .execute();
  }
}
