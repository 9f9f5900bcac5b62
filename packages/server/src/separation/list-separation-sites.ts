import { berlinDate } from "@kreislauf/contract/base";
import {
  gapsOf,
  rateOf,
  type SeparationSiteRow,
  type SeparationSites,
  type SeparationSitesQuery,
} from "@kreislauf/contract/separation";
import type { Context } from "../base/context.ts";
import { readFolderFacts } from "./folder-facts.store.ts";
import { listFolderSites } from "./separation.store.ts";

/** Separate collection rate and gaps of each site. The number of statements does not depend on the number of sites. */
export async function listSeparationSites(
  context: Context,
  query: SeparationSitesQuery,
): Promise<SeparationSites> {
  const { now, config } = context;
  const sites = await listFolderSites(context, query);
  const facts = await readFolderFacts(context, { year: query.year, siteIds: sites.map(({ id }) => id) });
  const isOver = Number(berlinDate(now).slice(0, 4)) > query.year;
  const rows = sites.map((site): SeparationSiteRow => {
    const { disposers, ...own } = facts(site.id);
    const gaps = gapsOf({
      ...own,
      withoutDisposer: disposers.find(({ name }) => name === "")?.disposals ?? 0,
      disposers: disposers.flatMap(({ name }) => (name === "" ? [] : [name])),
      isOver,
      ruleSet: config.SEPARATION_RULES,
    });
    const count = (level: "missing" | "incomplete") => gaps.filter((gap) => gap.level === level).length;
    return { site, rate: rateOf(own.parts), missing: count("missing"), incomplete: count("incomplete") };
  });
  return { asOf: now.toString(), year: query.year, sites: rows };
}
