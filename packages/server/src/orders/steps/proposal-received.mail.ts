import { formatAbsoluteDeadline, formatLongDay } from "@kreislauf/contract/base";
import { orderFieldLabels, ordersTexts, orderStatus, type Proposal } from "@kreislauf/contract/orders";
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
    proposal_received: ProposalReceivedMail;
  }
}

export interface ProposalReceivedMail extends PersonalOrderMailData {
  readonly proposal: Proposal;
}

const words = ordersTexts.de;
const labels = orderFieldLabels.de;

export const proposalReceivedMail: MailTemplate<"proposal_received"> = ({ proposal, ...mail }) => ({
  subject: `Anderer Termin für Auftrag ${mail.orderNumber}`,
  preview: `${formatLongDay(proposal.date, "de")} statt ${formatLongDay(mail.desiredDate, "de")}`,
  status: { word: words.status[orderStatus.open], tone: "open" },
  title: "Wir schlagen einen anderen Termin vor",
  greeting: orderMailGreeting(mail.greeting),
  opening:
    `bis ${formatAbsoluteDeadline(Temporal.Instant.from(proposal.answerBy), "de")} können Sie antworten: ` +
    "den neuen Termin annehmen, beim Wunschtermin bleiben oder einen dritten nennen.",
  illustration: orderMailStage(mail, proposal.date, proposal.timeWindow),
  facts: [
    [labels.proposedDate, formatLongDay(proposal.date, "de")],
    [labels.desiredDate, formatLongDay(mail.desiredDate, "de")],
    ...(proposal.note === null ? [] : [["Hinweis", proposal.note] as const]),
    ...orderMailFacts(mail),
  ],
  action: orderMailAction(mail),
  remark: "Ohne Antwort bleibt es beim Wunschtermin.",
  reason: "Sie erhalten diese E-Mail, weil Sie den Auftrag erteilt haben.",
  isSwitchable: true,
});
