import {
  type NotificationEntry,
  type NotificationKind,
  type NotificationList,
  maxNotifications,
  notificationKindsFor,
} from "@kreislauf/contract/notifications";
import type { Context } from "../base/context.ts";
import { findMember } from "../users/index.ts";
import { listNotificationRows } from "./notifications.store.ts";

/** The person's bell entries of those kinds that their current permissions and settings allow, newest first. */
export async function listNotifications(context: Context): Promise<NotificationList> {
  const { db, actor } = context;
  const member = await findMember(db, actor.userId, actor.companyId);
  const kinds = member === undefined ? [] : notificationKindsFor(actor, member);
  if (kinds.length === 0) return { happenings: [], unread: 0 };
  const latest = await listNotificationRows(context, kinds);
  const oldest = latest.length === maxNotifications ? latest.at(-1) : undefined;
  const older = oldest ? await listNotificationRows(context, kinds, { toDoBefore: oldest.id }) : [];
  const happenings = [...latest, ...older].map((row, index, rows) => ({
    id: row.id,
    kind: row.kind as NotificationKind,
    happenedAt: row.occurred_at,
    isUnread: row.unread,
    needsAnswer:
      (row.kind === "order_proposed" && row.proposal !== null) ||
      (row.kind === "container_reported" && row.isToDo),
    // Of several notifications of the same kind about the same order or other subject, only the newest is to do.
    isToDo: row.isToDo && !rows.slice(0, index).some((newer) => isSameMatter(newer, row)),
    subjectId: row.subject_id,
    orderNumber: row.order_number === null ? null : String(row.order_number),
    wasteType: row.waste,
    site: row.site,
    siteId: row.site_id,
    by: row.by,
    details: row.details as NotificationEntry["details"],
  }));
  return { happenings, unread: happenings.filter(({ isUnread }) => isUnread).length };
}

type Matter = Awaited<ReturnType<typeof listNotificationRows>>[number];

const isSameMatter = (one: Matter, other: Matter) =>
  one.kind === other.kind && one.subject_id === other.subject_id;
