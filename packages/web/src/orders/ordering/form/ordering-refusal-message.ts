import type { Language } from "@kreislauf/contract/base";
import { type ProofRefusal, proofsErrorTexts } from "@kreislauf/contract/proofs";
import { sitesErrorTexts } from "@kreislauf/contract/sites";
import { ordersErrorTexts, type OrderingRefusal } from "@kreislauf/contract/orders";

export const orderingRefusalMessage = (code: OrderingRefusal | ProofRefusal, language: Language): string =>
  ({ ...ordersErrorTexts[language], ...proofsErrorTexts[language], ...sitesErrorTexts[language] })[code];
