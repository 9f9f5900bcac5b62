import type { Order } from "@kreislauf/contract/orders";
import { expect, test } from "vitest";
import { nextOrderDeadline } from "./next-order-deadline.ts";
import { orderFixture } from "../base/order.fixture.ts";

const until = (instant: string) => ({ allowed: true, until: instant }) as const;
const order: Order = {
  ...orderFixture,
  desiredDate: "2027-05-26",
  actions: {
    ...orderFixture.actions,
    edit: until("2027-05-25T10:00:00Z"),
    cancel: until("2027-05-25T22:00:00Z"),
  },
};
const closed = {
  allowed: false,
  reason: "edit_too_late",
  since: "2027-05-21T10:00:00Z",
  again: "2027-05-21T22:00:00Z",
} as const;
const proposal = {
  date: "2027-05-27",
  timeWindow: "all_day",
  note: null,
  answerBy: "2027-05-24T10:00:00Z",
} as const;

test.each<[string, Order, string, string | null]>([
  ["while it can be edited", order, "2027-05-20T10:00:00Z", "2027-05-25T10:00:00Z"],
  ["once that is over", order, "2027-05-25T10:00:00Z", "2027-05-25T22:00:00Z"],
  ["on its day", order, "2027-05-26T10:00:00Z", "2027-05-26T22:00:00Z"],
  ["afterwards", order, "2027-05-26T22:00:00Z", null],
  ["with a proposal", { ...order, proposal }, "2027-05-20T10:00:00Z", "2027-05-24T10:00:00Z"],
  [
    "while it opens again",
    { ...order, actions: { ...order.actions, edit: closed } },
    "2027-05-21T11:00:00Z",
    "2027-05-21T22:00:00Z",
  ],
])("%s", (_, seen, now, expected) => {
  expect(nextOrderDeadline(seen, Temporal.Instant.from(now))?.toString() ?? null).toBe(expected);
});
