import type { Db } from "../../../base/database/database.ts";
import { sortKey } from "../../../base/database/sort-key.ts";
import type { DemoCompany } from "../content/demo-companies.ts";

/** Writes the groups for a company's sites and people; returns their ids by name. */
export async function writeGroups(
  db: Db,
  company: DemoCompany,
  companyId: number,
  since: string,
): Promise<ReadonlyMap<string, number>> {
  const names = Object.keys(company.groups);
  if (names.length === 0) return new Map();
  const rows = await db
    .insertInto("groups")
    .values(
      names.map((name) => ({
        company_id: companyId,
        name,
        sort_key: sortKey(name),
        partner_number: company.partnerNumber,
        created_at: since,
      })),
    )
    .returning(["id", "name"])
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}
