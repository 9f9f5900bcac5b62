import type { Expression, QueryCreator } from "kysely";
import type { WriteContext } from "./context.ts";
import type { Tables } from "./database/tables.ts";

/** A notification in the app; the room `notifications` knows the kinds and the recipients. */
export interface NewNotification {
  readonly kind: string;
  readonly companyId: number;
  readonly siteId: number | null;
  /** The only recipient, if it is not everybody who may see the site. */
  readonly userId?: number;
  /** The order, agreement, inquiry, site, document or export it refers to; null for several documents. */
  readonly subjectId: number | null;
  readonly causedBy: number;
  readonly details: object;
}

/** The row of a notification; its subject may be filled in later. */
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

/** Inserts the row of a notification within the statement that writes its subject, which gives the subject's id. */
export const insertNotificationOf = (
  query: Pick<QueryCreator<Tables>, "insertInto">,
  row: ReturnType<typeof toNotificationRow>,
  subjectId: Expression<number>,
) =>
  query
    .insertInto("notifications")
    .values({ ...row, subject_id: subjectId })
    .returning("subject_id");

/** Takes back what was recorded of a subject at a moment, because it is so no longer. */
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
