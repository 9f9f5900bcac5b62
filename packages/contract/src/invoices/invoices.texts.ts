import { defineTexts, type RoomErrorCode } from "../base/index.ts";
import type { DeviationKind, DisputeReason, LineReviewState } from "./invoices.codes.ts";

export const invoicesErrorTexts = defineTexts<Record<RoomErrorCode<"invoices">, string>>({
  de: {
    invoice_line_changed:
      "Über diese Position wurde inzwischen entschieden. Die Seite zeigt den neuen Stand.",
    invoice_line_decided: "Das ist bei dieser Position nicht mehr möglich.",
    credit_note_unknown:
      "Für diesen Kunden ist keine Gutschrift mit dieser Nummer veröffentlicht. Bitte veröffentlichen Sie sie zuerst.",
  },
  en: {
    invoice_line_changed: "This line has been decided in the meantime. The page shows its current state.",
    invoice_line_decided: "This is no longer possible for this line.",
    credit_note_unknown:
      "No credit note with this number is published for this customer. Please publish it first.",
  },
});

/** Words about invoices that screens, mails and files share. */
export const invoicesTexts = defineTexts({
  de: {
    deviation: {
      no_order: "ohne Auftrag",
      billed_twice: "doppelt",
      amount: "andere Menge",
      weight: "anderes Gewicht",
      price: "anderer Preis",
    } satisfies Record<DeviationKind, string>,
    state: {
      accepted: "Angenommen",
      disputed: "Beanstandet",
      credited: "Gutgeschrieben",
      declined: "Abgelehnt",
      withdrawn: "Zurückgezogen",
    } satisfies Record<LineReviewState, string>,
    reason: {
      weight: "Gewicht stimmt nicht",
      price: "Preis stimmt nicht",
      amount: "Menge stimmt nicht",
      not_ordered: "Nicht beauftragt oder doppelt",
      other: "Anderer Grund",
    } satisfies Record<DisputeReason, string>,
  },
  en: {
    deviation: {
      no_order: "no order",
      billed_twice: "billed twice",
      amount: "different quantity",
      weight: "different weight",
      price: "different price",
    },
    state: {
      accepted: "Accepted",
      disputed: "Disputed",
      credited: "Credited",
      declined: "Declined",
      withdrawn: "Withdrawn",
    },
    reason: {
      weight: "The weight is wrong",
      price: "The price is wrong",
      amount: "The quantity is wrong",
      not_ordered: "Not ordered, or billed twice",
      other: "Other reason",
    },
  },
});
