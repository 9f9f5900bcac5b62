import {
  deskClaimsPageSize,
  deskCountLimit,
  type DeskClaimState,
  type deskOrdersApi,
} from "@kreislauf/contract/desk";
import { orderStatus } from "@kreislauf/contract/orders";
import { type Expression, sql, type SqlBool } from "kysely";
import type * as z from "zod/mini";
import type { PublicContext } from "../base/context.ts";
import { searchWords } from "../base/database/search-words.ts";
import { matchesWord, selectInboxRows } from "./inbox.store.ts";

type Reading = Pick<PublicContext, "db" | "now">;
type ClaimsQuery = z.output<(typeof deskOrdersApi)["deskClaims"]["query"]>;

/** A literal, so that the status is found in the index. */
const isClaimed = sql<SqlBool>`orders.status = ${sql.lit(orderStatus.claimed)}`;
const isIn = (state: DeskClaimState) => sql<SqlBool>`orders.claim_answered = ${state === "answered"}`;

const claimedOn = sql<string>`(orders.claim ->> 'claimedOn')::timestamptz`;

/** One page and the row after it, the oldest claim first. */
export async function listClaims(reading: Reading, { state, search, offset }: ClaimsQuery) {
  const words: Expression<SqlBool>[] = searchWords(search).map(
    (word) => sql<SqlBool>`(${matchesWord(word)} or orders.ticket_number ilike ${`%${word}%`})`,
  );
  return await selectInboxRows(reading)
    .select(["orders.claim_answered", "sites.assumption_day_holiday", "sites.corpus_christi_holiday"])
    .where(isClaimed)
    .where(isIn(state))
    .where((row) => row.and(words))
    .orderBy(claimedOn)
    .orderBy("orders.id")
    .offset(offset)
    .limit(deskClaimsPageSize + 1)
    .execute();
}

export type ClaimRow = Awaited<ReturnType<typeof listClaims>>[number];

export const countClaims = ({ db }: Reading): Promise<Record<DeskClaimState, number>> => {
  const count = (state: DeskClaimState) => {
    const found = db
      .selectFrom("orders")
      .select("orders.id")
      .where(isClaimed)
      .where(isIn(state))
      .limit(deskCountLimit);
    return sql<number>`(select count(*) from (${found}) as found)`;
  };
  return db
    .selectNoFrom([count("open").as("open"), count("answered").as("answered")])
    .executeTakeFirstOrThrow();
};
