import { laender, type Land } from "@kreislauf/contract/catalog";
import { maxSitesInSet, type SiteSet } from "@kreislauf/contract/sites";
import { isId, nullable, type ListParam } from "../../base/list-state.ts";

/** Which sites a screen shows: one (its id), all, or a set of single sites, Länder and groups. */
export type SiteScope = number | "all" | SiteSet;

const separator = "-";
const groupPrefix = "g";

/** The scope as a value in the address: `all`, `3001`, or a set such as `3001-3002-HE-g12`. */
export function formatSiteScope(scope: SiteScope): string {
  if (typeof scope !== "object") return String(scope);
  const { sites, land, groups } = scope;
  return [...(sites ?? []), ...(land ?? []), ...(groups ?? []).map((id) => `${groupPrefix}${id}`)].join(
    separator,
  );
}

/**
 * Reads a scope from the address. It ignores parts that are invalid, and sites or groups beyond the most that a set may
 * have; null if nothing is left.
 */
export function parseSiteScope(text: string): SiteScope | null {
  if (text === "all") return "all";
  const parts = [...new Set(text.split(separator))];
  const idsAfter = (prefix: string) =>
    parts
      .filter((part) => part.startsWith(prefix) && isId(part.slice(prefix.length)))
      .map((part) => Number(part.slice(prefix.length)))
      .slice(0, maxSitesInSet);
  return toSiteScope({
    sites: idsAfter(""),
    land: laender.filter((land) => parts.includes(land)),
    groups: idsAfter(groupPrefix),
  });
}

/** A set of a single site becomes that site's id; an empty set becomes null. */
export function toSiteScope({ sites, land, groups }: SiteSet): SiteScope | null {
  const set = {
    ...(sites?.length && { sites }),
    ...(land?.length && { land }),
    ...(groups?.length && { groups }),
  };
  const [one, second] = sites ?? [];
  if (Object.keys(set).length === 0) return null;
  return Object.keys(set).length === 1 && one !== undefined && second === undefined ? one : set;
}

export const isSameScope = (one: SiteScope | null, other: SiteScope | null): boolean =>
  one === other || (one !== null && other !== null && formatSiteScope(one) === formatSiteScope(other));

/** The site that a call names: an id or `all`. For a set it is `all`; the set itself goes into the call's filter. */
export const siteOfScope = (scope: SiteScope): number | "all" => (typeof scope === "object" ? "all" : scope);

/** The filter of a call, as a query parameter; empty for one site and for all sites. */
export function setFilterParam(scope: SiteScope): { filter?: string } {
  const set = setOfScope(scope);
  return set === undefined ? {} : { filter: JSON.stringify(set) };
}

/** The set as a filter in the body of a call; undefined for one site and for all sites. */
export const setOfScope = (scope: SiteScope): SiteSet | undefined =>
  typeof scope === "object" ? scope : undefined;

/** One site, Land or group of a set. */
export type ScopePart =
  | { readonly kind: "site"; readonly id: number }
  | { readonly kind: "land"; readonly land: Land }
  | { readonly kind: "group"; readonly id: number };

/** Whether a site is the site of this part, or belongs to its Land or group. */
export function isPartOf(
  part: ScopePart,
  {
    id,
    land,
    group,
  }: { readonly id: number; readonly land: Land; readonly group: { groupId: number } | null },
): boolean {
  if (part.kind === "land") return part.land === land;
  return part.kind === "site" ? part.id === id : part.id === group?.groupId;
}

/** The parts of a scope: groups, then Länder, then single sites; empty for all sites. */
export function scopeParts(scope: SiteScope): ScopePart[] {
  const { sites, land, groups } = setOfScope(scope) ?? (typeof scope === "number" ? { sites: [scope] } : {});
  return [
    ...(groups ?? []).map((id) => ({ kind: "group" as const, id })),
    ...(land ?? []).map((each) => ({ kind: "land" as const, land: each })),
    ...(sites ?? []).map((id) => ({ kind: "site" as const, id })),
  ];
}

/** The scope of which these are the parts; null if there are none. */
export function scopeOfParts(parts: readonly ScopePart[]): SiteScope | null {
  const idsOf = (kind: "site" | "group") => parts.flatMap((part) => (part.kind === kind ? [part.id] : []));
  return toSiteScope({
    sites: idsOf("site"),
    land: parts.flatMap((part) => (part.kind === "land" ? [part.land] : [])),
    groups: idsOf("group"),
  });
}

/** The list parameter for the chosen sites; null if the address names no sites. */
export const siteScope = (key: string): ListParam<SiteScope | null> => {
  const { parse } = nullable(key, (text) => text);
  return {
    parse: (search) => parseSiteScope(parse(search) ?? ""),
    write: (scope) => ({ [key]: scope === null ? undefined : formatSiteScope(scope) }),
  };
};
