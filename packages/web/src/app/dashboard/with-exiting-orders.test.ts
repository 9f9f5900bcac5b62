import type { Order } from "@kreislauf/contract/orders";
import { expect, test } from "vitest";
import { withExitingOrders } from "./with-exiting-orders.ts";

const order = (id: number) => ({ id }) as Order;
const ids = (rows: ReturnType<typeof withExitingOrders>) =>
  rows.map((row) => (row.isExiting ? -row.order.id : row.order.id));

test("orders that leave keep their places, before and after the list knows", () => {
  const leaving = [
    { order: order(1), index: 0 },
    { order: order(3), index: 2 },
  ];
  expect(ids(withExitingOrders([order(1), order(2), order(3), order(4)], leaving))).toEqual([-1, 2, -3, 4]);
  expect(ids(withExitingOrders([order(2), order(4), order(5)], leaving))).toEqual([-1, 2, -3, 4, 5]);
});

test("without any that leave the list is as it is", () => {
  expect(ids(withExitingOrders([order(2), order(4)], []))).toEqual([2, 4]);
});
