import { formatDate } from "@kreislauf/contract/base";
import type { MailTemplate } from "../../base/mail/mail-content.ts";
import {
  orderMailAction,
  orderMailFacts,
  orderMailGreeting,
  orderMailStage,
  type PersonalOrderMailData,
} from "./order-mail-parts.mail.ts";

declare module "../../base/mail/outbox.ts" {
  interface Mails {
    order_message: OrderMessageMail;
  }
}

export interface OrderMessageMail extends PersonalOrderMailData {
  readonly text: string;
  readonly hasAttachments: boolean;
}

export const orderMessageMail: MailTemplate<"order_message"> = ({ text, hasAttachments, ...mail }) => ({
  subject: `Nachricht zu Auftrag ${mail.orderNumber}`,
  preview: text,
  title: "Die Disposition hat Ihnen geschrieben",
  greeting: orderMailGreeting(mail.greeting),
  opening: `zu Ihrem Auftrag vom ${formatDate(mail.desiredDate)} gibt es eine Nachricht der Disposition.`,
  illustration: orderMailStage(mail, mail.desiredDate, mail.timeWindow),
  facts: [
    ["Nachricht", text],
    ...(hasAttachments ? [["Anhänge", "liegen am Auftrag"] as const] : []),
    ...orderMailFacts(mail),
  ],
  action: orderMailAction(mail),
  remark: "Antworten Sie bitte am Auftrag im Portal, nicht auf diese E-Mail.",
  reason: "Sie erhalten diese E-Mail, weil Sie zu diesem Auftrag geschrieben oder ihn erteilt haben.",
});
