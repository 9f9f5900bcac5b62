export { DeactivationNotice } from "./deactivation-notice.tsx";
export { LocationBar } from "./location-bar.tsx";
export { LocationsMap } from "./locations-map.tsx";
export { activeLocationsQuery, locationQuery } from "./locations.queries.ts";
export { type ChosenLocation, useChosenLocation } from "./use-chosen-location.ts";
export { useFileAddress } from "./use-file-address.ts";
export { SiteMap } from "./site-map.tsx";
export { useSiteActions } from "./use-site-actions.tsx";
