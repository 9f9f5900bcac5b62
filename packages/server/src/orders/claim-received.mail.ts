import { formatDate, formatDateTime } from "@kreislauf/contract/base";
import { type ClaimReasonId, ordersTexts, orderStatus } from "@kreislauf/contract/orders";
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
    claim_received: ClaimReceivedMail;
  }
}

export interface ClaimReceivedMail extends PersonalOrderMail {
  readonly claimedOn: string;
  readonly claimedBy: string;
  readonly claimReasonId: ClaimReasonId;
  readonly reason: string | null;
  readonly hasPhoto: boolean;
}

const words = ordersTexts.de;

export const claimReceivedMail: MailTemplate<"claim_received"> = (mail) => ({
  subject: `Reklamation zu Auftrag ${mail.orderNumber}`,
  preview: `${words.claimReason[mail.claimReasonId]}, ${mail.wasteType}, ${mail.site.alias}`,
  status: { word: words.status[orderStatus.claimed], tone: "claimed" },
  title: "Ihre Reklamation ist eingegangen",
  greeting: greetingOf(mail.greeting),
  opening: `wir klären, was bei Ihrem Auftrag vom ${formatDate(mail.desiredDate)} schiefgegangen ist, und melden uns mit einer Ticketnummer.`,
  stage: orderMailStage(mail, mail.desiredDate, mail.timeWindow),
  facts: [
    ["Grund", words.claimReason[mail.claimReasonId]],
    ...(mail.reason === null ? [] : [["Beschreibung", mail.reason] as const]),
    ...(mail.hasPhoto ? [["Foto", "liegt bei der Reklamation"] as const] : []),
    ...orderMailFacts(mail),
    ["Reklamiert von", `${mail.claimedBy}, ${formatDateTime(mail.claimedOn, "de")}`],
  ],
  action: orderMailAction(mail),
  remark: "Hat sich die Sache erledigt? Dann schließen Sie die Reklamation im Portal.",
  reason: "Sie erhalten diese E-Mail, weil Bestätigungen von Reklamationen für Ihr Konto eingeschaltet sind.",
  isSwitchable: true,
});
