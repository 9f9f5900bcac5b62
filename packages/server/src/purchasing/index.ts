export { quoteNetAmount, storeOrderPrices } from "./order-price.ts";
export { listPriceLists, writePriceList } from "./prices.store.ts";
export { bindPurchasingRoutes } from "./purchasing.routes.ts";
export { saveReference } from "./references.store.ts";
export { fillSiteReferences, type ReferencePolicy, settleReferences } from "./settle-references.ts";
