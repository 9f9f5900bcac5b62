import { laenderTexts } from "@kreislauf/contract/catalog";
import { type SiteSet, siteFieldLabels } from "@kreislauf/contract/sites";
import type { Context } from "../base/context.ts";
import { listGroupNames } from "../users/index.ts";

/**
 * The Länder and groups of a set of sites in words, for the audit log. `listSiteNames` gives the names of its single
 * sites.
 */
export async function siteSetWords(
  context: Pick<Context, "db" | "actor" | "language">,
  { land, groups }: SiteSet,
): Promise<readonly string[]> {
  const labels = siteFieldLabels[context.language];
  const names = laenderTexts[context.language];
  return [
    ...(land ?? []).map((each) => `${labels.land}: ${names[each]}`),
    ...(await listGroupNames(context, groups ?? [])).map((name) => `${labels.group}: ${name}`),
  ];
}
