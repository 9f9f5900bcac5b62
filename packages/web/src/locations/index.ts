export { LocationBar } from "./location-bar.tsx";
export { activeLocationsQuery, locationQuery } from "./locations.queries.ts";
export { type ChosenLocation, useChosenLocation } from "./use-chosen-location.ts";
