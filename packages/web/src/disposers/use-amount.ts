import { formatOrderedAmount } from "@kreislauf/contract/catalog";
import type { DisposerOrder } from "@kreislauf/contract/disposers";
import { useLanguage } from "@kreislauf/ui/base/language.ts";

/** What was ordered and how many, for example `2 × Absetzcontainer 10 m³`. */
export const useAmount = ({
  amount,
  unit,
  containerType,
}: Pick<DisposerOrder, "amount" | "unit" | "containerType">): string =>
  formatOrderedAmount(amount, unit, containerType.type, useLanguage());
