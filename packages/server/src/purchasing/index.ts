export { quoteNetAmount, storeOrderPrices } from "./order-price.ts";
export { writePriceList } from "./prices.store.ts";
export { bindPurchasingRoutes } from "./purchasing.routes.ts";
