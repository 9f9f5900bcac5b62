import { defineTexts } from "@kreislauf/contract/base";

export const statementScreenTexts = defineTexts({
  de: {
    back: "Belege",
    context: (day: string) => `Offene Beträge am ${day}, brutto`,
    loading: "Kontoauszug wird geladen",
    failed: "Der Kontoauszug konnte nicht geladen werden",
    export: "Exportieren",
    formats: { xlsx: "Excel (XLSX)", pdf: "PDF" },
    saved: (name: string) => `${name} gespeichert`,
    nothingToExport: "Es ist nichts offen.",
    open: "Offen gesamt",
    overdue: (amount: string) => `davon überfällig ${amount}`,
    groups: "Nach Alter",
    documents: (count: string) => (count === "1" ? "1 Beleg" : `${count} Belege`),
    nextDue: (day: string) => `fällig ab ${day}`,
    entries: "Offene Belege",
    dated: (type: string, date: string) => `${type} vom ${date}`,
    overdueFor: (days: number) => (days === 1 ? "seit 1 Tag überfällig" : `seit ${days} Tagen überfällig`),
    range: (first: string, last: string, total: string) =>
      total === "1" ? "1 Beleg" : `${first}–${last} von ${total} Belegen`,
    empty: { title: "Nichts offen", text: "Alle gemeldeten Belege dieser Standorte sind bezahlt." },
    emptyGroup: { title: "Nichts in diesem Alter", text: "Wählen Sie ein anderes Alter oder alle." },
    unreported: (count: string) =>
      count === "1"
        ? "Zu 1 Beleg hat die Buchhaltung Ihres Dienstleisters noch nichts gemeldet; er ist in keiner Summe enthalten."
        : `Zu ${count} Belegen hat die Buchhaltung Ihres Dienstleisters noch nichts gemeldet; sie sind in keiner Summe enthalten.`,
    basis: (at: string) => `Zahlungen, wie sie bis ${at} gemeldet wurden. Gutschriften mindern die Summen.`,
  },
  en: {
    back: "Documents",
    context: (day) => `Open amounts on ${day}, gross`,
    loading: "Loading statement of account",
    failed: "The statement of account could not be loaded",
    export: "Export",
    formats: { xlsx: "Excel (XLSX)", pdf: "PDF" },
    saved: (name) => `${name} saved`,
    nothingToExport: "Nothing is open.",
    open: "Total open",
    overdue: (amount) => `${amount} of it overdue`,
    groups: "By age",
    documents: (count) => (count === "1" ? "1 document" : `${count} documents`),
    nextDue: (day) => `due from ${day}`,
    entries: "Open documents",
    dated: (type, date) => `${type} of ${date}`,
    overdueFor: (days) => (days === 1 ? "1 day overdue" : `${days} days overdue`),
    range: (first, last, total) => (total === "1" ? "1 document" : `${first}–${last} of ${total} documents`),
    empty: { title: "Nothing open", text: "All reported documents of these sites are paid." },
    emptyGroup: { title: "Nothing of this age", text: "Choose another age, or all." },
    unreported: (count) =>
      count === "1"
        ? "Your provider's bookkeeping has not reported on 1 document yet; it is not included in any total."
        : `Your provider's bookkeeping has not reported on ${count} documents yet; they are not included in any total.`,
    basis: (at) => `Payments as reported by ${at}. Credit notes reduce the totals.`,
  },
});
