import { approvalsTexts, type DeclineReason } from "@kreislauf/contract/approvals";
import { formatAbsoluteDeadline, formatLongDay } from "@kreislauf/contract/base";
import type { MailContent, MailTemplate } from "../base/mail/mail-content.ts";

declare module "../base/mail/outbox.ts" {
  interface Mails {
    approval_requested: ApprovalMail;
    approval_declined: ApprovalMail & {
      readonly declinedBy: string;
      readonly declineReason: DeclineReason | null;
      readonly reason: string;
    };
    approval_lapsed: ApprovalMail;
  }
}

export interface ApprovalMail {
  readonly greeting: { readonly firstName: string; readonly lastName: string };
  readonly requestId: number;
  readonly wasteType: string;
  readonly containerType: string;
  readonly drawing: string;
  readonly orders: readonly string[];
  readonly site: string;
  readonly requester: string;
  readonly ruleName: string;
  readonly desiredDate: string;
  /** ISO instant in UTC. */
  readonly approveBy: string;
}

const deadline = ({ approveBy }: ApprovalMail) =>
  formatAbsoluteDeadline(Temporal.Instant.from(approveBy), "de");

const commonParts = (mail: ApprovalMail) =>
  ({
    preview: `${mail.orders[0]}, ${mail.site}`,
    greeting: `Guten Tag ${mail.greeting.firstName} ${mail.greeting.lastName},`,
    illustration: {
      drawing: mail.drawing,
      description: mail.containerType,
      title: mail.wasteType,
      subtitle: mail.containerType,
    },
    facts: [
      ...mail.orders.map((order) => ["Auftrag", order] as const),
      ["Standort", mail.site],
      ["Wunschtermin", formatLongDay(mail.desiredDate, "de")],
      ["Gestellt von", mail.requester],
      ["Regel", mail.ruleName],
    ],
    action: { label: "Freigabe ansehen", path: `/approvals?request=${mail.requestId}` },
  }) satisfies Partial<MailContent>;

export const approvalRequestedMail: MailTemplate<"approval_requested"> = (mail) => ({
  ...commonParts(mail),
  subject: `Freigabe bis ${deadline(mail)}: ${mail.wasteType}`,
  status: { word: "Wartet", tone: "open" },
  title: "Ein Auftrag wartet auf Ihre Freigabe",
  opening: `bitte entscheiden Sie bis ${deadline(mail)}, damit der Wunschtermin eingehalten werden kann.`,
  remark:
    "Freigegeben wird erst im Portal, nicht durch das Öffnen dieser E-Mail. Bis dahin ist der Auftrag nicht erteilt.",
  reason: "Sie erhalten diese E-Mail, weil Sie an diesem Standort Aufträge freigeben.",
});

export const approvalDeclinedMail: MailTemplate<"approval_declined"> = (mail) => {
  const parts = commonParts(mail);
  const { declineReason } = mail;
  return {
    ...parts,
    subject: `Auftrag nicht freigegeben: ${mail.wasteType}`,
    status: { word: "Abgelehnt", tone: "cancelled" },
    title: "Ihr Auftrag ist nicht freigegeben",
    opening: `${mail.declinedBy} hat Ihren Auftrag abgelehnt. Er wurde nicht erteilt.`,
    facts: [
      ...(declineReason === null ? [] : [["Grund", approvalsTexts.de.declineReason[declineReason]] as const]),
      ...(mail.reason === "" ? [] : [["Nachricht", mail.reason] as const]),
      ...parts.facts,
    ],
    remark: "Der Behälter ist wieder frei. Sie können den Auftrag neu erteilen.",
    reason: "Sie erhalten diese E-Mail, weil Sie den Auftrag angefragt haben.",
  };
};

export const approvalLapsedMail: MailTemplate<"approval_lapsed"> = (mail) => ({
  ...commonParts(mail),
  subject: `Freigabe verfallen: ${mail.wasteType}`,
  status: { word: "Verfallen", tone: "cancelled" },
  title: "Die Frist für die Freigabe ist abgelaufen",
  opening: `bis ${deadline(mail)} hat niemand entschieden. Der Auftrag wurde nicht erteilt.`,
  remark: "Sie können den Auftrag mit einem neuen Termin noch einmal erteilen.",
  reason: "Sie erhalten diese E-Mail, weil Sie den Auftrag angefragt haben oder freigeben.",
});
