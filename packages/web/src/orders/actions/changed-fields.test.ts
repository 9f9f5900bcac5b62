import { type Order, type OrderCreation, orderTextFields, recordOf } from "@kreislauf/contract/orders";
import { expect, test } from "vitest";
import { changedFields } from "./changed-fields.ts";
import { orderFixture } from "../base/order.fixture.ts";

const order: Order = { ...orderFixture, customerOrderNumber: "4711", noteToDisposer: null };

/** The values that the form sends if nothing was changed. */
const same: OrderCreation = {
  serviceLocationId: order.serviceLocationId,
  agreementId: order.agreement.agreementId,
  containerActionId: order.containerActionId,
  amount: order.amount,
  desiredDate: order.desiredDate,
  timeWindow: order.timeWindow,
  ...recordOf(orderTextFields, (name) => order[name]),
};

test.each<[string, Partial<OrderCreation>, object]>([
  ["nothing", {}, {}],
  ["the date", { desiredDate: "2027-06-01" }, { desiredDate: "2027-06-01" }],
  ["the time", { timeWindow: "morning" }, { timeWindow: "morning" }],
  ["a number taken away", { customerOrderNumber: null }, { customerOrderNumber: null }],
  ["a first note", { noteToDisposer: "Tor 2" }, { noteToDisposer: "Tor 2" }],
  ["the amount", { amount: 9 }, { amount: 9 }],
  ["the action", { containerActionId: 1 }, { containerActionId: 1 }],
  // Editing cannot change parts and site, so they are not sent.
  ["parts and site", { details: "1 × Tür", serviceLocationId: 99 }, {}],
])("of %s it sends just that", (_, change, sent) => {
  expect(changedFields(order, { ...same, ...change })).toEqual(sent);
});
