import type { UserWriteContext } from "../base/context.ts";
import { assignedSiteIds } from "./sites.store.ts";

/**
 * Finds a site of the company with this postal address, preferably one that the person sees; undefined if there is no
 * such site. Locks the company.
 */
export async function findDuplicateSite(
  context: UserWriteContext,
  addressKey: string,
  exceptId: number | null,
) {
  const { db, actor } = context;
  await db.selectFrom("companies").select("id").where("id", "=", actor.companyId).forNoKeyUpdate().execute();
  return await db
    .selectFrom("sites")
    .select((select) => ["id", select("id", "in", assignedSiteIds(context)).as("is_seen"), "active"])
    .where("company_id", "=", actor.companyId)
    .where("address_key", "=", addressKey)
    .$if(exceptId !== null, (query) => query.where("id", "<>", exceptId ?? 0))
    .orderBy("is_seen", "desc")
    .orderBy("active", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}
