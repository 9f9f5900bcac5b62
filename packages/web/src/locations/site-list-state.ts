import type { SiteSortKey } from "@kreislauf/contract/locations";
import { siteSortKeys } from "@kreislauf/contract/locations";
import type { Search } from "../base/paths.ts";

/** Rows of a page. */
export const sitePageSize = 15;
export const longestSearch = 100;

export interface SiteSort {
  readonly by: SiteSortKey;
  readonly order: "asc" | "desc";
}

/** Everything that decides which sites are listed. It lives in the address, so that a link shows the same. */
export interface SiteListState {
  readonly active: boolean;
  readonly search: string;
  readonly group: number | null;
  readonly sort: SiteSort;
  /** Counted from 1. */
  readonly page: number;
}

const defaultSort: SiteSort = { by: "name", order: "asc" };

/** The names in the address. They are carried over to other screens, so each says whose it is. */
const keys = {
  tab: "siteTab",
  search: "siteSearch",
  group: "siteGroup",
  sort: "siteSort",
  page: "sitePage",
} as const;

/** Reads the address; what makes no sense there counts as not said. */
export function readSiteListState(search: Readonly<Record<string, string>>): SiteListState {
  const [by, order] = (search[keys.sort] ?? "").split("-");
  const key = siteSortKeys.find((each) => each === by);
  return {
    active: search[keys.tab] !== "inactive",
    search: (search[keys.search] ?? "").trim().slice(0, longestSearch),
    group: positive(search[keys.group]),
    sort: key !== undefined && (order === "asc" || order === "desc") ? { by: key, order } : defaultSort,
    page: positive(search[keys.page]) ?? 1,
  };
}

/** The address of a state; what goes without saying stays out of it. */
export function siteListSearch({ active, search, group, sort, page }: SiteListState): Search {
  const isDefault = sort.by === defaultSort.by && sort.order === defaultSort.order;
  return {
    [keys.tab]: active ? undefined : "inactive",
    [keys.search]: search,
    [keys.group]: group ?? undefined,
    [keys.sort]: isDefault ? undefined : `${sort.by}-${sort.order}`,
    [keys.page]: page === 1 ? undefined : page,
  };
}

/** Another selection begins on its first page. */
export const changedSiteList = (state: SiteListState, change: Partial<SiteListState>): SiteListState => ({
  ...state,
  page: 1,
  ...change,
});

const positive = (text = ""): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);
