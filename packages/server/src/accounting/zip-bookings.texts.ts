import { defineTexts } from "@kreislauf/contract/base";

export const zipBookingsTexts = defineTexts({
  de: {
    zipName: "Buchungen",
    notesName: "Hinweise.txt",
    about:
      "Je Monat ein Buchungsstapel im DATEV-Format (EXTF 700, Buchungsstapel 13, Windows-1252) mit den Konten und Steuerschlüsseln Ihres Unternehmens. Gewählt wird nach dem Leistungsmonat; ein Stapel hat die Belege, deren Datum in seinem Monat liegt. Bitte prüfen Sie den ersten Import gemeinsam mit Ihrer Steuerberatung.",
    unbooked: (count: number) =>
      count === 0
        ? "Alle Rechnungen und Korrekturen der Auswahl sind gebucht."
        : "Ohne Werte veröffentlicht und deshalb nicht gebucht:",
    changed: (count: number) =>
      count === 0
        ? "Kein Text musste gekürzt oder geändert werden."
        : "Für das Format gekürzt oder geändert:",
    change: (document: string, field: string, from: string, to: string) =>
      `${document}, ${field}: „${from}“ wurde zu „${to}“`,
    fields: { documentNumber: "Belegfeld 1", text: "Buchungstext", costCentre: "KOST1" },
  },
  en: {
    zipName: "bookings",
    notesName: "notes.txt",
    about:
      "One posting batch per month in the DATEV format (EXTF 700, posting batch 13, Windows-1252) with the accounts and tax keys of your company. Documents are chosen by month of service; a batch has those dated in its month. Please check the first import together with your tax consultant.",
    unbooked: (count) =>
      count === 0
        ? "All invoices and corrections of the selection are booked."
        : "Published without figures and therefore not booked:",
    changed: (count) =>
      count === 0 ? "No text had to be shortened or changed." : "Shortened or changed for the format:",
    change: (document, field, from, to) => `${document}, ${field}: “${from}” became “${to}”`,
    fields: { documentNumber: "Belegfeld 1", text: "Buchungstext", costCentre: "KOST1" },
  },
});
