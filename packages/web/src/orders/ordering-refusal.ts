import type { Language } from "@kreislauf/contract/base";
import { locationsErrorTexts } from "@kreislauf/contract/locations";
import type { OrderingRefusal } from "@kreislauf/contract/orders";
import { ordersErrorTexts } from "@kreislauf/contract/orders";

/** What is said where a rule of ordering refuses. */
export const orderingRefusal = (code: OrderingRefusal, language: Language): string =>
  ({ ...ordersErrorTexts[language], ...locationsErrorTexts[language] })[code];
