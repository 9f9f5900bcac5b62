import type { Sort } from "../ui/data-column.ts";
import type { Search } from "../base/paths.ts";

/** Rows of a page (product.md section 9). */
export const peoplePageSize = 10;
export const longestSearch = 100;

export const peopleTabs = ["registered", "invited", "external", "access", "log"] as const;
export type PeopleTab = (typeof peopleTabs)[number];

/** What a list of people shows. It lives in the address, so that a link and the way back show the same. */
export interface PeopleState {
  readonly tab: PeopleTab;
  readonly search: string;
  readonly sort: PeopleSort;
  /** Counted from 1. */
  readonly page: number;
}

export const peopleSortKeys = [
  "lastName",
  "email",
  "phone",
  "ebene",
  "group",
  "locations",
  "permissions",
  "invitedUntil",
] as const;

type PeopleSort = Sort<(typeof peopleSortKeys)[number]>;
const defaultSort: PeopleSort = { by: "lastName", order: "asc" };

/** The names in the address. They are carried over to other screens, so each says whose it is. */
const keys = { tab: "userTab", search: "userSearch", sort: "userSort", page: "userPage" } as const;

/** Reads the address; what makes no sense there counts as not said. */
export function readPeopleState(search: Readonly<Record<string, string>>): PeopleState {
  const [by, order] = (search[keys.sort] ?? "").split("-");
  const key = peopleSortKeys.find((each) => each === by);
  const page = search[keys.page] ?? "";
  return {
    tab: peopleTabs.find((tab) => tab === search[keys.tab]) ?? "registered",
    search: (search[keys.search] ?? "").trim().slice(0, longestSearch),
    sort: key !== undefined && (order === "asc" || order === "desc") ? { by: key, order } : defaultSort,
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a state; what goes without saying stays out of it. */
export function peopleSearch({ tab, search, sort, page }: PeopleState): Search {
  const isDefault = sort.by === defaultSort.by && sort.order === defaultSort.order;
  return {
    [keys.tab]: tab === "registered" ? undefined : tab,
    [keys.search]: search,
    [keys.sort]: isDefault ? undefined : `${sort.by}-${sort.order}`,
    [keys.page]: page === 1 ? undefined : page,
  };
}

/** Another selection begins on its first page, another tab with its own order. */
export const changedPeople = (state: PeopleState, change: Partial<PeopleState>): PeopleState => ({
  ...state,
  page: 1,
  ...(change.tab !== undefined && { sort: defaultSort }),
  ...change,
});
