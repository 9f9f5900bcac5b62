import { baseErrorTexts, type ErrorCode, type Language } from "@kreislauf/contract/base";
import { deskErrorTexts } from "@kreislauf/contract/desk";
import { proofsErrorTexts } from "@kreislauf/contract/proofs";
import { purchasingErrorTexts } from "@kreislauf/contract/purchasing";
import { ordersErrorTexts } from "@kreislauf/contract/orders";
import { providerErrorTexts } from "@kreislauf/contract/provider";

/**
 * The sentence for the code with which the server refused one of many orders. A code without a text here gets a general
 * sentence.
 */
export function refusalSentence(code: ErrorCode, language: Language): string {
  const texts: Partial<Record<ErrorCode, string>> = {
    ...baseErrorTexts[language],
    ...ordersErrorTexts[language],
    ...proofsErrorTexts[language],
    ...purchasingErrorTexts[language],
    ...providerErrorTexts[language],
    ...deskErrorTexts[language],
  };
  return texts[code] ?? baseErrorTexts[language].internal;
}
