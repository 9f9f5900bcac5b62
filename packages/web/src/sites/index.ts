export { DeactivationNotice } from "./base/deactivation-notice.tsx";
export { SiteBar } from "./base/site-bar.tsx";
export { SitesMap } from "./map/sites-map.tsx";
export { activeSitesQuery, siteQuery } from "./base/assigned-sites.queries.ts";
export { type ChosenSite, useChosenSite } from "./base/use-chosen-site.ts";
export { SiteMiniMap } from "./map/site-mini-map.tsx";
export { useSiteActions } from "./base/use-site-actions.tsx";
