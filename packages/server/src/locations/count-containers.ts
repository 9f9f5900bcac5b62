import { sql } from "kysely";
import type { Context } from "../base/context.ts";

/** How many containers stand at a site, over all its agreements. */
export async function countContainers({ db }: Context, locationId: number): Promise<number> {
  const { count } = await db
    .selectFrom("agreements")
    .select(sql<number>`coalesce(sum(containers_on_site), 0)::integer`.as("count"))
    .where("location_id", "=", locationId)
    .executeTakeFirstOrThrow();
  return count;
}
