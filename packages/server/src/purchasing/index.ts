export {
  quoteNetAmount,
  quoteNetAmounts,
  quotePrices,
  requoteOrderPrice,
  storeFreeOrder,
  storeOrderPrices,
  sumKnown,
} from "./order-price.ts";
export { findSeenAgreement, isSamePriceList, listPriceLists, writePriceList } from "./prices.store.ts";
export { seesPrices } from "./price-readers.ts";
export { bindPurchasingRoutes } from "./purchasing.routes.ts";
export { listReferencesOfCompany } from "./manage-references.ts";
export type { ReferenceRow } from "./purchasing.tables.ts";
export {
  readKnownReferences,
  saveReference,
  saveReferences,
  setSiteReferences,
  toProviderReference,
} from "./save-references.ts";
export {
  areChargeable,
  lockReferences,
  type ReferencePolicy,
  settleReferences,
  settleWithoutFields,
} from "./settle-references.ts";
export { chargedCostCentre } from "./charged-cost-centre.ts";
export { fillSiteReferences } from "./site-references.ts";
