import { type OrderChange, orderStatus } from "@kreislauf/contract/orders";
import { systemUser } from "@kreislauf/contract/users";
import type { NewNotification } from "../../base/record-notification.ts";
import type { OrderRow } from "./orders.tables.ts";

/**
 * The changes of which people at the site are notified. All other changes are expected, or concern only the person who
 * made them.
 */
const notifiedChanges: ReadonlySet<OrderChange> = new Set([
  "created",
  "proposed",
  "executed",
  "failed_trip",
  "redeclared",
  "cancelled",
  "claimed",
  "claim_closed",
  "ticket_updated",
]);

type Facts = Pick<OrderRow, "company_id" | "site_id" | "created_by" | "desired_date" | "status">;

/**
 * The notification for a change of an order; undefined if nobody is notified. Pure, so that the demo can use it too.
 */
export function orderNotification(
  order: Facts,
  change: OrderChange,
  changed: object,
  causedBy: number,
): Omit<NewNotification, "subjectId"> | undefined {
  if (!notifiedChanges.has(change)) return undefined;
  // Nobody is notified of new orders of a cycle.
  if (order.created_by === systemUser.system && change === "created") return undefined;
  // Closing a claim can cancel the order. People at the site are then notified of a cancellation.
  const isCancelled = order.status === orderStatus.cancelled;
  return {
    kind: isCancelled ? "order_cancelled" : `order_${change}`,
    companyId: order.company_id,
    siteId: order.site_id,
    causedBy,
    details: { desiredDate: order.desired_date, ...changed },
  };
}
