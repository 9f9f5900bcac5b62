export { LocationBar } from "./location-bar.tsx";
export { activeLocationsQuery } from "./locations.queries.ts";
export { type ChosenLocation, useChosenLocation } from "./use-chosen-location.ts";
