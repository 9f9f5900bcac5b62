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

/** What a push message shows, and the screen it opens. */
export function pushContent(notification: PushedNotification, language: Language): PushContent {
  const { id, subject_id, waste, site } = notification;
  const kind = notification.kind as NotificationKind;
  const details = notification.details as { proposedDate?: BerlinDate | null; reason?: string | null };
  const day = details.proposedDate ? formatDay(details.proposedDate, language) : undefined;
  return {
    title: notificationKindTexts[language][kind],
    text: [waste, site, day, details.reason].filter(Boolean).join(", "),
    path: pathOf(kind, subject_id),
    // A repeated delivery replaces the first.
    tag: `notification-${id}`,
  };
}

function pathOf(kind: NotificationKind, subjectId: number | null): string {
  if (subjectId !== null && kind.startsWith("quote_")) return `/quote/${subjectId}`;
  if (subjectId !== null && kind === "container_reported") return `/container-report/${subjectId}`;
  if (subjectId !== null && kind === "dispute_answered") return `/documents/invoice/${subjectId}`;
  return subjectId !== null && kind.startsWith("order_") ? `/order/${subjectId}` : "/agreements";
}
