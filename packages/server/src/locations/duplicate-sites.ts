import { Refusal } from "@kreislauf/contract/base";
import type { PersonsWork } from "../base/context.ts";
import { assignedLocationIds } from "./locations.store.ts";

/**
 * Refuses an address that the company has already, naming the site if the person sees it. The company is locked, so
 * that of two people who create the same site at once one is told.
 */
export async function ensureNoDuplicate(
  context: PersonsWork,
  addressKey: string,
  exceptId: number | null = null,
): Promise<void> {
  const { db, actor } = context;
  await db.selectFrom("companies").select("id").where("id", "=", actor.companyId).forNoKeyUpdate().execute();
  const twin = await db
    .selectFrom("locations")
    .select((select) => ["id", select("id", "in", assignedLocationIds(context)).as("is_seen"), "active"])
    .where("company_id", "=", actor.companyId)
    .where("address_key", "=", addressKey)
    .$if(exceptId !== null, (query) => query.where("id", "<>", exceptId ?? 0))
    .orderBy("is_seen", "desc")
    .orderBy("active", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  if (twin === undefined) return;
  const existing = { field: "existingLocationId", message: String(twin.id) };
  throw new Refusal("location_duplicate", twin.is_seen ? [existing] : []);
}
