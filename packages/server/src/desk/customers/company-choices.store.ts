import { sql, type SqlBool } from "kysely";
import type { PublicContext } from "../../base/context.ts";
import { searchWords, wordPatterns } from "../../base/database/search-words.ts";

/** How many companies one search returns. */
const companyChoices = 20;

/**
 * The first companies, sorted by name, whose name or number contains every word. With `companyId` only that company can
 * be among them.
 */
export async function listCompanyChoices(
  { db }: Pick<PublicContext, "db">,
  { search, companyId }: { readonly search: string; readonly companyId?: number | undefined },
) {
  let query = db.selectFrom("companies").select(["id", "customer_number as customerNumber", "name"]);
  if (companyId !== undefined) query = query.where("id", "=", companyId);
  for (const word of searchWords(search)) {
    const { pattern } = wordPatterns(word);
    query = query.where(sql<SqlBool>`(name ilike ${pattern} or customer_number ilike ${pattern})`);
  }
  return await query
    .orderBy(sql`lower(name) collate "C"`)
    .orderBy("id")
    .limit(companyChoices)
    .execute();
}
