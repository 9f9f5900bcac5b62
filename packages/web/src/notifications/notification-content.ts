import type { NotificationEntry, NotificationKind } from "@kreislauf/contract/notifications";
import {
  Calendar,
  Check,
  CircleX,
  FileDown,
  FileQuestionMark,
  FileText,
  FileX,
  Flag,
  MessageSquareText,
  Plus,
  QrCode,
  RefreshCw,
  Repeat,
  TriangleAlert,
  Undo2,
  type LucideIcon,
} from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../base/paths.ts";
import { notificationsTexts } from "./notifications.texts.ts";

interface NotificationLook {
  readonly icon: LucideIcon;
  /** The colour of the icon: green for success, blue for news, neutral for everything else. */
  readonly tone: "good" | "news" | "plain";
}

export const notificationLooks: Readonly<Record<NotificationKind, NotificationLook>> = {
  order_created: { icon: Plus, tone: "news" },
  order_proposed: { icon: Calendar, tone: "plain" },
  order_executed: { icon: Check, tone: "good" },
  order_failed_trip: { icon: Undo2, tone: "plain" },
  order_redeclared: { icon: Repeat, tone: "plain" },
  order_cancelled: { icon: CircleX, tone: "plain" },
  order_claimed: { icon: Flag, tone: "plain" },
  order_claim_closed: { icon: Check, tone: "plain" },
  order_ticket_updated: { icon: Flag, tone: "news" },
  order_message: { icon: MessageSquareText, tone: "news" },
  agreement_change_accepted: { icon: RefreshCw, tone: "news" },
  agreement_change_declined: { icon: CircleX, tone: "plain" },
  agreement_ended: { icon: CircleX, tone: "plain" },
  inquiry_answered: { icon: FileQuestionMark, tone: "news" },
  quote_received: { icon: FileQuestionMark, tone: "news" },
  quote_accepted: { icon: Check, tone: "good" },
  quote_declined: { icon: CircleX, tone: "plain" },
  quote_withdrawn: { icon: CircleX, tone: "plain" },
  container_reported: { icon: QrCode, tone: "news" },
  site_deactivated: { icon: TriangleAlert, tone: "plain" },
  proof_ending: { icon: TriangleAlert, tone: "plain" },
  documents_published: { icon: FileText, tone: "news" },
  dispute_answered: { icon: MessageSquareText, tone: "news" },
  approval_requested: { icon: Flag, tone: "news" },
  approval_approved: { icon: Check, tone: "good" },
  approval_declined: { icon: CircleX, tone: "plain" },
  approval_lapsed: { icon: CircleX, tone: "plain" },
  budget_warned: { icon: TriangleAlert, tone: "plain" },
  budget_used_up: { icon: TriangleAlert, tone: "plain" },
  export_ready: { icon: FileDown, tone: "good" },
  export_failed: { icon: FileX, tone: "plain" },
};

/** The link to the page where the user can see what happened, or answer it. */
export function notificationHref({ kind, subjectId, siteId, details }: NotificationEntry): string {
  if (subjectId !== null && kind.startsWith("order_")) return hrefTo("order", { orderId: subjectId });
  if (subjectId !== null && kind.startsWith("quote_")) return hrefTo("quote", { quoteId: subjectId });
  if (subjectId !== null && kind === "container_reported")
    return hrefTo("containerReport", { reportId: subjectId });
  if (subjectId !== null && kind === "export_ready") return hrefTo("mailedExport", { exportId: subjectId });
  if (subjectId !== null && kind.startsWith("approval_")) {
    return hrefTo("approvals", undefined, { request: subjectId });
  }
  if (kind === "documents_published") {
    if (subjectId !== null) return hrefTo("documents", undefined, { document: subjectId });
    return hrefTo("documents", undefined, {
      site: siteId ?? undefined,
      documentType: details.documentType,
      documentIds: details.documentIds?.join(","),
    });
  }
  if (subjectId !== null && kind === "dispute_answered") return hrefTo("invoice", { documentId: subjectId });
  if (kind === "proof_ending") return hrefTo("proofs", undefined, { site: siteId ?? undefined });
  if (subjectId !== null && kind === "site_deactivated") return hrefTo("site", { id: subjectId });
  if (kind.startsWith("budget_")) return hrefTo("budgets", undefined, { year: details.year });
  if (kind === "export_failed") return hrefTo("orderHistory");
  return hrefTo("agreements");
}

/** What happened, in a few words. */
export const notificationTitle = (
  { kind, details }: NotificationEntry,
  texts: (typeof notificationsTexts)["de"],
): string =>
  kind === "documents_published" && details.documents !== 1
    ? texts.newDocuments(details.documents ?? 0)
    : texts.kind[kind];

/** What happened, in one line: first the waste and the site, then the details that matter. */
export function useNotificationSummary(): (notification: NotificationEntry) => string {
  const texts = useTexts(notificationsTexts);
  const formats = useFormats();
  return ({ kind, wasteType, site, by, details, needsAnswer }) => {
    const isApproval = kind.startsWith("approval_");
    const subject = [isApproval ? details.wasteType : wasteType, site, details.fileName, details.budget]
      .filter(Boolean)
      .join(", ");
    const { desiredDate, proposedDate, answerBy, executedOn, weightKg, reason } = details;
    const { ticketNumber, ticketStatus, effectiveOn, wasteType: declared } = details;
    const { documentNumber, expiresOn, reporter, amount } = details;
    const extras = [
      kind === "order_proposed" && proposedDate && desiredDate
        ? texts.instead(formats.day(proposedDate), formats.day(desiredDate))
        : undefined,
      kind === "order_proposed" && needsAnswer && answerBy
        ? texts.answerUntil(formats.deadline(answerBy))
        : undefined,
      kind === "order_executed" && weightKg ? formats.weight(weightKg) : undefined,
      kind === "order_executed" && !weightKg && executedOn ? formats.day(executedOn) : undefined,
      kind === "order_created" || kind === "order_cancelled" || isApproval
        ? desiredDate && formats.day(desiredDate)
        : undefined,
      kind === "order_redeclared" || kind === "proof_ending" ? declared : undefined,
      details.endsOn && formats.day(details.endsOn),
      ticketNumber ? texts.ticket(ticketNumber, ticketStatus ?? "") : undefined,
      effectiveOn ? texts.from(formats.day(effectiveOn)) : undefined,
      documentNumber,
      reporter && amount ? texts.full(amount) : undefined,
      reporter ? texts.by(reporter) : undefined,
      details.usedPercent === undefined ? undefined : texts.used(details.usedPercent, details.year ?? 0),
      expiresOn ? texts.until(formats.lastingDeadline(expiresOn)) : undefined,
      kind === "order_created" ? texts.by(by) : undefined,
      kind === "order_proposed" ? undefined : reason,
    ].filter(Boolean);
    return [subject, extras.join(", ")].filter(Boolean).join(": ");
  };
}
