import { defineTexts, type RoomErrorCode } from "../base/index.ts";

/** Why an event of the provider's system is refused: one sentence per code. */
export const providerErrorTexts = defineTexts<Record<RoomErrorCode<"provider">, string>>({
  de: {
    avv_code_unknown: "Diese AVV-Nummer gibt es im Abfallverzeichnis nicht.",
    event_out_of_order: "Hierzu liegt schon ein späteres Ereignis vor.",
    event_in_future: "Der Zeitpunkt des Ereignisses liegt in der Zukunft.",
    confirmed_date_differs: "Bestätigt wird ein anderer Termin, als der Kunde jetzt wünscht.",
    executed_in_future: "Der Tag der Ausführung liegt in der Zukunft.",
    proposed_date_is_desired: "Vorgeschlagen wird der Termin, den der Kunde schon wünscht.",
    proposal_too_late:
      "Der Wunschtermin ist schon da. Ein anderer lässt sich nur bis zum Vortag vorschlagen.",
    no_time_to_answer: "Die Frist für eine Antwort wäre schon abgelaufen.",
    not_a_placement: "Der Auftrag ist keine Aufstellung.",
    date_not_in_future: "Der Termin liegt nicht in der Zukunft.",
    waste_type_unchanged: "Der Auftrag hat diese Abfallart schon.",
    order_not_executed: "Der Auftrag ist noch nicht als ausgeführt gemeldet.",
    weight_unchanged: "Der Auftrag hat schon dieses Gewicht.",
    cursor_unusable:
      "Was nach diesem Zeiger geschah, ist nicht mehr aufbewahrt, oder er stammt aus einem anderen Datenbestand.",
  },
  en: {
    avv_code_unknown: "The list of wastes has no such AVV code.",
    event_out_of_order: "A later event for this has already been received.",
    event_in_future: "The time of the event is in the future.",
    confirmed_date_differs: "The confirmed date differs from the customer's current desired date.",
    executed_in_future: "The execution date is in the future.",
    proposed_date_is_desired: "The proposed date is already the customer's desired date.",
    proposal_too_late: "The desired date has come. Another one can only be proposed until the day before.",
    no_time_to_answer: "The deadline for a reply would already have passed.",
    not_a_placement: "The order is not a placement.",
    date_not_in_future: "The date is not in the future.",
    waste_type_unchanged: "The order already has this waste type.",
    order_not_executed: "The order has not been reported as carried out yet.",
    weight_unchanged: "The order already has this weight.",
    cursor_unusable:
      "Events after this cursor are no longer retained, or the cursor belongs to a different data set.",
  },
});
