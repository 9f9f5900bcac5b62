import { orderStatus, type Order } from "@kreislauf/contract/orders";

/** Whether the order can be set to done or claimed; the two are possible at the same time only. */
export const awaitsFeedback = ({
  orderStatusId,
  actions,
}: Pick<Order, "orderStatusId" | "actions">): boolean =>
  orderStatusId === orderStatus.open && (actions.claim.allowed || actions.resolved.allowed);
