import { defineTexts } from "../base/index.ts";

/** Why an event of the provider's system is not taken: one sentence per code. */
export const providerErrorTexts = defineTexts({
  de: {
    event_out_of_order: "Hierzu liegt schon ein späteres Ereignis vor.",
    event_in_future: "Der Zeitpunkt des Ereignisses liegt in der Zukunft.",
    confirmed_date_differs: "Bestätigt wird ein anderer Termin, als der Kunde jetzt wünscht.",
    executed_in_future: "Der Tag der Ausführung liegt in der Zukunft.",
    proposed_date_is_desired: "Vorgeschlagen wird der Termin, den der Kunde schon wünscht.",
    no_time_to_answer: "Die Frist für eine Antwort wäre schon abgelaufen.",
    not_a_placement: "Der Auftrag ist keine Aufstellung.",
    date_not_in_future: "Der Termin liegt nicht in der Zukunft.",
    waste_type_unchanged: "Der Auftrag hat diese Abfallart schon.",
    cursor_unusable:
      "Was nach diesem Zeiger geschah, ist nicht mehr aufbewahrt, oder er stammt aus einem anderen Datenbestand.",
  },
  en: {
    event_out_of_order: "A later event about this is already known.",
    event_in_future: "The event lies in the future.",
    confirmed_date_differs: "The date confirmed is not the one the customer asks for now.",
    executed_in_future: "The day of execution lies in the future.",
    proposed_date_is_desired: "The date proposed is the one the customer already asks for.",
    no_time_to_answer: "The deadline for an answer would already have passed.",
    not_a_placement: "The order is no placement.",
    date_not_in_future: "The date does not lie in the future.",
    waste_type_unchanged: "The order has this waste type already.",
    cursor_unusable: "What happened after this cursor is not kept any more, or it comes from other data.",
  },
});
