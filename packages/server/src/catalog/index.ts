export { containerTypeOf, orderTermsOf, wasteTypeOf } from "./catalog-shapes.ts";
export { bindCatalogRoutes } from "./catalog.routes.ts";
export { holidaysFrom, holidaysOf } from "./holidays.ts";
export { hasContainerType, hasWasteType, listOfferedTypes } from "./catalog.store.ts";
