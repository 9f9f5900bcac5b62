export { type LocatedPlace, replacePlaces } from "./addresses.store.ts";
export { listAvvCodes, listAvvMismatches, replaceAvvCodes } from "./avv.store.ts";
export {
  toContainerTypeView,
  toOrderTerms,
  toWasteAndContainerView,
  toWasteTypeView,
} from "./catalog-views.ts";
export { bindCatalogRoutes } from "./catalog.routes.ts";
export { type HolidayPlace, upcomingHolidays, holidaysOf } from "./holidays.ts";
export {
  findOfferedActions,
  getOfferId,
  hasContainerType,
  hasWasteType,
  listOfferedTypes,
  listWasteTypeNames,
} from "./catalog.store.ts";
export { avvCodeList } from "./avv-code-list.ts";
export { parseGeonames } from "./parse-geonames.ts";
export { findPlaceByZip } from "./search-addresses.ts";
export { saveOffer } from "./save-offer.ts";
export { saveContainerType } from "./save-container-type.ts";
export { saveWasteType } from "./save-waste-type.ts";
