import { type BerlinDate, formatDate } from "@kreislauf/contract/base";
import {
  documentsTexts,
  type DocumentType,
  formatMonth,
  type MailedForm,
} from "@kreislauf/contract/documents";
import type { MailFact, MailTemplate } from "../../base/mail/mail-content.ts";
import { formatEuroAmount } from "../base/format-german-numbers.ts";

declare module "../../base/mail/outbox.ts" {
  interface Mails {
    invoice: InvoiceMail;
  }
}

/** The data of a mail with an invoice; the attached files are read when the mail is sent. */
export interface InvoiceMail {
  readonly companyId: number;
  readonly siteId: number;
  readonly documentId: number;
  readonly version: number;
  readonly type: DocumentType;
  readonly number: string;
  readonly date: BerlinDate;
  readonly monthOfServiceDate: string;
  readonly netAmount: number | null;
  readonly grossAmount: number | null;
  readonly dueDate: BerlinDate | null;
  readonly company: string;
  readonly site: string;
  readonly forms: readonly MailedForm[];
  /** True if the PDF is not attached, because the mail would be larger than mail servers accept. */
  readonly leavesOutPdf: boolean;
  /** Why this version replaces an earlier one; undefined for the first version. */
  readonly correction?: string;
}

const words = documentsTexts.de;

export const invoiceMail: MailTemplate<"invoice"> = (invoice) => {
  const { type, number, company, site, correction, leavesOutPdf, netAmount, grossAmount } = invoice;
  const name = `${words.type[type]} ${number}`;
  const attached = invoice.forms.map((form) => words.form[form]);
  const facts: MailFact[] = [
    ["Beleg", name],
    ["Datum", formatDate(invoice.date)],
    ["Leistungszeitraum", formatMonth(invoice.monthOfServiceDate, "de")],
    ["Standort", site],
    ...(netAmount === null ? [] : [["Betrag netto", formatEuroAmount(netAmount)] as const]),
    ...(grossAmount === null ? [] : [["Betrag brutto", formatEuroAmount(grossAmount)] as const]),
    ...(invoice.dueDate === null ? [] : [["Fällig am", formatDate(invoice.dueDate)] as const]),
    ...(correction === undefined ? [] : [["Korrigierte Fassung", correction] as const]),
    ["Im Anhang", attached.length === 0 ? "nichts" : attached.join(", ")],
  ];
  return {
    subject: `${correction === undefined ? "" : "Korrigiert: "}${name} vom ${formatDate(invoice.date)}`,
    preview: `${site}, ${formatMonth(invoice.monthOfServiceDate, "de")}`,
    title: correction === undefined ? name : `${name}, korrigierte Fassung`,
    greeting: "Guten Tag,",
    opening: leavesOutPdf
      ? `für ${company} liegt ein neuer Beleg im Portal. Das PDF ist zu groß für eine E-Mail.`
      : `mit dieser E-Mail erhalten Sie einen Beleg für ${company}.`,
    facts,
    action: {
      label: "Im Portal ansehen",
      path: `/documents?documentType=${type}&document=${invoice.documentId}`,
    },
    remark: "Im Portal braucht es dafür ein Konto mit dem Recht, Belege zu sehen.",
    reason:
      `Sie erhalten diese E-Mail, weil ${company} diese Adresse für Rechnungen eingetragen hat. ` +
      "Wer dort Belege verwaltet, trägt sie im Portal unter „Belege“, „Rechnungen per E-Mail“ wieder aus.",
  };
};
