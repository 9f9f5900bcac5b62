import { type RawBuilder, sql } from "kysely";
import type { Scope } from "../base/context.ts";

/** The ids of those sites a condition on `locations` picks that the person asking sees. */
export const visibleSiteIds = ({ actor }: Pick<Scope, "actor">, condition: RawBuilder<unknown>) =>
  sql<number[]>`(
    select coalesce(array_agg(sites.id order by sites.id), '{}')
    from sites
    join user_sites as seen on seen.site_id = sites.id
    where seen.user_id = ${actor.userId} and seen.company_id = ${actor.companyId} and ${condition})`;
