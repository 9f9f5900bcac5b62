export { type LocatedPlace, replacePlaces } from "./addresses.store.ts";
export { listWasteTypesBesideList, replaceAvvCodes } from "./avv.store.ts";
export { containerTypeOf, orderTermsOf, wasteTypeOf } from "./catalog-shapes.ts";
export { bindCatalogRoutes } from "./catalog.routes.ts";
export { holidaysFrom, holidaysOf } from "./holidays.ts";
export { hasContainerType, hasWasteType, listOfferedTypes } from "./catalog.store.ts";
export { readAvvList } from "./read-avv-list.ts";
export { type FileReading, readGeonames } from "./read-geonames.ts";
export { findPlace } from "./search-addresses.ts";
