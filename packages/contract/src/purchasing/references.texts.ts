import { defineTexts, type RoomErrorCode } from "../base/index.ts";

export const purchasingErrorTexts = defineTexts<Record<RoomErrorCode<"purchasing">, string>>({
  de: {
    references_changed: "Das wurde inzwischen geändert. Es ist neu geladen.",
    reference_exists: "Diese Nummer steht schon in der Liste.",
    references_full: "Mehr Einträge lassen sich nicht anlegen.",
    reference_refused:
      "Kostenstelle, Projekt oder Bestellnummer gibt es an diesem Standort nicht, oder sie nehmen keine neuen Aufträge mehr auf.",
  },
  en: {
    references_changed: "This has been changed in the meantime. It has been reloaded.",
    reference_exists: "This number is already in the list.",
    references_full: "No more entries can be added.",
    reference_refused:
      "The cost centre, project or PO number is not available at this site or takes no new orders.",
  },
});

/** Texts about cost centres, projects and PO numbers, for server and screens. */
export const referenceTexts = defineTexts({
  de: {
    problems: {
      missing: "Bitte angeben: Ihr Unternehmen verlangt es für jeden Auftrag.",
      off: "Ihr Unternehmen verwendet dieses Feld nicht.",
      pattern: "Das passt nicht zum vorgegebenen Aufbau.",
      unlisted: "Das steht nicht in der Liste Ihres Unternehmens.",
      closed: "Das ist geschlossen und nimmt keine neuen Aufträge mehr auf.",
      ended: "Der Rahmen endet vor dem Wunschtermin.",
      exhausted: "Der Betrag des Rahmens reicht für diesen Auftrag nicht mehr.",
    },
  },
  en: {
    problems: {
      missing: "Please fill in: your company requires it for every order.",
      off: "Your company does not use this field.",
      pattern: "This does not match the required format.",
      unlisted: "This is not in your company's list.",
      closed: "This is closed and takes no new orders.",
      ended: "The entry ends before the desired date.",
      exhausted: "What is left of the limit is not enough for this order.",
    },
  },
});
