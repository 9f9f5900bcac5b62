import { addDays, berlinDate } from "@kreislauf/contract/base";
import { orderStatus } from "@kreislauf/contract/orders";
import type { FastifyBaseLogger } from "fastify";
import { sql } from "kysely";
import type { Clock } from "../base/clock.ts";
import type { Config } from "../base/config.ts";
import type { Work } from "../base/context.ts";
import type { Db } from "../base/database.ts";
import { repeatUntil } from "../base/rounds.ts";
import { endDueAgreements } from "../agreements/index.ts";
import { bySystem } from "./cancel-by-system.ts";
import { followAcceptedChanges } from "./follow-accepted-changes.ts";
import { makeCycleOrders } from "./make-cycle-orders.ts";
import type { OrderStep } from "./order-steps.ts";
import { completedWithoutFeedback } from "./order-steps.ts";
import { isProposalOver } from "./orders.store.ts";
import type { OrderRow } from "./orders.tables.ts";
import { proposalLapsed } from "./proposal-steps.ts";
import { takeStep } from "./take-step.ts";

/** Orders in one transaction: small, so that people wait for no more than a moment. */
const batchSize = 20;

interface Source {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, "FEEDBACK_DAYS">;
}

/** A proposal that is over is refused at once; only its log entry waits for the round. */
const pauseMilliseconds = 10_000;

/** Changes orders by itself, round after round, in every process: each order is taken by one of them. */
export function startOrderJobs(source: Source & { readonly log: Pick<FastifyBaseLogger, "error"> }): {
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  const running = repeatUntil(stopping.signal, source.log, () => doOrderJobs(source), pauseMilliseconds);
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** A round of every job; true if there may be more to do. */
async function doOrderJobs(source: Source): Promise<boolean> {
  const finished = await finishWithoutFeedback(source);
  const lapsed = await lapseProposals(source);
  const followed = await inBatch(source, followAcceptedChanges);
  const ended = await inBatch(source, endDueAgreements);
  const made = await inBatch(source, makeCycleOrders);
  return finished + lapsed + followed + ended + made > 0;
}

/**
 * Sets orders to done that the provider reported as carried out and that nobody said anything about for
 * `FEEDBACK_DAYS` days after that day, or after the desired one if it was later. Returns how many.
 */
export function finishWithoutFeedback(source: Source): Promise<number> {
  return inBatch(source, (work) => {
    const lastDay = addDays(berlinDate(work.now), -source.config.FEEDBACK_DAYS);
    const waiting = freeOrders(work)
      .where("orders.executed_on", "is not", null)
      .where("orders.executed_on", "<", lastDay)
      .where("orders.desired_date", "<", lastDay)
      .orderBy("orders.executed_on")
      .orderBy("orders.id");
    return takeAll(work, waiting, (order) => completedWithoutFeedback(order, bySystem(work)));
  });
}

/** Ends proposals whose time to answer is over. Returns how many. */
export function lapseProposals(source: Source): Promise<number> {
  return inBatch(source, (work) => {
    const overdue = freeOrders(work)
      .where("orders.proposal", "is not", null)
      .where(isProposalOver(work))
      .orderBy("orders.id");
    return takeAll(work, overdue, (order) => order.proposal && proposalLapsed(order.proposal));
  });
}

const inBatch = ({ db, clock }: Source, job: (work: Work) => Promise<number>): Promise<number> =>
  db.transaction().execute((transaction) => job({ db: transaction, now: clock.now() }));

/**
 * Open orders, locked with their agreements unless somebody holds one of them: another process works on it, or
 * the next round finds it. A process that dies leaves them as they were.
 */
const freeOrders = ({ db }: Work) =>
  db
    .selectFrom("orders")
    .innerJoin("agreements", "agreements.id", "orders.agreement_id")
    .selectAll("orders")
    // Not as a parameter: the indexes of the jobs hold open orders only.
    .where("orders.status", "=", sql.lit(orderStatus.open))
    .limit(batchSize)
    .forUpdate(["orders", "agreements"])
    .skipLocked();

async function takeAll(
  work: Work,
  due: { execute(): Promise<OrderRow[]> },
  step: (order: OrderRow) => OrderStep | null,
): Promise<number> {
  const orders = await due.execute();
  for (const order of orders) {
    const next = step(order);
    if (next !== null) await takeStep(work, order, next, bySystem(work));
  }
  return orders.length;
}
