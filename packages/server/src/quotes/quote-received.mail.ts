import { formatLongDay } from "@kreislauf/contract/base";
import type { MailTemplate } from "../base/mail/mail-content.ts";
import type { MailedQuote } from "./notify-of-quote.ts";

declare module "../base/mail/outbox.ts" {
  interface Mails {
    quote_received: QuoteReceivedMail;
  }
}

interface QuoteReceivedMail {
  readonly greeting: { readonly firstName: string; readonly lastName: string };
  readonly quote: MailedQuote;
}

export const quoteReceivedMail: MailTemplate<"quote_received"> = ({ greeting, quote }) => ({
  subject: `Angebot ${quote.number}: ${quote.wasteType}`,
  preview: `Gültig bis ${formatLongDay(quote.validUntil, "de")}, 24:00 Uhr`,
  status: { word: "Antwort nötig", tone: "open" },
  title: "Ihr Angebot ist da",
  greeting: `Guten Tag ${greeting.firstName} ${greeting.lastName},`,
  opening: `bis ${formatLongDay(quote.validUntil, "de")}, 24:00 Uhr, können Sie unser Angebot im Portal annehmen oder ablehnen.`,
  illustration: {
    drawing: quote.drawing,
    description: quote.containerType,
    title: `${quote.amount} × ${quote.containerType}`,
    subtitle: quote.wasteType,
  },
  facts: [
    ["Angebot", quote.number],
    ["Nachricht", quote.text],
    ["Standort", quote.site],
  ],
  action: { label: "Angebot ansehen", path: `/quote/${quote.quoteId}` },
  remark: "Die Preise stehen im Portal.",
  reason: "Sie erhalten diese E-Mail, weil Sie um ein Angebot gebeten haben.",
});
