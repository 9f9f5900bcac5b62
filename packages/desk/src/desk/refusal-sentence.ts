import { baseErrorTexts, type ErrorCode, type Language } from "@kreislauf/contract/base";
import { deskErrorTexts } from "@kreislauf/contract/desk";
import { ordersErrorTexts } from "@kreislauf/contract/orders";
import { providerErrorTexts } from "@kreislauf/contract/provider";

/** Why one of many orders was refused. */
export function refusalSentence(code: ErrorCode, language: Language): string {
  const texts: Partial<Record<ErrorCode, string>> = {
    ...baseErrorTexts[language],
    ...ordersErrorTexts[language],
    ...providerErrorTexts[language],
    ...deskErrorTexts[language],
  };
  return texts[code] ?? baseErrorTexts[language].internal;
}
