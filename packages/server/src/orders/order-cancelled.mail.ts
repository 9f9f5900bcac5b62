import { formatDate, formatDateTime, formatLongDay } from "@kreislauf/contract/base";
import { cancelReasonWords, type ChangeCause, ordersTexts, orderStatus } from "@kreislauf/contract/orders";
import type { MailTemplate } from "../base/mail-content.ts";
import { greetingOf, orderMailAction, orderMailFacts, type PersonalOrderMail } from "./order-words.mail.ts";

declare module "../base/outbox.ts" {
  interface Mails {
    order_cancelled: OrderCancelledMail;
  }
}

export interface OrderCancelledMail extends PersonalOrderMail {
  readonly cancelledOn: string;
  readonly cancelledBy: string;
  readonly cancelReasonId: number;
  readonly reason: string | null;
  /** Why, where the system cancelled. */
  readonly cause: ChangeCause | null;
}

const words = ordersTexts.de;

export const orderCancelledMail: MailTemplate<"order_cancelled"> = (mail) => ({
  subject: `Auftrag ${mail.orderNumber} ist storniert`,
  preview: `${mail.wasteType}, ${mail.containerType}, ${formatLongDay(mail.desiredDate, "de")}`,
  status: { word: words.status[orderStatus.cancelled], tone: "cancelled" },
  title: "Ihr Auftrag ist storniert",
  greeting: greetingOf(mail.greeting),
  opening: `am ${formatDate(mail.desiredDate)} kommt zu diesem Auftrag niemand.`,
  facts: [
    ["Grund", cancelReasonWords(mail.cancelReasonId, mail.cause, "de")],
    ...(mail.reason === null ? [] : [["Beschreibung", mail.reason] as const]),
    ...orderMailFacts(mail),
    ["Wunschtermin", formatLongDay(mail.desiredDate, "de")],
    ["Storniert von", `${mail.cancelledBy}, ${formatDateTime(mail.cancelledOn, "de")}`],
  ],
  action: orderMailAction(mail),
  remark: "Brauchen Sie die Leistung doch? Dann erteilen Sie den Auftrag im Portal neu.",
  reason: "Sie erhalten diese E-Mail, weil Bestätigungen von Stornierungen für Ihr Konto eingeschaltet sind.",
  isSwitchable: true,
});
