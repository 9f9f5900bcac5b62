export { bindLocationsRoutes } from "./locations.routes.ts";
export {
  assignedLocationIds,
  countAssigned,
  findLocation,
  listLocations,
  listSitesOfUser,
} from "./locations.store.ts";
