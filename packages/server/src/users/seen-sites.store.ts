import { type RawBuilder, sql } from "kysely";
import type { Context } from "../base/context.ts";

/** The ids of those sites a condition on `locations` picks that the person asking sees. */
export const seenSites = ({ actor }: Pick<Context, "actor">, condition: RawBuilder<unknown>) =>
  sql<number[]>`(
    select coalesce(array_agg(locations.id order by locations.id), '{}')
    from locations
    join user_locations as seen on seen.location_id = locations.id
    where seen.user_id = ${actor.userId} and seen.company_id = ${actor.companyId} and ${condition})`;
