import { formatLastingDeadline, formatLongDay } from "@kreislauf/contract/base";
import { ordersTexts, orderStatus, type Proposal } from "@kreislauf/contract/orders";
import type { MailTemplate } from "../base/mail-content.ts";
import {
  greetingOf,
  orderMailAction,
  orderMailFacts,
  orderMailStage,
  type PersonalOrderMail,
} from "./order-words.mail.ts";

declare module "../base/outbox.ts" {
  interface Mails {
    proposal_received: ProposalReceivedMail;
  }
}

export interface ProposalReceivedMail extends PersonalOrderMail {
  readonly proposal: Proposal;
}

const words = ordersTexts.de;

export const proposalReceivedMail: MailTemplate<"proposal_received"> = ({ proposal, ...mail }) => ({
  subject: `Anderer Termin für Auftrag ${mail.orderNumber}`,
  preview: `${formatLongDay(proposal.date, "de")} statt ${formatLongDay(mail.desiredDate, "de")}`,
  status: { word: words.status[orderStatus.open], tone: "open" },
  title: "Wir schlagen einen anderen Termin vor",
  greeting: greetingOf(mail.greeting),
  opening:
    `bis ${formatLastingDeadline(Temporal.Instant.from(proposal.answerBy), "de")} können Sie antworten: ` +
    "den neuen Termin annehmen, beim Wunschtermin bleiben oder einen dritten nennen.",
  stage: orderMailStage(mail, proposal.date, proposal.timeWindow),
  facts: [
    ["Vorgeschlagen", formatLongDay(proposal.date, "de")],
    ["Ihr Wunschtermin", formatLongDay(mail.desiredDate, "de")],
    ...(proposal.note === null ? [] : [["Hinweis", proposal.note] as const]),
    ...orderMailFacts(mail),
  ],
  action: orderMailAction(mail),
  remark: "Ohne Antwort bleibt es beim Wunschtermin.",
  reason: "Sie erhalten diese E-Mail, weil Sie den Auftrag erteilt haben.",
});
