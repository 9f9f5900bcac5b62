import { formatDate, formatDateTime, formatLongDay } from "@kreislauf/contract/base";
import {
  cancelReasonText,
  type ChangeCause,
  orderFieldLabels,
  ordersTexts,
  orderStatus,
} from "@kreislauf/contract/orders";
import type { MailTemplate } from "../../base/mail/mail-content.ts";
import {
  orderMailGreeting,
  orderMailAction,
  orderMailFacts,
  type PersonalOrderMailData,
} from "./order-mail-parts.mail.ts";

declare module "../../base/mail/outbox.ts" {
  interface Mails {
    order_cancelled: OrderCancelledMail;
  }
}

export interface OrderCancelledMail extends PersonalOrderMailData {
  readonly cancelledOn: string;
  readonly cancelledBy: string;
  readonly cancelReasonId: number;
  readonly reason: string | null;
  /** What caused the cancellation, if it was not a call to cancel the order; otherwise null. */
  readonly cause: ChangeCause | null;
}

const words = ordersTexts.de;
const labels = orderFieldLabels.de;

export const orderCancelledMail: MailTemplate<"order_cancelled"> = (mail) => ({
  subject: `Auftrag ${mail.orderNumber} ist storniert`,
  preview: `${mail.wasteType}, ${mail.containerType}, ${formatLongDay(mail.desiredDate, "de")}`,
  status: { word: words.status[orderStatus.cancelled], tone: "cancelled" },
  title: "Ihr Auftrag ist storniert",
  greeting: orderMailGreeting(mail.greeting),
  opening: opening(mail),
  facts: [
    [labels.reason, cancelReasonText(mail.cancelReasonId, mail.cause, "de")],
    ...(mail.reason === null ? [] : [[labels.description, mail.reason] as const]),
    ...orderMailFacts(mail),
    [labels.desiredDate, formatLongDay(mail.desiredDate, "de")],
    [labels.cancelledBy, `${mail.cancelledBy}, ${formatDateTime(mail.cancelledOn, "de")}`],
  ],
  action: orderMailAction(mail),
  remark: "Brauchen Sie die Leistung doch? Dann erteilen Sie den Auftrag im Portal neu.",
  reason: "Sie erhalten diese E-Mail, weil Bestätigungen von Stornierungen für Ihr Konto eingeschaltet sind.",
  isSwitchable: true,
});

const opening = ({ cause, desiredDate }: OrderCancelledMail) =>
  cause === "claim_not_fulfilled"
    ? `die Leistung vom ${formatDate(desiredDate)} wurde nicht erbracht. Mit der Reklamation ist auch der Auftrag abgeschlossen: Er ist storniert.`
    : `am ${formatDate(desiredDate)} kommt zu diesem Auftrag niemand.`;
