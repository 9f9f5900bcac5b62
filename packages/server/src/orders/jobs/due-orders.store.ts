import type { BerlinDate } from "@kreislauf/contract/base";
import { orderStatus } from "@kreislauf/contract/orders";
import { sql } from "kysely";
import type { WriteContext } from "../../base/context.ts";
import { isProposalExpired } from "../base/orders.store.ts";

/**
 * Open orders, locked with their agreements. Orders locked by others are skipped until the next round. If a process
 * dies, its transaction is rolled back and the orders stay unchanged.
 */
const selectAvailableOrders = ({ db }: WriteContext, limit: number) =>
  db
    .selectFrom("orders")
    .innerJoin("agreements", "agreements.id", "orders.agreement_id")
    .selectAll("orders")
    // A literal instead of a parameter, so that PostgreSQL can use the jobs' partial indexes over open orders.
    .where("orders.status", "=", sql.lit(orderStatus.open))
    .limit(limit)
    .forUpdate(["orders", "agreements"])
    .skipLocked();

/** Locks open orders that were carried out on a day before `day`, and whose desired date is before `day`, too. */
export const lockOrdersExecutedBefore = (work: WriteContext, day: BerlinDate, limit: number) =>
  selectAvailableOrders(work, limit)
    .where("orders.executed_on", "is not", null)
    .where("orders.executed_on", "<", day)
    .where("orders.desired_date", "<", day)
    .orderBy("orders.executed_on")
    .orderBy("orders.id")
    .execute();

export const lockOrdersWithExpiredProposal = (work: WriteContext, limit: number) =>
  selectAvailableOrders(work, limit)
    .where("orders.proposal", "is not", null)
    .where(isProposalExpired(work))
    .orderBy("orders.id")
    .execute();
