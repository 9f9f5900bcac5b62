import { storedValue } from "@kreislauf/ui/base/stored-value.ts";

export const sitesViews = ["land", "group", "map"] as const;
export type SitesView = (typeof sitesViews)[number];

/** The view of many sites on the dashboard that the user chose last; by Land until they have chosen. */
export const sitesViewPreference = storedValue<SitesView>(
  "kreislauf.sitesView",
  (stored) => sitesViews.find((view) => view === stored) ?? "land",
);
