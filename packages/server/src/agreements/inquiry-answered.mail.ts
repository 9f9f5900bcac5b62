import { agreementFieldLabels } from "@kreislauf/contract/agreements";
import { formatDateTime } from "@kreislauf/contract/base";
import type { MailTemplate } from "../base/mail/mail-content.ts";

declare module "../base/mail/outbox.ts" {
  interface Mails {
    inquiry_answered: InquiryAnsweredMail;
  }
}

export interface InquiryAnsweredMail {
  readonly greeting: { readonly firstName: string; readonly lastName: string };
  /** ISO instant in UTC. */
  readonly askedOn: string;
  readonly wasteType: string;
  readonly containerType: string;
  readonly amount: string | null;
  readonly site: { readonly id: number; readonly alias: string; readonly address: string };
  readonly text: string;
}

export const inquiryAnsweredMail: MailTemplate<"inquiry_answered"> = (mail) => ({
  subject: `Antwort auf Ihre Anfrage: ${mail.wasteType}`,
  preview: mail.text,
  status: { word: "Beantwortet", tone: "done" },
  title: "Ihre Anfrage ist beantwortet",
  greeting: `Guten Tag ${mail.greeting.firstName} ${mail.greeting.lastName},`,
  opening: "zu Ihrer Anfrage haben wir eine Antwort.",
  facts: [
    ["Antwort", mail.text],
    [agreementFieldLabels.de.wasteType, mail.wasteType],
    [agreementFieldLabels.de.containerType, mail.containerType],
    ...(mail.amount === null ? [] : [["Menge", mail.amount] as const]),
    ["Standort", `${mail.site.alias}, ${mail.site.address}`],
    [agreementFieldLabels.de.createdOn, formatDateTime(mail.askedOn, "de")],
  ],
  action: { label: "Anfragen ansehen", path: `/agreements?site=${mail.site.id}` },
  remark: "Die Antwort finden Sie auch im Portal, bei den Vereinbarungen des Standorts.",
  reason: "Sie erhalten diese E-Mail, weil Sie um ein Angebot gebeten haben.",
});
