import type { Language } from "@kreislauf/contract/base";
import { catalogTexts, formatOrderedAmount } from "@kreislauf/contract/catalog";
import type { Order } from "@kreislauf/contract/orders";
import { formatsOf } from "@kreislauf/ui/base/format.ts";
import { useLanguage } from "@kreislauf/ui/base/language.ts";

type OrderedAmount = Pick<Order, "amount" | "unit">;

/** Functions that put the amount of an order in words. */
export const amountLabelsOf = (language: Language) => ({
  /** The number alone, as `3`; with the word for pieces if the amount counts pieces. */
  amountLabel: ({ amount, unit }: OrderedAmount): string =>
    unit === "piece" ? catalogTexts[language].amount.piece(amount) : formatsOf(language).number(amount),
  /** Amount and container type; the type alone for a single container. */
  containerLabel: ({ amount, unit, containerType }: OrderedAmount & Pick<Order, "containerType">): string =>
    unit === "container" && amount === 1
      ? containerType.type
      : formatOrderedAmount(amount, unit, containerType.type, language),
});

export const useAmountLabels = () => amountLabelsOf(useLanguage());
