import { documentsTexts, type DocumentType, formatMonth } from "@kreislauf/contract/documents";
import type { MailFact, MailTemplate } from "../../base/mail/mail-content.ts";
import { formatEuroAmount } from "../base/format-german-numbers.ts";

declare module "../../base/mail/outbox.ts" {
  interface Mails {
    documents_published: DocumentsPublishedMail;
  }
}

/** The data of a mail about new documents. */
export interface DocumentsPublishedMail {
  readonly greeting: { readonly firstName: string; readonly lastName: string };
  readonly documents: readonly {
    readonly id: number;
    readonly type: DocumentType;
    readonly number: string;
    readonly monthOfServiceDate: string;
    readonly netAmount: number | null;
    readonly site: string;
    /** Why this version replaces an earlier one; undefined for the first version. */
    readonly correction?: string | undefined;
  }[];
  readonly count: number;
}

const words = documentsTexts.de;

export const documentsPublishedMail: MailTemplate<"documents_published"> = ({
  greeting,
  documents,
  count,
}) => {
  const [first] = documents;
  const isOne = count === 1 && first !== undefined;
  const isCorrected = first?.correction !== undefined;
  const name = isOne ? `${words.type[first.type]} ${first.number}` : `${count} neue Belege`;
  const facts: MailFact[] = documents.map((document) => [
    words.type[document.type],
    [
      document.number,
      formatMonth(document.monthOfServiceDate, "de"),
      document.site,
      ...(document.netAmount === null ? [] : [`${formatEuroAmount(document.netAmount)} netto`]),
      ...(document.correction === undefined ? [] : [`korrigierte Fassung: ${document.correction}`]),
    ].join(", "),
  ]);
  const more = count - documents.length;
  return {
    subject: isOne ? `${isCorrected ? "Korrigierter" : "Neuer"} Beleg: ${name}` : name,
    preview: documents.map(({ type, number }) => `${words.type[type]} ${number}`).join(", "),
    title: isOne
      ? `Ein ${isCorrected ? "korrigierter" : "neuer"} Beleg liegt für Sie bereit`
      : `${count} neue Belege liegen für Sie bereit`,
    greeting: `Guten Tag ${greeting.firstName} ${greeting.lastName},`,
    opening: isOne
      ? `im Portal liegt ein ${isCorrected ? "korrigierter" : "neuer"} Beleg zum Ansehen und Herunterladen: ${name}.`
      : "im Portal liegen diese Belege zum Ansehen und Herunterladen.",
    facts: [
      ...facts,
      ...(more > 0 ? [["Außerdem", more === 1 ? "1 weiterer" : `${more} weitere`] as const] : []),
    ],
    action: isOne
      ? { label: "Beleg ansehen", path: `/documents?documentType=${first.type}&document=${first.id}` }
      : { label: "Belege ansehen", path: listOf(documents, more > 0) },
    remark: "Alle Belege Ihrer Standorte finden Sie im Portal unter „Belege“.",
    reason: "Sie erhalten diese E-Mail, weil Nachrichten über neue Belege für Ihr Konto eingeschaltet sind.",
    isSwitchable: true,
  };
};

/**
 * The path, in the web app, of the list of exactly these documents. If the mail does not name all documents, it is the
 * list of their common type, or the whole list.
 */
function listOf(documents: DocumentsPublishedMail["documents"], hasMore: boolean): string {
  const [type, ...otherTypes] = new Set(documents.map((document) => document.type));
  if (type === undefined) return "/documents";
  const ids = documents.map(({ id }) => id).join(",");
  if (!hasMore) return `/documents?documentType=${type}&documentIds=${ids}`;
  return otherTypes.length > 0 ? "/documents" : `/documents?documentType=${type}`;
}
