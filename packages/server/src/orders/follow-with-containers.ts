import { berlinDate } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import { orderStatus } from "@kreislauf/contract/orders";
import { sql } from "kysely";
import type { Work } from "../base/context.ts";
import { cancelAfterWithdrawal } from "./cancel-after-withdrawal.ts";
import type { OrderRow } from "./orders.tables.ts";

/** Carried out: the provider reported it, or it is set to done (decisions.md section 4). */
const isCarriedOut = (order: OrderRow) => order.executed_on !== null || order.status === orderStatus.done;

/** What a change of a placement or withdrawal does to the containers of its agreement, which is locked. */
export async function followWithContainers(work: Work, before: OrderRow, after: OrderRow): Promise<void> {
  const isPlacement = after.container_action_id === containerAction.place;
  if (!isPlacement && after.container_action_id !== containerAction.remove) return;
  if (isCarriedOut(after)) {
    if (!isCarriedOut(before)) await (isPlacement ? place(work, after) : withdraw(work, after));
    return;
  }
  if (isPlacement && after.status === orderStatus.cancelled) await endUnlessPlacementsRemain(work, after);
  const isOther = after.desired_date !== before.desired_date || after.amount !== before.amount;
  if (!isPlacement && after.status === orderStatus.open && isOther) await cancelAfterWithdrawal(work, after);
}

const place = ({ db }: Work, order: OrderRow) =>
  db
    .updateTable("agreements")
    .set({ status: "active", containers_on_site: sql<number>`containers_on_site + ${order.amount}` })
    .where("id", "=", order.agreement_id)
    .where("status", "!=", "ended")
    .execute();

/** A full withdrawal, once carried out, ends the agreement (decisions.md section 3). */
async function withdraw(work: Work, order: OrderRow): Promise<void> {
  const { containers_on_site: left } = await work.db
    .updateTable("agreements")
    .set({ containers_on_site: sql<number>`greatest(containers_on_site - ${order.amount}, 0)` })
    .where("id", "=", order.agreement_id)
    .returning("containers_on_site")
    .executeTakeFirstOrThrow();
  if (left === 0) await endUnlessPlacementsRemain(work, order, "active");
}

/** Cancelling the only placement ends an agreement that is still requested (decisions.md section 4). */
async function endUnlessPlacementsRemain(
  { db, now }: Work,
  order: OrderRow,
  status: "requested" | "active" = "requested",
): Promise<void> {
  const placement = await db
    .selectFrom("orders")
    .select("id")
    .where("agreement_id", "=", order.agreement_id)
    .where("container_action_id", "=", containerAction.place)
    .where("status", "=", orderStatus.open)
    .where("executed_on", "is", null)
    .limit(1)
    .executeTakeFirst();
  if (placement !== undefined) return;
  await db
    .updateTable("agreements")
    .set({ status: "ended", ended_on: berlinDate(now) })
    .where("id", "=", order.agreement_id)
    .where("status", "=", status)
    .execute();
}
