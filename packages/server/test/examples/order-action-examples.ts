import { orderStatus } from "@kreislauf/contract/orders";
import type { createTestOrder } from "../factories/order.ts";

const past = "2027-02-22";

/** An example call of every action on an order that succeeds for an authorised user. */
export const orderActionExamples = (
  anOrder: (options: Parameters<typeof createTestOrder>[2]) => Promise<number>,
) => ({
  editOrder: async () => ({ path: `/order/edit/${await anOrder({})}`, body: { version: 1, amount: 2 } }),
  cancelOrder: async () => ({
    path: "/order/cancel",
    body: { orderId: await anOrder({}), cancelReasonId: 1 },
  }),
  completeOrder: async () => ({
    path: "/order/complete",
    body: { orderId: await anOrder({ desiredDate: past }) },
  }),
  completeOrders: async () => ({
    path: "/orders/complete",
    body: { orders: [{ orderId: await anOrder({ desiredDate: past }) }] },
  }),
  cancelOrders: async () => ({
    path: "/orders/cancel",
    body: { orders: [{ orderId: await anOrder({}) }], cancelReasonId: 1 },
  }),
  claimOrder: async () => ({
    path: "/order/claim",
    body: { orderId: await anOrder({ desiredDate: past }), claimReasonId: 1 },
  }),
  closeClaim: async () => ({
    path: "/order/close-claim",
    body: { orderId: await anOrder({ desiredDate: past, status: orderStatus.claimed }), closeReasonId: 2 },
  }),
});
