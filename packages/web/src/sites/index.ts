export { DeactivationNotice } from "./base/deactivation-notice.tsx";
export { SiteBar, SitesBar } from "./base/site-bar.tsx";
export { recentSites } from "./base/recent-sites.ts";
export { isInScope } from "./base/choose-site.ts";
export { NoSiteCard } from "./base/no-site-card.tsx";
export { UnknownSitesNote } from "./base/unknown-sites-note.tsx";
export { useSitesName } from "./base/use-sites-name.ts";
export { SitesMap } from "./map/sites-map.tsx";
export { activeSitesQuery, siteQuery } from "./base/assigned-sites.queries.ts";
export { type ChosenSite, useChosenSite, useChosenSites, useSitesOfList } from "./base/use-chosen-site.ts";
export { useSiteActions } from "./base/use-site-actions.tsx";
export {
  formatSiteScope,
  isSameScope,
  setFilterParam,
  setOfScope,
  type SiteScope,
  siteOfScope,
  siteScope,
  toSiteScope,
} from "./base/site-scope.ts";
