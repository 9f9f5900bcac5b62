import { defineTexts, type RoomErrorCode } from "../base/index.ts";

export const disposersErrorTexts = defineTexts<Record<RoomErrorCode<"disposers">, string>>({
  de: {
    disposer_link_unknown: "Dieser Link gilt nicht. Bitte rufen Sie die Disposition an.",
    disposer_link_replaced: "Es gibt einen neueren Link. Bitte nutzen Sie die jüngste E-Mail.",
    disposer_link_expired: "Dieser Link ist abgelaufen. Bitte rufen Sie die Disposition an.",
    disposer_address_missing: "Zu diesem Standort ist keine E-Mail-Adresse eines Entsorgers hinterlegt.",
    not_handed_over: "Dieser Auftrag ist keinem Entsorger übergeben.",
    weight_implausible: "Dieses Gewicht kann nicht stimmen. Bitte prüfen Sie es.",
    trip_not_due: "Gewicht und Fehlfahrt können Sie erst ab dem Tag der Fahrt melden.",
  },
  en: {
    disposer_link_unknown: "This link is not valid. Please call dispatch.",
    disposer_link_replaced: "There is a newer link. Please use the latest e-mail.",
    disposer_link_expired: "This link has expired. Please call dispatch.",
    disposer_address_missing: "No e-mail address of a disposer is stored for this site.",
    not_handed_over: "This order has not been handed over to a disposer.",
    weight_implausible: "This weight cannot be right. Please check it.",
    trip_not_due: "Weight and failed trip can only be reported from the day of the trip on.",
  },
});
