import { useRouter } from "@tanstack/react-router";
import { useNavigation, useUrlSearch } from "../base/navigation.ts";
import { pathTo } from "../base/paths.ts";
import { changedSiteList, readSiteListState, type SiteListState, siteListSearch } from "./site-list-state.ts";

/** `step` can be gone back, `replace` takes the place of the last one. */
export type ChangeSiteList = (change: Partial<SiteListState>, how?: "step" | "replace") => void;

/** The state of the site list, read from the address, and how it changes there. */
export function useSiteListState(): [SiteListState, ChangeSiteList] {
  const router = useRouter();
  const { go, replace } = useNavigation();
  const [search] = useUrlSearch();
  const change: ChangeSiteList = (wanted, how = "step") => {
    // Not the state of this render: what was typed may arrive after the tab has changed.
    const latest: Readonly<Record<string, string>> = router.latestLocation.search;
    const state = changedSiteList(readSiteListState(latest), wanted);
    const path = pathTo("locationSettings", {}, { ...latest, ...siteListSearch(state) });
    if (how === "step") go(path);
    else replace(path);
  };
  return [readSiteListState(search), change];
}
