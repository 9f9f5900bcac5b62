import { orderStatus } from "@kreislauf/contract/orders";
import { sql } from "kysely";
import type { Db } from "../../base/database/database.ts";

const open = sql.lit(orderStatus.open);
const done = sql.lit(orderStatus.done);
const claimed = sql.lit(orderStatus.claimed);
const cancelled = sql.lit(orderStatus.cancelled);
const failedTrip = sql.lit(orderStatus.failedTrip);

/** Writes at most two entries per order: its creation, and its end or claim. */
export async function writeLargeLog(db: Db): Promise<void> {
  await sql`
    insert into order_log (order_id, changed_on, changed_by, change, old, new)
    select id, created_on, created_by, 'created', '{}', jsonb_build_object('orderStatusId', ${open},
      'containerActionId', container_action_id, 'amount', amount, 'desiredDate', desired_date, 'timeWindow', time_window)
    from orders order by id`.execute(db);
  await sql`
    insert into order_log (order_id, changed_on, changed_by, change, old, new)
    select id, coalesce(finished_on, (claim ->> 'claimedOn')::timestamptz), created_by,
      case status when ${done} then 'done' when ${claimed} then 'claimed' when ${cancelled} then 'cancelled'
        when ${failedTrip} then 'failed_trip' end,
      jsonb_build_object('orderStatusId', ${open}), jsonb_build_object('orderStatusId', status)
    from orders where status != ${open} order by id`.execute(db);
}
