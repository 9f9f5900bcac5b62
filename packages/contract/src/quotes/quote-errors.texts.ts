import { defineTexts, type RoomErrorCode } from "../base/index.ts";

/** Why a request about a quote is refused: one sentence per code. */
export const quotesErrorTexts = defineTexts<Record<RoomErrorCode<"quotes">, string>>({
  de: {
    quote_validity: "Ein Angebot gilt mindestens bis morgen und höchstens 180 Tage.",
    quote_accepted: "Das Angebot ist schon angenommen.",
    quote_declined: "Das Angebot ist schon abgelehnt.",
    quote_withdrawn: "Das Angebot wurde inzwischen zurückgezogen.",
    quote_expired: "Das Angebot ist abgelaufen.",
  },
  en: {
    quote_validity: "A quote is valid at least until tomorrow and at most for 180 days.",
    quote_accepted: "The quote has already been accepted.",
    quote_declined: "The quote has already been declined.",
    quote_withdrawn: "The quote has been withdrawn in the meantime.",
    quote_expired: "The quote has expired.",
  },
});
