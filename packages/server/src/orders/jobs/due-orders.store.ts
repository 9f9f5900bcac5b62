import type { BerlinDate } from "@kreislauf/contract/base";
import { orderStatus } from "@kreislauf/contract/orders";
import { sql } from "kysely";
import type { WriteContext } from "../../base/context.ts";
import { isProposalExpired } from "../base/orders.store.ts";

/**
 * Open orders, locked with their agreements; those locked by others are skipped until the next round. If a process
 * dies they stay as they were.
 */
const selectAvailableOrders = ({ db }: WriteContext, limit: number) =>
  db
    .selectFrom("orders")
    .innerJoin("agreements", "agreements.id", "orders.agreement_id")
    .selectAll("orders")
    // Not a parameter, because the jobs' partial indexes cover open orders only.
    .where("orders.status", "=", sql.lit(orderStatus.open))
    .limit(limit)
    .forUpdate(["orders", "agreements"])
    .skipLocked();

/** Orders that the provider reported as carried out before that day, and that were desired before it. */
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
