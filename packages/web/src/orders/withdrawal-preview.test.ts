import { containerAction } from "@kreislauf/contract/catalog";
import type { Order } from "@kreislauf/contract/orders";
import { expect, it } from "vitest";
import { testFacts } from "./test-ordering-facts.ts";
import { cancelsTheSame, previewWithdrawal } from "./withdrawal-preview.ts";

const order = (id: number, desiredDate: string, amount: number) =>
  ({ id, desiredDate, amount, containerActionId: containerAction.empty }) as Order;

const open = [order(1, "2027-05-20", 2), order(2, "2027-05-25", 1), order(3, "2027-05-28", 2)];
const preview = (desiredDate: string, amount: number) =>
  previewWithdrawal(open, testFacts, { desiredDate, amount });
const ids = (orders: readonly Order[]) => orders.map(({ id }) => id);

it("cancels what follows a full withdrawal and keeps what comes before or on its day", () => {
  const full = preview("2027-05-25", 2);
  expect(full.remaining).toBe(0);
  expect(ids(full.cancelled)).toEqual([3]);
  expect(ids(full.kept)).toEqual([1, 2]);
});

it("cancels only what asks for more than a partial one leaves", () => {
  const partial = preview("2027-05-20", 1);
  expect(partial.remaining).toBe(1);
  expect(ids(partial.cancelled)).toEqual([3]);
});

it("takes more than there is for everything", () => {
  expect(preview("2027-05-21", 3).remaining).toBe(0);
});

it("tells whether another preview would cancel other orders", () => {
  expect(cancelsTheSame(preview("2027-05-20", 1), preview("2027-05-25", 2))).toBe(true);
  expect(cancelsTheSame(preview("2027-05-20", 2), preview("2027-05-25", 2))).toBe(false);
});
