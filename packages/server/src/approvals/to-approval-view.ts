import {
  type ApprovalItem,
  type ApprovalListEntry,
  type ApprovalRequest,
  canDecide,
  canRemind,
  deciders,
  storedWish,
} from "@kreislauf/contract/approvals";
import { permission, Refusal } from "@kreislauf/contract/base";
import { catalogTexts } from "@kreislauf/contract/catalog";
import * as z from "zod/mini";
import type { Context } from "../base/context.ts";
import { seesPrices } from "../purchasing/index.ts";
import {
  findRequestRow,
  type ItemRow,
  listHistoryRows,
  listItemRows,
  listOrderNumbers,
  type RequestViewRow,
} from "./approval-views.store.ts";
import type { ApprovalRequestRow } from "./approvals.tables.ts";
import { type ApproverRow, listApproversAt } from "./approvers.store.ts";

type Decided = Pick<
  ApprovalRequestRow,
  "level" | "approver" | "second_approver" | "own_allowed" | "requested_by" | "first_approved_by"
>;

/** The people who may decide a request at its current level. */
export function decidersOf(request: Decided, candidates: readonly ApproverRow[]): readonly ApproverRow[] {
  const approver = request.level === 2 ? (request.second_approver ?? request.approver) : request.approver;
  const excluded = [
    ...(request.own_allowed ? [] : [request.requested_by]),
    ...(request.first_approved_by === null ? [] : [request.first_approved_by]),
  ];
  const ids = deciders(candidates, approver, excluded);
  return candidates.filter(({ userId }) => ids.includes(userId));
}

export const reminderFacts = (
  row: Pick<
    ApprovalRequestRow,
    "state" | "approve_by" | "requested_by" | "requested_on" | "notified_on" | "reminders"
  >,
) => ({
  state: row.state,
  approveBy: Temporal.Instant.from(row.approve_by),
  requestedBy: row.requested_by,
  notifiedOn: Temporal.Instant.from(row.notified_on ?? row.requested_on),
  reminders: row.reminders,
});

const toItem = (row: ItemRow, { language }: Context): ApprovalItem => ({
  agreementId: row.agreement_id,
  wasteType: { description: row.description, avvCode: row.avv_code, hazardous: row.hazardous },
  containerType: { type: row.container_type, drawing: row.drawing },
  containerActionId: row.container_action_id,
  actionDescription: catalogTexts[language].containerAction[row.container_action_id],
  amount: row.amount,
  desiredDate: row.desired_date,
});

export const toListEntry = (
  row: RequestViewRow,
  items: readonly ItemRow[],
  context: Context,
  isPriced: boolean,
): ApprovalListEntry => ({
  id: row.id,
  version: row.version,
  state: row.state,
  subject: row.subject,
  ruleName: row.rule_name,
  site: { id: row.site_id, name: row.site_name },
  requestedBy: { id: row.requested_by, name: row.requester_name },
  requestedOn: row.requested_on,
  approveBy: row.approve_by,
  desiredDate: row.desired_date,
  priceCents: isPriced ? row.price_cents : null,
  level: row.level,
  levels: row.second_approver === null ? 1 : 2,
  items: items.filter(({ request_id }) => request_id === row.id).map((item) => toItem(item, context)),
  decidedBy: row.decided_by === null ? null : { id: row.decided_by, name: row.decider_name },
  decidedOn: row.decided_on,
});

/** Whether the person sees the prices of requests. Approvers always do, because they decide by prices. */
export const seesRequestPrices = async (context: Context): Promise<boolean> =>
  context.actor.permissions.has(permission.approver) || (await seesPrices(context));

/**
 * The texts and choices that the person entered with the order, null where nothing was entered. A group of orders has
 * none of its own; a new container can only have `details`.
 */
function wordsOf(row: RequestViewRow) {
  const wish = z.parse(storedWish, { subject: row.subject, body: row.body });
  const order = wish.subject === "order" ? wish.body : null;
  return {
    timeWindow: order?.timeWindow ?? null,
    details: wish.subject === "group" ? null : (wish.body.details ?? null),
    noteToDisposer: order?.noteToDisposer ?? null,
    customerOrderNumber: order?.customerOrderNumber ?? null,
  };
}

export async function getRequestView(context: Context, id: number): Promise<ApprovalRequest> {
  const { actor, now } = context;
  const row = await findRequestRow(context, id);
  if (row === undefined) throw new Refusal("not_found");
  const items = await listItemRows(context, [id]);
  const approvers = decidersOf(row, await listApproversAt(context, actor.companyId, row.site_id));
  const approveBy = Temporal.Instant.from(row.approve_by);
  const facts = { state: row.state, approveBy, deciders: approvers.map(({ userId }) => userId) };
  const decide = canDecide(facts, actor.userId, now).allowed;
  const isOpen = canDecide({ ...facts, deciders: [actor.userId] }, actor.userId, now).allowed;
  const history = await listHistoryRows(context, id);
  const orders = await listOrderNumbers(context, row.order_ids);
  return {
    ...toListEntry(row, items, context, await seesRequestPrices(context)),
    ...wordsOf(row),
    approvers: approvers.map(({ userId, name }) => ({ id: userId, name })),
    declineReason: row.decline_reason,
    reason: row.reason || null,
    orders: orders.map((order) => ({ id: order.id, orderNumber: String(order.order_number) })),
    history: history.map(({ occurred_at, event, before, after, user_id, name }) => ({
      at: occurred_at,
      by: user_id === null ? null : { id: user_id, name },
      event,
      before,
      after,
    })),
    actions: {
      decide,
      change: decide && row.subject === "order",
      remind: canRemind(reminderFacts(row), actor.userId, now).allowed,
      withdraw: isOpen && row.requested_by === actor.userId,
    },
  };
}
