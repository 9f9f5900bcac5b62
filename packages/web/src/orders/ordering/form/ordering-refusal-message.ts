import type { Language } from "@kreislauf/contract/base";
import { sitesErrorTexts } from "@kreislauf/contract/sites";
import { ordersErrorTexts, type OrderingRefusal } from "@kreislauf/contract/orders";

export const orderingRefusalMessage = (code: OrderingRefusal, language: Language): string =>
  ({ ...ordersErrorTexts[language], ...sitesErrorTexts[language] })[code];
