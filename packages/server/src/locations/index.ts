export { bindLocationsRoutes } from "./locations.routes.ts";
export { assignedLocationIds, findLocation, listLocations } from "./locations.store.ts";
