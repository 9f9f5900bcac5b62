import { defineTexts, type RoomErrorCode } from "../base/index.ts";
import type { DeskList } from "./desk.codes.ts";

export const deskErrorTexts = defineTexts<Record<RoomErrorCode<"desk">, string>>({
  de: {
    weight_implausible: "Dieses Gewicht können die Behälter nicht tragen. Bitte prüfen Sie es.",
    executed_before_order: "An diesem Tag gab es den Auftrag noch nicht.",
    view_name_taken: "Sie haben schon eine Ansicht mit diesem Namen. Bitte wählen Sie einen anderen.",
    too_many_views: "Sie haben schon 30 Ansichten. Bitte löschen Sie zuerst eine.",
    nothing_to_undo: "Hier ist nichts mehr zurückzunehmen.",
    undo_not_yours: "Diese Antwort hat jemand anders gegeben. Nur diese Person kann sie zurücknehmen.",
    undo_acted_on: "Inzwischen ist mit dem Auftrag etwas geschehen. Die Antwort bleibt.",
    undo_too_late: "Die Zeit zum Zurücknehmen ist vorbei. Der Kunde hat die Antwort schon.",
    customer_number_taken: "Ein Kunde mit dieser Nummer ist schon angelegt.",
    customer_deactivated:
      "Dieser Kunde ist deaktiviert. Ändern lässt sich hier erst nach dem Aktivieren etwas.",
    import_unreadable:
      "Diese Datei lässt sich nicht als Tabelle lesen. Bitte wählen Sie eine CSV- oder XLSX-Datei.",
    import_too_large: "Die Tabelle ist zu groß. Sie darf höchstens 10 MB und 20.000 Zeilen haben.",
    import_outdated:
      "Der Bestand hat sich seit der Prüfung geändert. Es wurde nichts importiert; bitte prüfen Sie die Datei neu.",
    company_changed: "Dieser Kunde wurde inzwischen geändert. Es wurde nichts gespeichert.",
    site_changed: "Dieser Standort wurde inzwischen geändert. Es wurde nichts gespeichert.",
    catalog_changed: "Dieser Eintrag wurde inzwischen geändert. Es wurde nichts gespeichert.",
    view_only: "In der Ansicht als Person des Kunden lässt sich nur lesen.",
    view_ended: "Diese Ansicht ist beendet. Öffnen Sie sie im Leitstand neu.",
    note_changed: "Jemand anders hat diesen Schein inzwischen geändert. Oben steht der neue Stand.",
    already_ordered: "Für diesen Tag gibt es hier schon einen offenen Auftrag.",
    announcement_exists: "Dieser Hinweis ist schon veröffentlicht.",
    person_not_at_site: "Diese Person darf für den Standort nichts beauftragen.",
  },
  en: {
    weight_implausible: "The containers cannot carry this weight. Please check it.",
    executed_before_order: "The order did not exist yet on that day.",
    view_name_taken: "You already have a view with this name. Please choose another one.",
    too_many_views: "You already have 30 views. Please delete one first.",
    nothing_to_undo: "There is nothing left to take back here.",
    undo_not_yours: "Somebody else gave this answer. Only they can take it back.",
    undo_acted_on: "Something has happened to the order since. The answer stays.",
    undo_too_late: "It is too late to take this back. The customer already has the answer.",
    customer_number_taken: "A customer with this number already exists.",
    customer_deactivated:
      "This customer is deactivated. Nothing can be changed here until they are activated again.",
    import_unreadable: "This file cannot be read as a table. Please choose a CSV or XLSX file.",
    import_too_large: "The table is too large. The maximum is 10 MB and 20,000 rows.",
    import_outdated:
      "The data has changed since the check. Nothing has been imported; please check the file again.",
    company_changed: "This customer has been changed in the meantime. Nothing has been saved.",
    site_changed: "This site has been changed in the meantime. Nothing has been saved.",
    catalog_changed: "This entry has been changed in the meantime. Nothing has been saved.",
    view_only: "While you view the portal as a customer's user, you can only read.",
    view_ended: "This view has ended. Open it again at the desk.",
    note_changed: "Somebody else has changed this note in the meantime. The new version is shown above.",
    already_ordered: "There is already an open order for this day.",
    announcement_exists: "This announcement has already been published.",
    person_not_at_site: "This person may not order anything for the site.",
  },
});

/** Words beside a field that somebody else changed while the form was open. */
export const changedMeanwhileTexts = defineTexts({
  de: {
    nowIs: (value: string) => `Inzwischen: ${value}`,
    isChanged: "Inzwischen geändert.",
    yes: "ja",
    no: "nein",
  },
  en: {
    nowIs: (value: string) => `Now: ${value}`,
    isChanged: "Changed in the meantime.",
    yes: "yes",
    no: "no",
  },
});

export const deskPhaseTexts = defineTexts<Record<DeskList, string>>({
  de: {
    open: "Alle offenen",
    new: "Neu",
    proposal: "Vorschlag offen",
    confirmed: "Bestätigt",
    executed: "Ausgeführt",
    claimed: "Reklamiert",
    failed: "Fehlfahrt",
    cancelled: "Storniert",
    question: "Offene Fragen",
  },
  en: {
    open: "All open",
    new: "New",
    proposal: "Proposal open",
    confirmed: "Confirmed",
    executed: "Carried out",
    claimed: "With a claim",
    failed: "Failed trip",
    cancelled: "Cancelled",
    question: "Open questions",
  },
});

/** Texts that a second trip writes to the customer and into the order. They are stored as written, in one language. */
export const secondTripTexts = defineTexts({
  de: {
    status: (day: string) => `Zweite Fahrt am ${day}`,
    answer: (day: string, order: number) => `Wir kommen am ${day} noch einmal, Auftrag ${order}.`,
    details: (order: number, ticket: string) =>
      `Zweite Fahrt zu Auftrag ${order}, Ticket ${ticket}, ohne Berechnung`,
  },
  en: {
    status: (day: string) => `Second trip on ${day}`,
    answer: (day: string, order: number) => `We will come again on ${day}, order ${order}.`,
    details: (order: number, ticket: string) =>
      `Second trip for order ${order}, ticket ${ticket}, free of charge`,
  },
});
