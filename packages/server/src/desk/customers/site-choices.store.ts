import { sql, type SqlBool } from "kysely";
import type { PublicContext } from "../../base/context.ts";
import { searchWords, wordPatterns } from "../../base/database/search-words.ts";

/** How many sites one search returns. */
const siteChoices = 20;

interface SiteSearch {
  readonly search: string;
  readonly companyId?: number | undefined;
  readonly siteId?: number | undefined;
}

/**
 * The first sites, sorted by name, that have every word in their name, postal address, number or company. `companyId`
 * and `siteId` limit them to one company or site. Deactivated sites are included, because their documents stay.
 */
export async function listSiteChoices(
  { db }: Pick<PublicContext, "db">,
  { search, companyId, siteId }: SiteSearch,
) {
  let query = db
    .selectFrom("sites")
    .innerJoin("companies", "companies.id", "sites.company_id")
    .select([
      "sites.id",
      "sites.alias as name",
      "sites.ship_to_number as siteNumber",
      "companies.name as companyName",
    ]);
  if (companyId !== undefined) query = query.where("sites.company_id", "=", companyId);
  if (siteId !== undefined) query = query.where("sites.id", "=", siteId);
  for (const word of searchWords(search)) {
    const { pattern, folded } = wordPatterns(word);
    query = query.where(
      sql<SqlBool>`(sites.sort_key like ${folded} or sites.ship_to_number ilike ${pattern}
        or companies.name ilike ${pattern} or companies.customer_number ilike ${pattern})`,
    );
  }
  return await query
    .orderBy(sql`sites.sort_key collate "C"`)
    .orderBy("sites.id")
    .limit(siteChoices)
    .execute();
}
