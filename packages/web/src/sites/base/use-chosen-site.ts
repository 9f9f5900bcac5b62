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
  /** Null if nothing is chosen, or the address names what is not assigned to the user. */
  readonly choice: Scope | null;
  /** The chosen site if it is one, once the sites are loaded. */
  readonly site: SiteOption | undefined;
  /** The address names sites of which none is assigned to the user. */
  readonly isUnknown: boolean;
  /** No site is assigned to the user. */
  readonly hasNone: boolean;
  readonly sites: readonly SiteOption[];
  readonly state: "ready" | "loading" | "error";
  /** Why the sites could not be loaded. */
  readonly error: Error | null;
  readonly choose: (choice: Scope) => void;
  readonly retry: () => void;
}

/** The site that a screen shows, and what the switcher needs to change it. */
export type ChosenSite = Choice<number>;

/** The chosen sites of a screen that can show several. */
export interface ChosenSites extends Choice<SiteScope> {
  /** How many parts of the set in the address are left out, because no assigned site belongs to them. */
  readonly unknownParts: number;
}

/** The choice is in the address as `site`, so that links and other screens use it too. */
export const useChosenSite = (): ChosenSite => useChoice(chooseSite);

/** One site, several, or all. A set in the address stays as it is, also with parts that are left out. */
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

/** The chosen sites of a list that keeps them in its own state; all sites unless it says otherwise. */
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

/** `keptSet` is the set in the address of a screen that can show one. */
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
