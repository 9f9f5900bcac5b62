import { defineTexts, type RoomErrorCode } from "../base/index.ts";
import type { DeskPhase } from "./desk.codes.ts";

export const deskErrorTexts = defineTexts<Record<RoomErrorCode<"desk">, string>>({
  de: {
    weight_implausible: "Dieses Gewicht können die Behälter nicht tragen.",
    executed_before_order: "An diesem Tag gab es den Auftrag noch nicht.",
    customer_number_taken: "Ein Kunde mit dieser Nummer ist schon angelegt.",
    import_unreadable: "Diese Datei lässt sich nicht als Tabelle lesen. Möglich sind CSV und XLSX.",
    import_too_large: "Die Tabelle ist zu groß. Möglich sind 10 MB und 20.000 Zeilen.",
    import_outdated:
      "Der Bestand hat sich seit der Prüfung geändert. Nichts ist importiert; bitte neu prüfen.",
  },
  en: {
    weight_implausible: "The containers cannot carry this weight.",
    executed_before_order: "The order had not been given by that day.",
    customer_number_taken: "There is a customer with this number already.",
    import_unreadable: "This file cannot be read as a table. CSV and XLSX are possible.",
    import_too_large: "The table is too large. 10 MB and 20,000 rows are possible.",
    import_outdated: "The data has changed since the check. Nothing is imported; please check again.",
  },
});

export const deskPhaseTexts = defineTexts<Record<DeskPhase, string>>({
  de: {
    new: "Neu",
    proposal: "Vorschlag offen",
    confirmed: "Bestätigt",
    executed: "Ausgeführt",
    claimed: "Reklamiert",
    failed: "Fehlfahrt",
    cancelled: "Storniert",
  },
  en: {
    new: "New",
    proposal: "Proposal open",
    confirmed: "Confirmed",
    executed: "Carried out",
    claimed: "Claimed",
    failed: "Failed trip",
    cancelled: "Cancelled",
  },
});
