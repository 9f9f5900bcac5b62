import { formatDate, formatDateTime } from "@kreislauf/contract/base";
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
    claim_received: ClaimReceivedMail;
  }
}

export interface ClaimReceivedMail extends PersonalOrderMailData {
  readonly claimedOn: string;
  readonly claimedBy: string;
  readonly claimReasonId: ClaimReasonId;
  readonly reason: string | null;
  readonly hasPhoto: boolean;
}

const words = ordersTexts.de;
const labels = orderFieldLabels.de;

export const claimReceivedMail: MailTemplate<"claim_received"> = (mail) => ({
  subject: `Reklamation zu Auftrag ${mail.orderNumber}`,
  preview: `${words.claimReason[mail.claimReasonId]}, ${mail.wasteType}, ${mail.site.alias}`,
  status: { word: words.status[orderStatus.claimed], tone: "claimed" },
  title: "Ihre Reklamation ist eingegangen",
  greeting: orderMailGreeting(mail.greeting),
  opening: `wir klären, was bei Ihrem Auftrag vom ${formatDate(mail.desiredDate)} schiefgegangen ist, und melden uns mit einer Ticketnummer.`,
  illustration: orderMailStage(mail, mail.desiredDate, mail.timeWindow),
  facts: [
    [labels.reason, words.claimReason[mail.claimReasonId]],
    ...(mail.reason === null ? [] : [[labels.description, mail.reason] as const]),
    ...(mail.hasPhoto ? [["Foto", "liegt bei der Reklamation"] as const] : []),
    ...orderMailFacts(mail),
    [labels.claimedBy, `${mail.claimedBy}, ${formatDateTime(mail.claimedOn, "de")}`],
  ],
  action: orderMailAction(mail),
  remark: "Hat sich die Sache erledigt? Dann schließen Sie die Reklamation im Portal.",
  reason: "Sie erhalten diese E-Mail, weil Bestätigungen von Reklamationen für Ihr Konto eingeschaltet sind.",
  isSwitchable: true,
});
