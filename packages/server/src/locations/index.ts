export { bindLocationsRoutes } from "./locations.routes.ts";
export { assignExternalContact, releaseContactPerson } from "./site-contacts.ts";
export { assignedLocationIds, countAssigned, findLocation, listSitesOfUser } from "./locations.store.ts";
export { locationKeys } from "./location-keys.ts";
export { locationDeactivatedMail } from "./location-deactivated.mail.ts";
export { startLocationJobs } from "./location-jobs.ts";
