import {
  deskClaimsPageSize,
  deskCountLimit,
  type DeskClaimState,
  type deskOrdersApi,
} from "@kreislauf/contract/desk";
import { type CloseReasonId, orderStatus } from "@kreislauf/contract/orders";
import { type RawBuilder, sql, type SqlBool } from "kysely";
import type * as z from "zod/mini";
import type { PublicContext } from "../../base/context.ts";
import { matchesWords, toSearchedWords } from "../inbox/inbox-search.store.ts";
import { selectInboxRows } from "../inbox/inbox.store.ts";

type Reading = Pick<PublicContext, "db" | "now">;
type ClaimsQuery = z.output<(typeof deskOrdersApi)["deskClaims"]["query"]>;

/**
 * The status is a literal in these conditions, because PostgreSQL does not use a partial index if the value is a
 * parameter.
 */
const isClaimed = sql<SqlBool>`orders.status = ${sql.lit(orderStatus.claimed)}`;
const isClosed = sql<SqlBool>`orders.claim is not null and orders.status <> ${sql.lit(orderStatus.claimed)}`;
const isIn = (state: DeskClaimState) =>
  state === "closed"
    ? isClosed
    : sql<SqlBool>`${isClaimed} and orders.claim_answered = ${state === "answered"}`;

const claimedOn = sql<string>`(orders.claim ->> 'claimedOn')::timestamptz`;

/**
 * A column of the log entry by which the order's last claim was closed; null if the claim is open. The order itself may
 * have changed since.
 */
const ofClosing = <Value>(column: RawBuilder<Value>) =>
  sql<Value | null>`case when ${isClosed} then (select ${column} from order_log
  where order_log.order_id = orders.id and change = 'claim_closed' order by order_log.id desc limit 1) end`;

/**
 * Reads one page and one row more (to know whether there is a next page). Open and answered claims are sorted by the
 * time of the claim, oldest first; closed claims by their order, newest order first.
 */
export async function listClaims(reading: Reading, { state, claimReasonId, search, offset }: ClaimsQuery) {
  const found = selectInboxRows(reading)
    .select(["orders.claim_answered", "sites.assumption_day_holiday", "sites.corpus_christi_holiday"])
    .select([
      ofClosing(sql<string>`changed_on`).as("closed_on"),
      ofClosing(sql<CloseReasonId>`(new ->> 'closeReasonId')::int`).as("close_reason_id"),
    ])
    .where(isIn(state))
    .where(matchesWords(toSearchedWords(search)))
    .$if(claimReasonId !== undefined, (rows) =>
      rows.where(sql<SqlBool>`(orders.claim ->> 'claimReasonId')::int = ${claimReasonId}`),
    );
  const sorted =
    state === "closed" ? found.orderBy("orders.id", "desc") : found.orderBy(claimedOn).orderBy("orders.id");
  return await sorted
    .offset(offset)
    .limit(deskClaimsPageSize + 1)
    .execute();
}

export type ClaimRow = Awaited<ReturnType<typeof listClaims>>[number];

/** Counts the claims in a state, up to `deskCountLimit`. */
export const selectClaimCount = (state: DeskClaimState) =>
  sql<number>`(select count(*) from (
    select from orders where ${isIn(state)} limit ${deskCountLimit}) as found)`;

export const countClaims = ({ db }: Reading): Promise<Record<DeskClaimState, number>> =>
  db
    .selectNoFrom([
      selectClaimCount("open").as("open"),
      selectClaimCount("answered").as("answered"),
      selectClaimCount("closed").as("closed"),
    ])
    .executeTakeFirstOrThrow();

export const findOrderPhotos = ({ db }: Pick<Reading, "db">, orderId: number) =>
  db
    .selectFrom("orders")
    .select(["order_number", "claim_photo_id as claim", "execution_photo_id as execution"])
    .where("id", "=", orderId)
    .executeTakeFirst();
