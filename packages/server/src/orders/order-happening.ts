import type { OrderChange } from "@kreislauf/contract/orders";
import { systemUser } from "@kreislauf/contract/users";
import type { Happening } from "../base/happenings.ts";
import type { OrderRow } from "./orders.tables.ts";

/** The changes that people at the site are told of; what is left out is as expected, or concerns only whoever did it. */
const told: ReadonlySet<OrderChange> = new Set([
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

type Facts = Pick<OrderRow, "company_id" | "location_id" | "created_by" | "desired_date">;

/** What a change of an order is for others; undefined if it is nothing to be told of. Pure, so the demo uses it too. */
export function orderHappening(
  order: Facts,
  change: OrderChange,
  changed: object,
  causedBy: number,
): Omit<Happening, "subjectId"> | undefined {
  if (!told.has(change)) return undefined;
  // A cycle's orders come by themselves.
  if (order.created_by === systemUser.cycle && change === "created") return undefined;
  return {
    kind: `order_${change}`,
    companyId: order.company_id,
    locationId: order.location_id,
    causedBy,
    details: { desiredDate: order.desired_date, ...changed },
  };
}
