import { formatDate } from "@kreislauf/contract/base";
import { type ClaimReasonId, orderFieldLabels, ordersTexts, orderStatus } from "@kreislauf/contract/orders";
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
    claim_answered: ClaimAnsweredMail;
  }
}

export interface ClaimAnsweredMail extends PersonalOrderMailData {
  readonly claimReasonId: ClaimReasonId;
  readonly ticketNumber: string | null;
  readonly ticketStatus: string | null;
  readonly answer: string;
}

const words = ordersTexts.de;

export const claimAnsweredMail: MailTemplate<"claim_answered"> = ({ answer, ...mail }) => ({
  subject: `Antwort auf die Reklamation zu Auftrag ${mail.orderNumber}`,
  preview: answer,
  status: { word: words.status[orderStatus.claimed], tone: "claimed" },
  title: "Ihre Reklamation ist beantwortet",
  greeting: orderMailGreeting(mail.greeting),
  opening: `zu Ihrer Reklamation des Auftrags vom ${formatDate(mail.desiredDate)} hat die Disposition geantwortet.`,
  illustration: orderMailStage(mail, mail.desiredDate, mail.timeWindow),
  facts: [
    ["Antwort der Disposition", answer],
    ...(mail.ticketNumber ? [["Ticket", ticketLine(mail)] as const] : []),
    [orderFieldLabels.de.reason, words.claimReason[mail.claimReasonId]],
    ...orderMailFacts(mail),
  ],
  action: orderMailAction(mail),
  remark: "Ist die Sache damit erledigt? Dann schließen Sie die Reklamation im Portal.",
  reason: "Sie erhalten diese E-Mail, weil Antworten auf Reklamationen für Ihr Konto eingeschaltet sind.",
  isSwitchable: true,
});

const ticketLine = ({
  ticketNumber,
  ticketStatus,
}: Pick<ClaimAnsweredMail, "ticketNumber" | "ticketStatus">) =>
  [ticketNumber, ticketStatus].filter(Boolean).join(", ");
