import { defineTexts, type Language } from "../base/index.ts";
import { catalogTexts, containerAction } from "../catalog/index.ts";
import type { Price } from "../purchasing/index.ts";
import type { QuoteDeclineReason, QuoteState } from "./quotes.codes.ts";

/** Words for quotes, the same for customers, at the desk and in mails. */
export const quotesTexts = defineTexts({
  de: {
    quote: "Angebot",
    states: {
      sent: "Antwort nötig",
      accepted: "Angenommen",
      declined: "Abgelehnt",
      withdrawn: "Zurückgezogen",
      expired: "Abgelaufen",
    } satisfies Record<QuoteState, string>,
    declineReasons: {
      price: "Preis",
      date: "Termin",
      other_provider: "Anderer Anbieter",
      no_need: "Bedarf entfällt",
    } satisfies Record<QuoteDeclineReason, string>,
    once: "einmalig",
    units: { haul: "je Abruf", piece: "je Stück", tonne: "je Tonne", month: "je Monat" },
    each: { haul: "Fahrt", piece: "Leistung", tonne: "Entsorgung", month: "Miete" },
  },
  en: {
    quote: "Quote",
    states: {
      sent: "Answer needed",
      accepted: "Accepted",
      declined: "Declined",
      withdrawn: "Withdrawn",
      expired: "Expired",
    },
    declineReasons: {
      price: "Price",
      date: "Date",
      other_provider: "Another provider",
      no_need: "No longer needed",
    },
    once: "once",
    units: { haul: "per trip", piece: "per piece", tonne: "per tonne", month: "per month" },
    each: { haul: "Trip", piece: "Service", tonne: "Disposal", month: "Rent" },
  },
});

/** The action that a price is for and the unit that it is charged by: `Tauschen, je Abruf`. */
export function describePrice(
  { unit, containerActionId }: Pick<Price, "unit" | "containerActionId">,
  language: Language,
): { readonly what: string; readonly each: string } {
  const texts = quotesTexts[language];
  const isOnce = unit === "haul" && containerActionId === containerAction.place;
  return {
    what:
      containerActionId === null
        ? texts.each[unit]
        : catalogTexts[language].containerAction[containerActionId],
    each: isOnce ? texts.once : texts.units[unit],
  };
}
