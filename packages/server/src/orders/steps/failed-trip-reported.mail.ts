import { formatDate } from "@kreislauf/contract/base";
import { orderFieldLabels, ordersTexts, orderStatus } from "@kreislauf/contract/orders";
import type { MailTemplate } from "../../base/mail/mail-content.ts";
import {
  orderMailGreeting,
  orderMailAction,
  orderMailFacts,
  orderMailStage,
  type PersonalOrderMailData,
} from "./order-mail-parts.mail.ts";

declare module "../../base/mail/outbox.ts" {
  interface Mails {
    failed_trip_reported: FailedTripReportedMail;
  }
}

export interface FailedTripReportedMail extends PersonalOrderMailData {
  readonly reason: string;
}

export const failedTripReportedMail: MailTemplate<"failed_trip_reported"> = ({ reason, ...mail }) => ({
  subject: `Fehlfahrt bei Auftrag ${mail.orderNumber}`,
  preview: [reason, mail.wasteType, mail.site.alias].filter(Boolean).join(", "),
  status: { word: ordersTexts.de.status[orderStatus.failedTrip], tone: "cancelled" },
  title: "Der Auftrag konnte nicht ausgeführt werden",
  greeting: orderMailGreeting(mail.greeting),
  opening: `die Fahrt zu Ihrem Auftrag vom ${formatDate(mail.desiredDate)} war vergeblich. Damit ist der Auftrag beendet.`,
  illustration: orderMailStage(mail, mail.desiredDate, mail.timeWindow),
  facts: [...(reason === "" ? [] : [[orderFieldLabels.de.reason, reason] as const]), ...orderMailFacts(mail)],
  action: orderMailAction(mail),
  remark: "Soll die Fahrt nachgeholt werden? Am Auftrag geht das mit „Erneut beauftragen“.",
  reason: "Sie erhalten diese E-Mail, weil Nachrichten über Fehlfahrten für Ihr Konto eingeschaltet sind.",
  isSwitchable: true,
});
