import { orderStatus } from "@kreislauf/contract/orders";
import type { WriteContext } from "../base/context.ts";

/**
 * The first mailed link whose order was cancelled or moved to another day since the disposer was last notified;
 * undefined if there is none.
 */
export const findOutdatedLink = ({ db }: WriteContext) =>
  db
    .selectFrom("disposer_links")
    .innerJoin("orders", "orders.id", "disposer_links.order_id")
    .select(["disposer_links.id", "disposer_links.order_id"])
    .where("email", "is not", null)
    .where("replaced_at", "is", null)
    .where("taken_back_at", "is", null)
    .where("end_notified_at", "is", null)
    .where((where) =>
      where.or([
        where("orders.status", "=", orderStatus.cancelled),
        where.and([
          where("orders.status", "=", orderStatus.open),
          where("orders.executed_on", "is", null),
          where("orders.desired_date", "<>", where.ref("disposer_links.notified_date")),
        ]),
      ]),
    )
    .orderBy("disposer_links.id")
    .limit(1)
    .executeTakeFirst();
