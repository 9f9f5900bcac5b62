import { keepsPlacementDay, type Quote } from "@kreislauf/contract/quotes";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { quoteTexts } from "./quote.texts.ts";

/**
 * Texts that say when the offered service begins and what accepting the quote orders. If the promised day has passed,
 * they say that the earliest possible day applies instead (docs/decisions.md 43.9).
 */
export function usePlacementDay({ placedOn, state }: Quote): {
  readonly begin: string;
  readonly orders: string;
} {
  const texts = useTexts(quoteTexts);
  const { day } = useFormats();
  if (placedOn === null) return { begin: texts.standing, orders: texts.runsAtOnce };
  const promised = day(placedOn);
  return state !== "sent" || keepsPlacementDay(placedOn, now())
    ? { begin: promised, orders: texts.makesOrder(promised) }
    : { begin: texts.earliest(promised), orders: texts.makesEarliestOrder(promised) };
}
