export {
  quoteNetAmount,
  quoteNetAmounts,
  requoteOrderPrice,
  storeFreeOrder,
  storeOrderPrices,
  sumKnown,
} from "./order-price.ts";
export { findSeenAgreement, listPriceLists, writePriceList } from "./prices.store.ts";
export { seesPrices } from "./price-readers.ts";
export { bindPurchasingRoutes } from "./purchasing.routes.ts";
export { saveReference } from "./references.store.ts";
export { fillSiteReferences, type ReferencePolicy, settleReferences } from "./settle-references.ts";
