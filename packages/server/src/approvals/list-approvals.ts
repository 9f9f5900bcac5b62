import type { ApprovalList, ApprovalListQuery } from "@kreislauf/contract/approvals";
import type { Context } from "../base/context.ts";
import {
  countRequests,
  listDecidedRows,
  listItemRows,
  listOwnRows,
  listWaitingRows,
  type RequestViewRow,
} from "./approval-views.store.ts";
import { listApprovers } from "./approvers.store.ts";
import { decidersOf, seesRequestPrices, toListEntry } from "./to-approval-view.ts";

/**
 * The requests that the person may decide. That depends on the permissions, groups and substitutes of today, so all
 * waiting requests are looked through.
 */
async function listMine(context: Context): Promise<readonly RequestViewRow[]> {
  const { actor, now } = context;
  const rows = await listWaitingRows(context);
  const open = rows.filter((row) => Temporal.Instant.compare(now, row.approve_by) <= 0);
  if (open.length === 0) return [];
  const candidates = await listApprovers(context, actor.companyId, [
    ...new Set(open.map(({ site_id }) => site_id)),
  ]);
  return open.filter((row) =>
    decidersOf(
      row,
      candidates.filter(({ siteIds }) => siteIds.includes(row.site_id)),
    ).some(({ userId }) => userId === actor.userId),
  );
}

export async function listApprovals(context: Context, query: ApprovalListQuery): Promise<ApprovalList> {
  const mine = await listMine(context);
  const { requested, decided } = await countRequests(context);
  const counts = { mine: mine.length, requested, decided };
  const rows =
    query.tab === "mine"
      ? mine.slice(query.offset, query.offset + query.limit)
      : query.tab === "requested"
        ? await listOwnRows(context, query)
        : await listDecidedRows(context, query);
  const items = await listItemRows(
    context,
    rows.map(({ id }) => id),
  );
  const isPriced = await seesRequestPrices(context);
  return {
    requests: rows.map((row) => toListEntry(row, items, context, isPriced)),
    total: counts[query.tab],
    counts,
  };
}
