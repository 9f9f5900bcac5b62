import {
  type Happening,
  type HappeningKind,
  type Happenings,
  toldKinds,
} from "@kreislauf/contract/notifications";
import type { Context } from "../base/context.ts";
import { findMember } from "../users/index.ts";
import { listHappenings } from "./happenings.store.ts";

/** What the bell tells the person: by their rights and switches of this moment. */
export async function showHappenings(context: Context): Promise<Happenings> {
  const { db, actor } = context;
  const member = await findMember(db, actor.userId, actor.companyId);
  const kinds = member === undefined ? [] : toldKinds(actor, member);
  if (kinds.length === 0) return { happenings: [], unread: 0 };
  const rows = await listHappenings(context, kinds);
  const happenings = rows.map((row) => ({
    id: row.id,
    kind: row.kind as HappeningKind,
    happenedAt: row.happened_at,
    isUnread: row.unread,
    needsAnswer: row.kind === "order_proposed" && row.proposal !== null,
    subjectId: row.subject_id,
    orderNumber: row.order_number === null ? null : String(row.order_number),
    wasteType: row.waste,
    site: row.site,
    by: row.by,
    details: row.details as Happening["details"],
  }));
  return { happenings, unread: happenings.filter(({ isUnread }) => isUnread).length };
}
