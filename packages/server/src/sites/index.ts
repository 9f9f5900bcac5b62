export { changeSite } from "./change-site.ts";
export { createSite } from "./create-site.ts";
export { ensureSiteAssigned } from "./ensure-site-assigned.ts";
export { bindSitesRoutes } from "./sites.routes.ts";
export { assignExternalContact, releaseContactPerson } from "./site-contacts.store.ts";
export {
  assignedSiteIds,
  countAssignedSites,
  findSite,
  isInSiteSet,
  isSiteActive,
  listCompanySites,
  listSiteNames,
  listSitesByBranch,
  listSitesOfUser,
  lockAnySite,
  lockSite,
  siteIdsMatching,
  type SiteRow,
} from "./sites.store.ts";
export { siteKeys } from "./site-keys.ts";
export { siteSetWords } from "./site-set-words.ts";
export { siteDeactivatedMail } from "./site-deactivated.mail.ts";
export { startSiteJobs } from "./site-jobs.ts";
export { getAnySketch } from "./route-sketches.ts";
export { getCompanyNumbers, setCompanyNumbers } from "./set-company-numbers.ts";
export { addCompanyNumbers } from "./company-numbers.store.ts";
export { toSiteAccessView, toSiteSummary } from "./to-site-view.ts";
export { listSketches } from "./site-details.store.ts";
export { findAnySite } from "./site-list.store.ts";
