export { changeLocation } from "./change-location.ts";
export { createLocation } from "./create-location.ts";
export { bindLocationsRoutes } from "./locations.routes.ts";
export { assignExternalContact, releaseContactPerson } from "./site-contacts.ts";
export {
  assignedLocationIds,
  countAssigned,
  findLocation,
  listCompanySites,
  listSiteNames,
  listSitesByBranch,
  listSitesOfUser,
  lockAnyLocation,
  type LocationRow,
} from "./locations.store.ts";
export { locationKeys } from "./location-keys.ts";
export { locationDeactivatedMail } from "./location-deactivated.mail.ts";
export { startLocationJobs } from "./location-jobs.ts";
export { readAnySketch } from "./route-sketches.ts";
export { addCompanyNumbers, getCompanyNumbers, setCompanyNumbers } from "./set-company-numbers.ts";
export { accessOf, summaryOf } from "./shown-site.ts";
export { listSketches } from "./site-details.store.ts";
export { findAnySite } from "./site-list.store.ts";
