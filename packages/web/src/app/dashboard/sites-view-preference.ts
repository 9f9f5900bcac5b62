import { storedValue } from "@kreislauf/ui/base/stored-value.ts";

export const sitesViews = ["land", "group", "map"] as const;
export type SitesView = (typeof sitesViews)[number];

/** The view that the user chose last for many sites on the dashboard; until they have chosen, the table by Land. */
export const sitesViewPreference = storedValue<SitesView>(
  "kreislauf.sitesView",
  (stored) => sitesViews.find((view) => view === stored) ?? "land",
);
