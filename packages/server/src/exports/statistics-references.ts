import type { StatisticsReferences, StatisticsReferencesQuery } from "@kreislauf/contract/exports";
import type { Scope } from "../base/context.ts";
import { ensureSiteAssigned } from "../sites/index.ts";
import { listUsedReferences } from "./statistics.store.ts";

/**
 * The cost centres and projects by which the statistics can be filtered: those of disposals that the reader sees. The
 * company's lists are not used, because they also name what other sites charge to.
 */
export async function getStatisticsReferences(
  scope: Scope,
  query: StatisticsReferencesQuery,
): Promise<StatisticsReferences> {
  await ensureSiteAssigned(scope, query.serviceLocationId);
  return await listUsedReferences(scope, query);
}
