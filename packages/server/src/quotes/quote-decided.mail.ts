import { formatLongDay } from "@kreislauf/contract/base";
import { type QuoteDeclineReason, quotesTexts } from "@kreislauf/contract/quotes";
import type { MailTemplate } from "../base/mail/mail-content.ts";
import type { MailedQuote } from "./notify-of-quote.ts";

declare module "../base/mail/outbox.ts" {
  interface Mails {
    quote_decided: QuoteDecidedMail;
  }
}

interface QuoteDecidedMail {
  readonly greeting: { readonly firstName: string; readonly lastName: string };
  readonly quote: MailedQuote;
  readonly company: string;
  readonly decidedBy: string;
  readonly reason: QuoteDeclineReason | null;
  readonly reasonText: string | null;
  /** The day on which the containers are placed; null if no containers are placed. */
  readonly placedOn: string | null;
  readonly isForStaff: boolean;
}

export const quoteDecidedMail: MailTemplate<"quote_decided"> = (mail) => {
  const { quote, reason } = mail;
  const isAccepted = quote.status === "accepted";
  const word = isAccepted ? "angenommen" : "abgelehnt";
  const by = mail.isForStaff ? `${mail.decidedBy} (${mail.company})` : mail.decidedBy;
  return {
    subject: `Angebot ${quote.number} ${word}`,
    preview: `${quote.wasteType}, ${quote.site}`,
    status: isAccepted
      ? { word: "Angenommen", tone: "done" as const }
      : { word: "Abgelehnt", tone: "cancelled" as const },
    title: `Das Angebot ist ${word}`,
    greeting: `Guten Tag ${mail.greeting.firstName} ${mail.greeting.lastName},`,
    opening: `${by} hat das Angebot ${quote.number} ${word}.`,
    illustration: {
      drawing: quote.drawing,
      description: quote.containerType,
      title: `${quote.amount} × ${quote.containerType}`,
      subtitle: quote.wasteType,
    },
    facts: [
      ["Standort", quote.site],
      ...(reason === null ? [] : [["Grund", quotesTexts.de.declineReasons[reason]] as const]),
      ...(mail.reasonText === null ? [] : [["Nachricht", mail.reasonText] as const]),
      ...(mail.placedOn === null ? [] : [["Aufgestellt am", formatLongDay(mail.placedOn, "de")] as const]),
    ],
    action: mail.isForStaff
      ? { label: "Im Leitstand ansehen", path: "/agreements?view=quotes", app: "desk" }
      : { label: "Angebot ansehen", path: `/quote/${quote.quoteId}` },
    remark: isAccepted
      ? "Die Vereinbarung mit ihren Preisen ist angelegt."
      : "Eine neue Anfrage ist jederzeit möglich.",
    reason: mail.isForStaff
      ? "Sie erhalten diese E-Mail, weil Sie das Angebot gesendet haben."
      : "Sie erhalten diese E-Mail, weil Sie das Angebot angefragt oder entschieden haben.",
  };
};
