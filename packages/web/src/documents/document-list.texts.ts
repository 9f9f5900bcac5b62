import { defineTexts } from "@kreislauf/contract/base";
import type { PaymentFilter } from "@kreislauf/contract/documents";

/** Texts of the list of documents on phones, and of its filter by payment. */
export const documentListTexts = defineTexts({
  de: {
    more: "Mehr zu den Belegen",
    files: "Herunterladen",
    resetFilters: "Filter zurücksetzen",
    payment: "Zahlung",
    emptyStateText: "Setzen Sie die Filter zurück, um alle Rechnungen zu sehen.",
    emptyPayment: {
      open: "Keine offene Rechnung",
      overdue: "Keine überfällige Rechnung",
      paid: "Keine bezahlte Rechnung",
    } satisfies Record<PaymentFilter, string>,
  },
  en: {
    more: "More about documents",
    files: "Download",
    resetFilters: "Reset filters",
    payment: "Payment",
    emptyStateText: "Reset the filters to see all invoices.",
    emptyPayment: { open: "No open invoice", overdue: "No overdue invoice", paid: "No paid invoice" },
  },
});
