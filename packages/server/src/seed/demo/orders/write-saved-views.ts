import { sql } from "kysely";
import type { Db } from "../../../base/database/database.ts";
import { demoSavedViews } from "../content/demo-saved-views.ts";

/** Writes the saved views, each for its owner's company with the lowest id. */
export async function writeSavedViews(db: Db, now: Temporal.Instant): Promise<void> {
  for (const { by, name, shared, query } of demoSavedViews) {
    await sql`
      insert into saved_views (company_id, user_id, name, shared, query, created_at)
      select memberships.company_id, users.id, ${name}::text, ${shared}::boolean,
        ${JSON.stringify(query)}::jsonb, ${now.toString()}::timestamptz
      from users join memberships on memberships.user_id = users.id
      where users.email = ${by} order by memberships.company_id limit 1`.execute(db);
  }
}
