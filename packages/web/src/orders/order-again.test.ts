import type { Agreement } from "@kreislauf/contract/agreements";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { containerAction } from "@kreislauf/contract/catalog";
import type { Order } from "@kreislauf/contract/orders";
import { expect, it } from "vitest";
import { orderAgain } from "./order-again.ts";
import { testFacts, testPieces } from "./test-ordering-facts.ts";

const { exchange, empty, place, pickUp } = containerAction;

const agreement = {
  containersOnSite: 3,
  terms: testFacts.terms,
  wasteType: { id: 7, description: "Altholz" },
} as Agreement;

const order = {
  containerActionId: exchange,
  amount: 2,
  timeWindow: "morning",
  customerOrderNumber: null,
  noteToDisposer: "Tor 2",
  details: "8K0 941 003, 20 Stück",
  wasteType: agreement.wasteType,
  desiredDate: "2027-03-01",
} as Order;

const again = (
  changed: Partial<Order>,
  offered: readonly ContainerActionId[] = [empty, exchange, place],
  held: Partial<Agreement> = {},
) => orderAgain({ ...order, ...changed }, { ...agreement, ...held }, offered);

it("takes over what still can be, without the date and without parts nobody asks for", () => {
  expect(again({})).toEqual({
    values: {
      containerActionId: exchange,
      amount: 2,
      timeWindow: "morning",
      customerOrderNumber: "",
      noteToDisposer: "Tor 2",
      details: "",
    },
    changes: [],
  });
});

it("chooses another action where the catalog no longer offers this one, and says so", () => {
  const { values, changes } = again({}, [place, empty]) ?? {};
  expect(values?.containerActionId).toBe(empty);
  expect(changes).toEqual([{ kind: "action", was: exchange, now: empty }]);
});

it("asks for no more than stands on site", () => {
  expect(again({ amount: 3 })?.changes).toEqual([]);
  const { values, changes } = again({ amount: 4 }) ?? {};
  expect(values?.amount).toBe(3);
  expect(changes).toEqual([{ kind: "amount", was: 4, now: 3, boundBy: "containers" }]);
  expect(again({ amount: 4, containerActionId: place })?.changes).toEqual([]);
});

it("keeps within what one order may hold today", () => {
  const pieces = { terms: testPieces.terms };
  const changesOf = (amount: number) =>
    again({ amount, containerActionId: pickUp }, [pickUp], pieces)?.changes;
  expect(changesOf(20)).toEqual([]);
  expect(changesOf(19)).toEqual([{ kind: "amount", was: 19, now: 20, boundBy: "offer" }]);
  expect(changesOf(501)).toEqual([{ kind: "amount", was: 501, now: 500, boundBy: "offer" }]);
  expect(again({ containerActionId: pickUp }, [pickUp], pieces)?.values.details).toBe(order.details);
});

it("says where the waste was declared as another one", () => {
  const wasteType = { ...agreement.wasteType, id: 8, description: "Altholz A IV" };
  expect(again({ wasteType })?.changes).toEqual([{ kind: "waste", was: "Altholz A IV" }]);
});

it("has nothing to take over where nothing is offered", () => {
  expect(again({}, [])).toBeNull();
});
