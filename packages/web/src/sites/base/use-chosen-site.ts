import type { SiteOption, SiteSet } from "@kreislauf/contract/sites";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useUrlSearch } from "../../base/navigation.ts";
import { formatSiteScope, parseSiteScope, scopeParts, setOfScope, type SiteScope } from "./site-scope.ts";
import { chooseSite, chooseSites, type ChoiceInput } from "./choose-site.ts";
import { activeSitesQuery } from "./assigned-sites.queries.ts";
import { addRecentSite } from "./recent-sites.ts";
import { rememberedSite } from "./remembered-site.ts";

interface Choice<Scope extends SiteScope> {
  /** Null if nothing is chosen, or if the address names only sites that are not assigned to the user. */
  readonly choice: Scope | null;
  /** The chosen site, if the choice is a single one; undefined until the sites are loaded. */
  readonly site: SiteOption | undefined;
  /** Whether the address names sites, none of which is assigned to the user. */
  readonly isUnknown: boolean;
  /** Whether no site is assigned to the user. */
  readonly hasNone: boolean;
  readonly sites: readonly SiteOption[];
  readonly state: "ready" | "loading" | "error";
  /** Why the sites could not be loaded; null if loading has not failed. */
  readonly error: Error | null;
  readonly choose: (choice: Scope) => void;
  readonly retry: () => void;
}

/** The site of a screen that shows one, with what the switcher needs to change it. */
export type ChosenSite = Choice<number>;

/** The sites of a screen that can show more than one. */
export interface ChosenSites extends Choice<SiteScope> {
  /** How many parts of the set in the address are left out, because no assigned site belongs to them. */
  readonly unknownParts: number;
}

/**
 * The site of a screen that shows one. It is in the address as `site`, so that links and other screens use the same.
 */
export const useChosenSite = (): ChosenSite => useChoice(chooseSite);

/**
 * The sites of a screen that can show more than one: one site, a set, or all. A set in the address stays there
 * unchanged, including the parts that are left out.
 */
export function useChosenSites(): ChosenSites {
  const [{ site: named = "" }] = useUrlSearch();
  const scope = parseSiteScope(named);
  const set = scope === null ? undefined : setOfScope(scope);
  const chosen = useChoice(chooseSites, set);
  const unknownParts =
    set === undefined || chosen.choice === null
      ? 0
      : scopeParts(set).length - scopeParts(chosen.choice).length;
  return { ...chosen, unknownParts };
}

/** The chosen sites of a list that keeps them in its own state; all sites if the state has none. */
export function useSitesOfList(scope: SiteScope, choose: (scope: SiteScope) => void): ChosenSites {
  const { data: sites, error, isFetching, refetch } = useQuery(activeSitesQuery);
  const choice = chooseSites({ named: formatSiteScope(scope), remembered: null, sites });
  const unknownParts = choice === "all" ? 0 : partsOf(scope) - (choice === null ? 0 : partsOf(choice));
  return {
    choice,
    site: sites?.find(({ id }) => id === choice),
    isUnknown: choice === null,
    hasNone: sites?.length === 0,
    unknownParts,
    sites: sites ?? [],
    state: stateOf(sites, error !== null && !isFetching),
    error,
    choose,
    retry: () => void refetch(),
  };
}

const partsOf = (scope: SiteScope) => scopeParts(scope).length;

const stateOf = (sites: readonly SiteOption[] | undefined, hasFailed: boolean) =>
  sites !== undefined ? "ready" : hasFailed ? "error" : "loading";

/**
 * Chooses by the address and the site shown last, and remembers a site that is chosen alone. `keptSet` is a set in the
 * address, which then stays unchanged; undefined for screens that show one site.
 */
function useChoice<Scope extends SiteScope>(
  decide: (input: ChoiceInput) => Scope | null,
  keptSet?: SiteSet,
): Choice<Scope> {
  const [{ site: named }, changeSearch] = useUrlSearch();
  const { data: sites, error, isFetching, refetch } = useQuery(activeSitesQuery);
  const choice = decide({ named, remembered: rememberedSite.get(), sites });
  const site = sites?.find(({ id }) => id === choice);

  const text = choice === null ? undefined : formatSiteScope(choice);
  const keepsAddress = keptSet !== undefined;
  useEffect(() => {
    if (text !== undefined && text !== named && !keepsAddress) changeSearch({ site: text });
  }, [text, named, keepsAddress, changeSearch]);
  useEffect(() => {
    if (site === undefined) return;
    rememberedSite.set(site.id);
    addRecentSite(site.id);
  }, [site]);

  const namesSites = keepsAddress || typeof parseSiteScope(named ?? "") === "number";
  return {
    choice,
    site,
    isUnknown: choice === null && sites !== undefined && sites.length > 0 && namesSites,
    hasNone: sites?.length === 0,
    sites: sites ?? [],
    state: stateOf(sites, error !== null && !isFetching),
    error,
    choose: (next) => changeSearch({ site: formatSiteScope(next) }),
    retry: () => void refetch(),
  };
}
