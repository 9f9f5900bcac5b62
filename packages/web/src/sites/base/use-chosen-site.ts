import type { SiteLabelFields } from "@kreislauf/contract/sites";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useUrlSearch } from "../../base/navigation.ts";
import { chooseSite, type SiteChoice } from "./choose-site.ts";
import { activeSitesQuery } from "./assigned-sites.queries.ts";

/** Stored for the tab; deleted when the user changes or signs out. */
const storageKey = "kreislauf.location";

/** The site that a screen shows, and what the switcher needs to change it. */
export interface ChosenSite<Choice extends SiteChoice = SiteChoice> {
  readonly choice: Choice;
  /** The chosen site, once the sites are loaded. */
  readonly site: SiteLabelFields | undefined;
  /** The address names a site that is not assigned to the user. */
  readonly isUnknown: boolean;
  readonly sites: readonly SiteLabelFields[];
  readonly state: "ready" | "loading" | "error";
  readonly allowAll: boolean;
  readonly choose: (choice: number | "all") => void;
  readonly retry: () => void;
}

/** The choice is in the address as `site`, so that links and other screens use it too. */
export function useChosenSite(options: { readonly allowAll: true }): ChosenSite;
export function useChosenSite(): ChosenSite<number | null>;
export function useChosenSite({ allowAll = false } = {}): ChosenSite {
  const [{ site: named }, changeSearch] = useUrlSearch();
  const { data: sites, isError, isFetching, refetch } = useQuery(activeSitesQuery);
  const choice = chooseSite({ named, remembered: rememberedSite(), sites, allowAll });
  const site = sites?.find(({ id }) => id === choice);

  useEffect(() => {
    if (choice !== null && named !== String(choice)) changeSearch({ site: choice });
  }, [choice, named, changeSearch]);
  useEffect(() => {
    if (site !== undefined) rememberSite(site.id);
  }, [site]);

  return {
    choice,
    site,
    isUnknown: sites !== undefined && sites.length > 0 && choice === null && /^\d/.test(named ?? ""),
    sites: sites ?? [],
    state: sites !== undefined ? "ready" : isError && !isFetching ? "error" : "loading",
    allowAll,
    choose: (next) => changeSearch({ site: next }),
    retry: () => void refetch(),
  };
}

/** The site shown last, on any screen. */
function rememberedSite(): number | null {
  try {
    return Number(sessionStorage.getItem(storageKey)) || null;
  } catch {
    return null;
  }
}

function rememberSite(id: number): void {
  try {
    sessionStorage.setItem(storageKey, String(id));
  } catch {
    // Storage is full or forbidden; the address still names the site.
  }
}
