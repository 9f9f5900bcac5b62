export { bindLocationsRoutes } from "./locations.routes.ts";
export { assignExternalContact, releaseContactPerson } from "./site-contacts.ts";
export { assignedLocationIds, countAssigned, findLocation, listSitesOfUser } from "./locations.store.ts";
