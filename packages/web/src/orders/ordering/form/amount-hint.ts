import type { BerlinDate, Language } from "@kreislauf/contract/base";
import { catalogTexts, orderUnit } from "@kreislauf/contract/catalog";
import type { OrderingFacts } from "@kreislauf/contract/orders";
import type { AmountBounds } from "./amount-bounds.ts";
import { orderingFormTexts } from "./ordering-form.texts.ts";

/** Explains the bounds of the amount; undefined if there is nothing to explain. */
export function amountHint(
  { least, most, limitedBy }: AmountBounds,
  { terms, agreement, containerActionId }: OrderingFacts,
  desiredDate: BerlinDate | null,
  language: Language,
): string | undefined {
  const texts = orderingFormTexts[language];
  const words = catalogTexts[language].amount;
  if (limitedBy === "containers" && most !== null) {
    const isOfThatDay = desiredDate !== null && most !== agreement.containersOnSite;
    return (isOfThatDay ? texts.onSiteThatDay : texts.onSite)(words.container(most));
  }
  const amount = words[orderUnit(containerActionId, terms.unit)];
  if (most !== null) {
    return least > 1 ? texts.leastAndMost(String(least), amount(most)) : texts.most(amount(most));
  }
  return least > 1 ? texts.least(amount(least)) : undefined;
}
