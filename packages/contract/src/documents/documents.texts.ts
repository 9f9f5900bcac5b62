import type { DocumentForm, DocumentType, InvoiceCheckState, PaymentFilter } from "./documents.codes.ts";
import { defineTexts, type RoomErrorCode } from "../base/index.ts";
import type { PaymentState } from "./payment.rules.ts";

/** Labels of the fields of a document, used everywhere. */
export const documentFieldLabels = defineTexts({
  de: {
    number: "Nummer",
    type: "Belegart",
    date: "Datum",
    monthOfServiceDate: "Leistungszeitraum",
    netAmount: "Betrag netto",
    grossAmount: "Betrag brutto",
    dueDate: "Fällig am",
    reference: "Ihr Zeichen",
  },
  en: {
    number: "Number",
    type: "Document type",
    date: "Date",
    monthOfServiceDate: "Service period",
    netAmount: "Net amount",
    grossAmount: "Gross amount",
    dueDate: "Due date",
    reference: "Your reference",
  },
});

/** Texts about documents that screens, mails and files share. */
export const documentsTexts = defineTexts({
  de: {
    type: {
      invoice: "Rechnung",
      service_receipt: "Leistungsbeleg",
      credit_note: "Gutschrift",
      cancellation_invoice: "Stornorechnung",
      cancellation_credit_note: "Storno-Gutschrift",
    } satisfies Record<DocumentType, string>,
    types: {
      invoice: "Rechnungen",
      service_receipt: "Leistungsbelege",
      credit_note: "Gutschriften",
      cancellation_invoice: "Stornorechnungen",
      cancellation_credit_note: "Storno-Gutschriften",
    } satisfies Record<DocumentType, string>,
    form: { pdf: "PDF", xrechnung: "XRechnung (XML)", zugferd: "ZUGFeRD (PDF/A-3)" } satisfies Record<
      DocumentForm,
      string
    >,
    payment: { open: "Offen", part_paid: "Teilweise bezahlt", paid: "Bezahlt" } satisfies Record<
      PaymentState,
      string
    >,
    left: (amount: string) => `noch ${amount} offen`,
    overdue: (days: number) => (days === 1 ? "seit 1 Tag überfällig" : `seit ${days} Tagen überfällig`),
    superseded: (type: DocumentType) => (type === "service_receipt" ? "Ersetzt" : "Storniert"),
    chargedTo: (costCentre: string) => `Kostenstelle ${costCentre}`,
    chargedToSeveral: "mehrere Kostenstellen",
    unit: { piece: "Stk.", tonne: "t", kilogram: "kg", hour: "Std.", cubicMetre: "m³" },
  },
  en: {
    type: {
      invoice: "Invoice",
      service_receipt: "Service receipt",
      credit_note: "Credit note",
      cancellation_invoice: "Cancellation invoice",
      cancellation_credit_note: "Cancellation credit note",
    },
    types: {
      invoice: "Invoices",
      service_receipt: "Service receipts",
      credit_note: "Credit notes",
      cancellation_invoice: "Cancellation invoices",
      cancellation_credit_note: "Cancellation credit notes",
    },
    form: { pdf: "PDF", xrechnung: "XRechnung (XML)", zugferd: "ZUGFeRD (PDF/A-3)" },
    payment: { open: "Open", part_paid: "Partly paid", paid: "Paid" },
    left: (amount) => `${amount} still open`,
    overdue: (days) => (days === 1 ? "1 day overdue" : `${days} days overdue`),
    superseded: (type) => (type === "service_receipt" ? "Replaced" : "Cancelled"),
    chargedTo: (costCentre) => `Cost centre ${costCentre}`,
    chargedToSeveral: "several cost centres",
    unit: { piece: "pcs", tonne: "t", kilogram: "kg", hour: "h", cubicMetre: "m³" },
  },
});

