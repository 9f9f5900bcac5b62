import { defineTexts, type RoomErrorCode } from "../base/index.ts";
import type { AgeingGroup } from "./accounting.codes.ts";

export const accountingErrorTexts = defineTexts<Record<RoomErrorCode<"accounting">, string>>({
  de: {
    gross_amount_missing:
      "Der Beleg wurde ohne Werte veröffentlicht; sein Bruttobetrag muss deshalb mitgegeben werden.",
    statement_too_long: "So viele offene Belege passen in keine Datei. Bitte wählen Sie weniger Standorte.",
    booking_settings_changed:
      "Die Konten wurden inzwischen geändert. Bitte laden Sie die Seite neu und prüfen Sie sie.",
  },
  en: {
    gross_amount_missing:
      "The document was published without figures, so its gross amount has to be given as well.",
    statement_too_long: "These are too many open documents for a file. Please choose fewer sites.",
    booking_settings_changed:
      "The accounts have been changed in the meantime. Please reload the page and check them.",
  },
});

/** Words of the statement of account, on the screen and in its files. */
export const statementTexts = defineTexts({
  de: {
    title: "Kontoauszug",
    fileName: "Kontoauszug",
    groups: {
      not_due: "Nicht fällig",
      to_30: "1 bis 30 Tage überfällig",
      to_60: "31 bis 60 Tage überfällig",
      to_90: "61 bis 90 Tage überfällig",
      over_90: "Über 90 Tage überfällig",
    } satisfies Record<AgeingGroup, string>,
    columns: {
      document: "Beleg",
      type: "Belegart",
      date: "Belegdatum",
      site: "Standort",
      city: "Ort",
      dueDate: "Fällig am",
      overdueDays: "Tage überfällig",
      grossAmount: "Brutto",
      paidAmount: "Bezahlt",
      openAmount: "Offen",
      state: "Zahlungsstand",
    },
    sheets: { entries: "Offene Belege", groups: "Nach Alter" },
    age: "Alter",
    documents: "Belege",
    sum: "Summe",
    overdue: "davon überfällig",
    printed: {
      asOf: (day: string) => `Offene Beträge am ${day}`,
      sites: (names: string) => `Standorte: ${names}`,
      allSites: "alle zugewiesenen",
      basis: (at: string) =>
        `Zahlungen, wie sie die Buchhaltung des Dienstleisters bis ${at} gemeldet hat. Gutschriften mindern die Summen.`,
      page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
    },
  },
  en: {
    title: "Statement of account",
    fileName: "Statement",
    groups: {
      not_due: "Not due",
      to_30: "1 to 30 days overdue",
      to_60: "31 to 60 days overdue",
      to_90: "61 to 90 days overdue",
      over_90: "Over 90 days overdue",
    },
    columns: {
      document: "Document",
      type: "Document type",
      date: "Date",
      site: "Site",
      city: "Town",
      dueDate: "Due on",
      overdueDays: "Days overdue",
      grossAmount: "Gross",
      paidAmount: "Paid",
      openAmount: "Open",
      state: "Payment status",
    },
    sheets: { entries: "Open documents", groups: "By age" },
    age: "Age",
    documents: "Documents",
    sum: "Total",
    overdue: "of it overdue",
    printed: {
      asOf: (day) => `Open amounts on ${day}`,
      sites: (names) => `Sites: ${names}`,
      allSites: "all assigned",
      basis: (at) =>
        `Payments as the provider's bookkeeping had reported them by ${at}. Credit notes reduce the totals.`,
      page: (page, pages) => `Page ${page} of ${pages}`,
    },
  },
});
