export { bindLocationsRoutes } from "./locations.routes.ts";
export { assignedLocationIds, countAssigned, findLocation, listSitesOfUser } from "./locations.store.ts";
