import { requiringRules, userSortKeys } from "@kreislauf/contract/users";
import type { StateOf } from "../../base/list-state.ts";
import * as param from "../../base/list-state.ts";

export const maxSearchLength = 100;

export const peopleTabs = ["registered", "invited", "external", "access", "security", "log"] as const;
export type PeopleTab = (typeof peopleTabs)[number];

const firstSort = { by: "lastName", order: "asc" } as const;

/** The state of the lists of people. Changing the tab also resets the sorting. */
export const peopleList = param.defineListState(
  "userSettings",
  {
    tab: param.choice("userTab", peopleTabs, "registered"),
    search: param.text("userSearch", maxSearchLength),
    sort: param.sort("userSort", userSortKeys, firstSort),
    right: param.id("userRight"),
    site: param.id("userSite"),
    withoutSecondFactor: param.choice("userWithoutSecondFactor", requiringRules, null),
    page: param.page("userPage"),
  },
  { follow: (_, { tab }) => (tab !== undefined ? { sort: firstSort } : {}) },
);
export type PeopleListState = StateOf<typeof peopleList>;

/** The parts of the state that search or filter, at values that leave out nobody. */
export const wholeList = {
  search: "",
  right: null,
  site: null,
  withoutSecondFactor: null,
} as const satisfies Partial<PeopleListState>;

export const isWholeList = (state: PeopleListState): boolean =>
  Object.entries(wholeList).every(([name, value]) => state[name as keyof typeof wholeList] === value);
