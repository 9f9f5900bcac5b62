import { orderStatus, type Order } from "@kreislauf/contract/orders";

/** Whether the order waits for feedback, that is, can be set to done or claimed. */
export const awaitsFeedback = ({
  orderStatusId,
  actions,
}: Pick<Order, "orderStatusId" | "actions">): boolean =>
  orderStatusId === orderStatus.open && (actions.claim.allowed || actions.resolved.allowed);
