import type { GroupedSite } from "./choose-site.ts";
import { isPartOf, type ScopePart } from "./site-scope.ts";

export const keyOfPart = (part: ScopePart): string =>
  `${part.kind} ${part.kind === "land" ? part.land : part.id}`;

const isSamePart = (one: ScopePart, other: ScopePart) => keyOfPart(one) === keyOfPart(other);

/**
 * Whether a part is chosen, and how many of its sites are. `some`: not the Land or group itself, but some of its sites.
 */
export function partState(
  chosen: readonly ScopePart[],
  part: ScopePart,
  sites: readonly GroupedSite[],
): { readonly state: "all" | "some" | "none"; readonly count: number } {
  const members = sites.filter((site) => isPartOf(part, site));
  const count = members.filter((site) => chosen.some((each) => isPartOf(each, site))).length;
  if (chosen.some((each) => isSamePart(each, part))) return { state: "all", count };
  if (part.kind === "site") return { state: count > 0 ? "all" : "none", count };
  return { state: count > 0 ? "some" : "none", count };
}

/**
 * Adds a part to the chosen ones, or removes it. If a site is removed whose Land or group is chosen, the other sites of
 * that Land or group stay chosen as single sites. A chosen Land or group replaces its single sites.
 */
export function togglePart(
  chosen: readonly ScopePart[],
  part: ScopePart,
  sites: readonly GroupedSite[],
): readonly ScopePart[] {
  const others = chosen.filter((each) => !isSamePart(each, part));
  if (part.kind !== "site") {
    if (others.length < chosen.length) return others;
    return [...others.filter((each) => !isSiteOf(each, part, sites)), part];
  }
  const site = sites.find(({ id }) => id === part.id);
  const around = site === undefined ? [] : others.filter((each) => isPartOf(each, site));
  if (around.length === 0) return others.length < chosen.length ? others : [...others, part];
  const kept = others.filter((each) => !around.includes(each));
  const left = sites.filter(
    (each) =>
      each.id !== part.id &&
      around.some((region) => isPartOf(region, each)) &&
      !kept.some((other) => isPartOf(other, each)),
  );
  return [...kept, ...left.map(({ id }) => ({ kind: "site" as const, id }))];
}

const isSiteOf = (one: ScopePart, region: ScopePart, sites: readonly GroupedSite[]) =>
  one.kind === "site" && sites.some((site) => site.id === one.id && isPartOf(region, site));
