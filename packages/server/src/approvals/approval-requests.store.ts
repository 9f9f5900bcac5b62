import type { ApprovalEvent, Approver } from "@kreislauf/contract/approvals";
import { sql } from "kysely";
import type { Context, Scope, TransactionContext, WriteContext } from "../base/context.ts";
import type { DelayedCall, GatedOrder } from "../orders/index.ts";
import { assignedSiteIds } from "../sites/index.ts";
import type { ApprovalRequestRow, ChangedWish } from "./approvals.tables.ts";

/** Requests at sites that the person sees. */
export const selectVisibleRequests = (context: Scope) =>
  context.db
    .selectFrom("approval_requests")
    .where("approval_requests.company_id", "=", context.actor.companyId)
    .where("approval_requests.site_id", "in", assignedSiteIds(context));

export const lockRequest = (
  context: TransactionContext,
  id: number,
): Promise<ApprovalRequestRow | undefined> =>
  selectVisibleRequests(context)
    .selectAll("approval_requests")
    .where("approval_requests.id", "=", id)
    .forUpdate("approval_requests")
    .executeTakeFirst();

export const lockRequestsOfRule = (
  { db, actor }: TransactionContext,
  ruleId: number,
): Promise<readonly ApprovalRequestRow[]> =>
  db
    .selectFrom("approval_requests")
    .selectAll()
    .where("company_id", "=", actor.companyId)
    .where("rule_id", "=", ruleId)
    .where("state", "=", "waiting")
    .orderBy("id")
    .forUpdate()
    .execute();

/** Locks requests whose deadline has passed. Requests that somebody is deciding right now are skipped. */
export const lockDueRequests = ({ db, now }: WriteContext, most: number) =>
  db
    .selectFrom("approval_requests")
    .selectAll()
    .where("state", "=", "waiting")
    .where("approve_by", "<", now.toString())
    .orderBy("approve_by")
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();

interface NewRequest {
  readonly call: DelayedCall;
  readonly orders: readonly GatedOrder[];
  readonly siteId: number;
  readonly rule: { readonly id: number; readonly name: string; readonly ownAllowed: boolean };
  readonly approver: Approver;
  readonly second: Approver | null;
  readonly approveBy: Temporal.Instant;
  readonly desiredDate: string;
  readonly priceCents: number | null;
  /** What each of the orders costs in cents; null for an order without a price. */
  readonly prices: readonly (number | null)[];
}

export async function insertRequest(context: TransactionContext, request: NewRequest): Promise<number> {
  const { db, actor, now } = context;
  const { id } = await db
    .insertInto("approval_requests")
    .values({
      company_id: actor.companyId,
      site_id: request.siteId,
      subject: request.call.subject,
      body: JSON.stringify(request.call.body),
      rule_id: request.rule.id,
      rule_name: request.rule.name,
      approver: JSON.stringify(request.approver),
      second_approver: request.second === null ? null : JSON.stringify(request.second),
      own_allowed: request.rule.ownAllowed,
      requested_by: actor.userId,
      requested_on: now.toString(),
      approve_by: request.approveBy.toString(),
      desired_date: request.desiredDate,
      price_cents: request.priceCents,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("approval_items")
    .values(
      request.orders.map((order, position) => ({
        request_id: id,
        position,
        agreement_id: order.basis.agreementId,
        waste_type_id: order.basis.wasteTypeId,
        container_type_id: order.basis.containerTypeId,
        container_action_id: order.containerActionId,
        amount: order.amount,
        desired_date: order.desiredDate,
        price_cents: request.prices[position] ?? null,
        customer_order_number: order.customerOrderNumber ?? "",
        cost_centre: order.costCentre ?? "",
        project: order.project ?? "",
      })),
    )
    .execute();
  await logRequest(context, id, "requested", actor.userId);
  return id;
}

export async function logRequest(
  { db, now }: WriteContext,
  requestId: number,
  event: ApprovalEvent,
  userId: number | null,
  changed?: { readonly before: ChangedWish; readonly after: ChangedWish },
): Promise<void> {
  await db
    .insertInto("approval_log")
    .values({
      request_id: requestId,
      occurred_at: now.toString(),
      user_id: userId,
      event,
      before: changed === undefined ? null : JSON.stringify(changed.before),
      after: changed === undefined ? null : JSON.stringify(changed.after),
    })
    .execute();
}

type Outcome = Partial<
  Pick<
    ApprovalRequestRow,
    | "state"
    | "level"
    | "first_approved_by"
    | "decided_by"
    | "decided_on"
    | "decline_reason"
    | "reason"
    | "notified_on"
  >
>;

/** Changes a locked request; fails if it no longer has this version. */
export async function updateRequest(
  { db }: WriteContext,
  { id, version }: Pick<ApprovalRequestRow, "id" | "version">,
  outcome: Outcome,
): Promise<void> {
  await db
    .updateTable("approval_requests")
    .set({ ...outcome, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .where("version", "=", version)
    .where("state", "=", "waiting")
    .returning("id")
    .executeTakeFirstOrThrow();
}

/**
 * Records a reminder. The version stays, so that a reminder does not make an approver's view of the request outdated.
 */
export const setReminded = ({ db, now }: WriteContext, id: number) =>
  db
    .updateTable("approval_requests")
    .set({ notified_on: now.toString(), reminders: sql<number>`reminders + 1` })
    .where("id", "=", id)
    .execute();

export const setOrdersOfRequest = ({ db }: WriteContext, id: number, orderIds: readonly number[]) =>
  db
    .updateTable("approval_requests")
    .set({ order_ids: [...orderIds] })
    .where("id", "=", id)
    .execute();

interface WishChange {
  readonly body: { readonly amount: number; readonly desiredDate: string };
  readonly approveBy: Temporal.Instant;
  readonly second: Approver | null;
  readonly priceCents: number | null;
}

/** Writes an approver's changes into the body of the delayed call and into what the list shows. */
export async function changeWish(
  { db }: WriteContext,
  id: number,
  { body, approveBy, second, priceCents }: WishChange,
): Promise<void> {
  const { amount, desiredDate } = body;
  await db
    .updateTable("approval_requests")
    .set({
      body: JSON.stringify(body),
      desired_date: desiredDate,
      approve_by: approveBy.toString(),
      second_approver: second === null ? null : JSON.stringify(second),
      price_cents: priceCents,
    })
    .where("id", "=", id)
    .execute();
  await db
    .updateTable("approval_items")
    .set({ amount, desired_date: desiredDate, price_cents: priceCents })
    .where("request_id", "=", id)
    .execute();
}

/** Which of these waste types are hazardous. */
export async function areHazardous({ db }: Pick<Context, "db">, wasteTypeIds: readonly number[]) {
  const rows = await db
    .selectFrom("waste_types")
    .select(["id"])
    .where("id", "in", [...new Set(wasteTypeIds)])
    .where("hazardous", "=", true)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
