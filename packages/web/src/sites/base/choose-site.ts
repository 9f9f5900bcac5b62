import type { SiteOption, SiteSet } from "@kreislauf/contract/sites";
import { parseSiteScope, toSiteScope, type SiteScope } from "./site-scope.ts";

export interface ChoiceInput<Site = GroupedSite> {
  /** The sites in the page's address. */
  readonly named: string | undefined;
  /** The site shown last. */
  readonly remembered: number | null;
  /** The sites to choose from; undefined until they are loaded. */
  readonly sites: readonly Site[] | undefined;
}

type Identified = Pick<SiteOption, "id">;
export type GroupedSite = Pick<SiteOption, "id" | "land" | "group">;

/**
 * Which one site a screen shows. The address takes precedence, so that a link shows everybody the same site; no other
 * site is shown if it names an unknown one. Otherwise it is the site shown last, or the only one there is.
 */
export function chooseSite({ named = "", remembered, sites }: ChoiceInput<Identified>): number | null {
  const scope = parseSiteScope(named);
  if (typeof scope === "number") return exists(scope, sites) ? scope : null;
  if (remembered !== null && exists(remembered, sites)) return remembered;
  return sites?.length === 1 ? (sites[0]?.id ?? null) : null;
}

/** Which sites a screen shows that can show several: those of the address, the site shown last, or all. */
export function chooseSites({ named = "", remembered, sites }: ChoiceInput): SiteScope | null {
  const scope = parseSiteScope(named);
  if (scope === "all") return scope;
  if (typeof scope === "number") return exists(scope, sites) ? scope : null;
  if (scope !== null) return withoutUnknown(scope, sites);
  return remembered !== null && exists(remembered, sites) ? remembered : "all";
}

const exists = (id: number, sites: readonly Identified[] | undefined) =>
  sites?.some((site) => site.id === id) ?? true;

/** A set without what no site of the person belongs to (docs/decisions.md 19.10); null if nothing is left. */
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