/** Words for how far the check of an invoice has come. */
export const invoiceCheckTexts = defineTexts<Record<InvoiceCheckState, string>>({
  de: {
    deviates: "Abweichungen",
    disputed: "Beanstandet",
    answered: "Beantwortet",
    accepted: "Angenommen",
  },
  en: { deviates: "Deviations", disputed: "Disputed", answered: "Answered", accepted: "Accepted" },
});

export const paymentFilterTexts = defineTexts<Record<PaymentFilter, string>>({
  de: { open: documentsTexts.de.payment.open, overdue: "Überfällig", paid: documentsTexts.de.payment.paid },
  en: { open: documentsTexts.en.payment.open, overdue: "Overdue", paid: documentsTexts.en.payment.paid },
});

/**
 * Why a document cannot be downloaded, published or deleted: one sentence per code. The specification fixes the
 * sentence of `file_unreadable` (docs/coverage.md 8.9).
 */
export const documentsErrorTexts = defineTexts<Record<RoomErrorCode<"documents">, string>>({
  de: {
    file_unreadable: "Datei konnte nicht empfangen werden.",
    too_many_documents: "So viele Belege passen nicht in eine Datei. Bitte grenzen Sie die Auswahl ein.",
    document_exists: "Diese Nummer ist schon mit anderem Inhalt veröffentlicht.",
    document_encrypted: "Die Datei ist mit einem Passwort geschützt. Kunden könnten sie nicht öffnen.",
    document_changed: "Der Beleg ist inzwischen ersetzt worden. Bitte sehen Sie die neue Fassung an.",
    document_has_figures: "Der Beleg hat Positionen und wird durch einen neuen Beleg berichtigt.",
    document_unusable: "Die Datei ist kein lesbares PDF.",
    document_too_large: "Die Datei ist zu groß. Sie darf höchstens 10 MB groß sein.",
    document_retained: "Der Beleg muss noch aufbewahrt werden und lässt sich nicht löschen.",
    nothing_to_publish: "Es fehlt die Datei, und ohne Werte lässt sich keine erzeugen.",
    figures_inconsistent: "Die Rechnungswerte stimmen nicht auf den Cent überein.",
    figures_of_other_type: "Die Werte passen nicht zur Art des Belegs.",
    net_amount_missing: "Rechnungen brauchen einen Nettobetrag, Leistungsbelege haben keinen.",
    correction_without_original: "Eine Stornierung muss den Beleg nennen, den sie aufhebt.",
    invoice_recipient_exists: "Diese Adresse bekommt die Rechnungen bereits.",
    invoice_recipients_full: "Mehr als 200 Adressen sind nicht möglich. Bitte entfernen Sie zuerst eine.",
    invoice_recipient_all_sites:
      "Adressen für alle Standorte verwaltet nur, wem alle Standorte des Unternehmens zugewiesen sind.",
  },
  en: {
    file_unreadable: "The file could not be downloaded.",
    too_many_documents: "Too many documents for one file. Please narrow your selection.",
    document_exists: "A document with this number has already been published with different content.",
    document_encrypted: "The file is protected by a password. Customers could not open it.",
    document_changed: "The document has been replaced in the meantime. Please look at the new version.",
    document_has_figures: "The document has lines and is corrected by a new document.",
    document_unusable: "The file is not a readable PDF.",
    document_too_large: "The file is too large. The maximum size is 10 MB.",
    document_retained: "The document is still within its retention period and cannot be deleted yet.",
    nothing_to_publish: "The file is missing, and it cannot be generated without figures.",
    figures_inconsistent: "The figures do not add up to the cent.",
    figures_of_other_type: "The figures do not match the document type.",
    net_amount_missing: "Invoices must have a net amount; service receipts must not.",
    correction_without_original: "A cancellation must name the document it cancels.",
    invoice_recipient_exists: "This address already receives the invoices.",
    invoice_recipients_full: "No more than 200 addresses are possible. Please remove one first.",
    invoice_recipient_all_sites:
      "Addresses for all sites can only be managed by people who are assigned to all of the company's sites.",
  },
});
