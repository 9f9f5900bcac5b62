import type { Expression, QueryCreator } from "kysely";
import type { WriteContext } from "./context.ts";
import type { Tables } from "./database/tables.ts";

/** A notification in the app; the room `notifications` defines the kinds and the recipients. */
export interface NewNotification {
  readonly kind: string;
  readonly companyId: number;
  readonly siteId: number | null;
  /** The only recipient; undefined if everybody who may see the site gets the notification. */
  readonly userId?: number;
  /**
   * Id of the order, agreement, inquiry, site, document or export that the notification is about; null for several
   * documents.
   */
  readonly subjectId: number | null;
  readonly causedBy: number;
  readonly details: object;
}

/** Builds the row of a notification; without `subjectId`, the subject is filled in later. */
export const toNotificationRow = (
  notification: Omit<NewNotification, "subjectId"> & Partial<Pick<NewNotification, "subjectId">>,
  occurredAt: string,
) => ({
  kind: notification.kind,
  company_id: notification.companyId,
  site_id: notification.siteId,
  user_id: notification.userId ?? null,
  subject_id: notification.subjectId ?? null,
  details: JSON.stringify(notification.details),
  caused_by: notification.causedBy,
  occurred_at: occurredAt,
});

/** Records a notification, in the transaction of its cause. */
export async function recordNotification(
  { db, now }: WriteContext,
  notification: NewNotification,
): Promise<void> {
  await db.insertInto("notifications").values(toNotificationRow(notification, now.toString())).execute();
}

/** Inserts a notification within the statement that inserts its subject, which supplies the subject's id. */
export const insertNotificationOf = (
  query: Pick<QueryCreator<Tables>, "insertInto">,
  row: ReturnType<typeof toNotificationRow>,
  subjectId: Expression<number>,
) =>
  query
    .insertInto("notifications")
    .values({ ...row, subject_id: subjectId })
    .returning("subject_id");

/** Deletes the notification that was recorded about a subject at an instant, because it is no longer true. */
export const withdrawNotification = async (
  { db }: Pick<WriteContext, "db">,
  { kind, subjectId, occurredAt }: { kind: string; subjectId: number; occurredAt: string },
): Promise<void> =>
  void (await db
    .deleteFrom("notifications")
    .where("kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .where("occurred_at", "=", occurredAt)
    .execute());
