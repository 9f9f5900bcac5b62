import { type BerlinDate, formatDay, type Language } from "@kreislauf/contract/base";
import {
  type NotificationKind,
  notificationKindTexts,
  type PushContent,
} from "@kreislauf/contract/notifications";

interface PushedNotification {
  readonly id: number;
  readonly kind: string;
  readonly subject_id: number | null;
  readonly waste: string | null;
  readonly site: string | null;
  readonly details: unknown;
}

/** What a push message shows, and the path of the screen that it opens. */
export function pushContent(notification: PushedNotification, language: Language): PushContent {
  const { id, subject_id, waste, site } = notification;
  const kind = notification.kind as NotificationKind;
  const details = notification.details as {
    proposedDate?: BerlinDate | null;
    reason?: string | null;
    year?: number;
  };
  const day = details.proposedDate ? formatDay(details.proposedDate, language) : undefined;
  return {
    title: notificationKindTexts[language][kind],
    text: [waste, site, day, details.reason].filter(Boolean).join(", "),
    path: pathOf(kind, subject_id, details.year),
    // With the same tag, a repeated message replaces the first one.
    tag: `notification-${id}`,
  };
}

function pathOf(kind: NotificationKind, subjectId: number | null, year: number | undefined): string {
  if (kind.startsWith("budget_")) return `/budgets?year=${year}`;
  if (subjectId === null) return "/agreements";
  if (kind.startsWith("order_")) return `/order/${subjectId}`;
  if (kind.startsWith("quote_")) return `/quote/${subjectId}`;
  if (kind.startsWith("approval_")) return `/approvals?request=${subjectId}`;
  if (kind === "container_reported") return `/container-report/${subjectId}`;
  return kind === "dispute_answered" ? `/documents/invoice/${subjectId}` : "/agreements";
}
