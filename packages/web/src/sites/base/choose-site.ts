import type { SiteOption, SiteSet } from "@kreislauf/contract/sites";
import { parseSiteScope, toSiteScope, type SiteScope } from "./site-scope.ts";

export interface ChoiceInput<Site = GroupedSite> {
  /** The `site` in the query of the page's address; undefined if there is none. */
  readonly named: string | undefined;
  /** The id of the site shown last; null if there is none. */
  readonly remembered: number | null;
  /** The user's sites; undefined until they are loaded. */
  readonly sites: readonly Site[] | undefined;
}

type Identified = Pick<SiteOption, "id">;
export type GroupedSite = Pick<SiteOption, "id" | "land" | "group">;

/**
 * The site of a screen that can show only one. The address takes precedence, so that a link shows everybody the same
 * site. If the address names an unknown site, the result is null. Without a site in the address it is the site shown
 * last, or the user's only site.
 */
export function chooseSite({ named = "", remembered, sites }: ChoiceInput<Identified>): number | null {
  const scope = parseSiteScope(named);
  if (typeof scope === "number") return exists(scope, sites) ? scope : null;
  if (remembered !== null && exists(remembered, sites)) return remembered;
  return sites?.length === 1 ? (sites[0]?.id ?? null) : null;
}

/**
 * The sites of a screen that can show more than one: the sites in the address, else the site shown last, else all.
 * Null if the address names only unknown sites.
 */
export function chooseSites({ named = "", remembered, sites }: ChoiceInput): SiteScope | null {
  const scope = parseSiteScope(named);
  if (scope === "all") return scope;
  if (typeof scope === "number") return exists(scope, sites) ? scope : null;
  if (scope !== null) return withoutUnknown(scope, sites);
  return remembered !== null && exists(remembered, sites) ? remembered : "all";
}

const exists = (id: number, sites: readonly Identified[] | undefined) =>
  sites?.some((site) => site.id === id) ?? true;

/**
 * Leaves out sites, Länder and groups to which no site of the user belongs (docs/decisions.md 19.10); null if nothing
 * is left.
 */
function withoutUnknown(set: SiteSet, sites: readonly GroupedSite[] | undefined): SiteScope | null {
  if (sites === undefined) return set;
  const ids = new Set(sites.map(({ id }) => id));
  const laender = new Set(sites.map(({ land }) => land));
  const groups = new Set(sites.map(({ group }) => group?.groupId));
  return toSiteScope({
    sites: set.sites?.filter((id) => ids.has(id)),
    land: set.land?.filter((land) => laender.has(land)),
    groups: set.groups?.filter((id) => groups.has(id)),
  });
}

export function isInScope(scope: SiteScope, { id, land, group }: GroupedSite): boolean {
  if (typeof scope !== "object") return scope === "all" || scope === id;
  return (
    scope.sites?.includes(id) === true ||
    scope.land?.includes(land) === true ||
    (group !== null && scope.groups?.includes(group.groupId) === true)
  );
}
