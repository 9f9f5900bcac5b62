import { storedValue } from "@kreislauf/ui/base/stored-value.ts";

export const sitesViews = ["land", "group", "map"] as const;
export type SitesView = (typeof sitesViews)[number];

/** How this person looks at many sites, as last chosen. */
export const sitesViewPreference = storedValue<SitesView>(
  "kreislauf.sitesView",
  (stored) => sitesViews.find((view) => view === stored) ?? "land",
);
