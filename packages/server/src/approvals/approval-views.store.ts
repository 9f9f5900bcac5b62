import { sql } from "kysely";
import type { ApprovalListQuery } from "@kreislauf/contract/approvals";
import type { Context } from "../base/context.ts";
import { selectVisibleRequests } from "./approval-requests.store.ts";

/** Number of days for which decided requests are listed: a year. */
const decidedDays = 366;

const selectRequestRows = (context: Context) =>
  selectVisibleRequests(context)
    .innerJoin("sites", "sites.id", "approval_requests.site_id")
    .innerJoin("users as requester", "requester.id", "approval_requests.requested_by")
    .leftJoin("users as decider", "decider.id", "approval_requests.decided_by")
    .selectAll("approval_requests")
    .select([
      "sites.alias as site_name",
      sql<string>`trim(requester.first_name || ' ' || requester.last_name)`.as("requester_name"),
      sql<string>`trim(decider.first_name || ' ' || decider.last_name)`.as("decider_name"),
    ]);

export type RequestViewRow = Awaited<
  ReturnType<ReturnType<typeof selectRequestRows>["executeTakeFirstOrThrow"]>
>;

export const findRequestRow = (context: Context, id: number) =>
  selectRequestRows(context).where("approval_requests.id", "=", id).executeTakeFirst();

/** The waiting requests at sites that the person sees, the earliest deadline first. */
export const listWaitingRows = (context: Context) =>
  selectRequestRows(context)
    .where("approval_requests.state", "=", "waiting")
    .orderBy("approval_requests.approve_by")
    .orderBy("approval_requests.id")
    .limit(2_000)
    .execute();

/** Requests that the person made, the waiting ones first. */
export const listOwnRows = (context: Context, { limit, offset }: ApprovalListQuery) =>
  selectRequestRows(context)
    .where("approval_requests.requested_by", "=", context.actor.userId)
    .orderBy(sql`(approval_requests.state = 'waiting') desc`)
    .orderBy("approval_requests.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();

const decidedSince = ({ now }: Context) => now.subtract({ hours: decidedDays * 24 }).toString();

export const listDecidedRows = (context: Context, { limit, offset }: ApprovalListQuery) =>
  selectRequestRows(context)
    .where("approval_requests.state", "!=", "waiting")
    .where("approval_requests.decided_on", ">", decidedSince(context))
    .orderBy("approval_requests.decided_on", "desc")
    .orderBy("approval_requests.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();

export async function countRequests(context: Context) {
  const since = decidedSince(context);
  const { userId } = context.actor;
  return await selectVisibleRequests(context)
    .select([
      sql<number>`count(*) filter (where approval_requests.requested_by = ${userId})`.as("requested"),
      sql<number>`count(*) filter (where approval_requests.state <> 'waiting'
        and approval_requests.decided_on > ${since})`.as("decided"),
    ])
    .executeTakeFirstOrThrow();
}

export const listItemRows = async ({ db }: Pick<Context, "db">, requestIds: readonly number[]) =>
  requestIds.length === 0
    ? []
    : await db
        .selectFrom("approval_items")
        .innerJoin("waste_types", "waste_types.id", "approval_items.waste_type_id")
        .innerJoin("container_types", "container_types.id", "approval_items.container_type_id")
        .select([
          "approval_items.request_id",
          "approval_items.agreement_id",
          "approval_items.container_action_id",
          "approval_items.amount",
          "approval_items.desired_date",
          "waste_types.description",
          "waste_types.avv_code",
          "waste_types.hazardous",
          "container_types.type as container_type",
          "container_types.drawing",
        ])
        .where("approval_items.request_id", "in", [...requestIds])
        .orderBy("approval_items.request_id")
        .orderBy("approval_items.position")
        .execute();

export type ItemRow = Awaited<ReturnType<typeof listItemRows>>[number];

export const listHistoryRows = ({ db }: Pick<Context, "db">, requestId: number) =>
  db
    .selectFrom("approval_log")
    .leftJoin("users", "users.id", "approval_log.user_id")
    .select([
      "approval_log.occurred_at",
      "approval_log.event",
      "approval_log.before",
      "approval_log.after",
      "approval_log.user_id",
      sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("name"),
    ])
    .where("approval_log.request_id", "=", requestId)
    .orderBy("approval_log.id")
    .execute();

export const listOrderNumbers = async ({ db }: Pick<Context, "db">, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : await db
        .selectFrom("orders")
        .select(["id", "order_number"])
        .where("id", "in", [...ids])
        .orderBy("id")
        .execute();
