import type { Agreement } from "@kreislauf/contract/agreements";
import { containerAction, type ContainerActionId } from "@kreislauf/contract/catalog";
import type { Order, Reorder } from "@kreislauf/contract/orders";
import { expect, it } from "vitest";
import { toTextInputs } from "../form/order-draft.ts";
import { orderAgainDraft } from "./order-again-draft.ts";
import { orderingFactsFixture, pieceFactsFixture } from "../form/ordering-facts.fixture.ts";

const { exchange, empty, place, pickUp } = containerAction;

const agreement = {
  terms: orderingFactsFixture.terms,
  wasteType: { id: 7, description: "Altholz" },
} as Agreement;

const order = { containerActionId: exchange, amount: 4, wasteType: agreement.wasteType } as Order;

const today = {
  verdict: { allowed: true, until: null },
  amount: 4,
  timeWindow: "morning",
  customerOrderNumber: null,
  noteToDisposer: "Tor 2",
  details: "8K0 941 003, 20 Stück",
} as Reorder;

const again = (
  { was = {}, now = {}, held = {} }: { was?: Partial<Order>; now?: Partial<Reorder>; held?: object },
  offered: readonly ContainerActionId[] = [empty, exchange, place],
) => orderAgainDraft({ ...order, ...was }, { ...today, ...now }, { ...agreement, ...held }, offered);

it("takes over what still can be, without parts nobody asks for", () => {
  expect(again({})).toEqual({
    values: {
      containerActionId: exchange,
      amount: 4,
      timeWindow: "morning",
      ...toTextInputs({ noteToDisposer: "Tor 2" }),
    },
    changes: [],
  });
  const parts = again({ was: { containerActionId: pickUp }, held: { terms: pieceFactsFixture.terms } }, [
    pickUp,
  ]);
  expect(parts?.values.details).toBe(today.details);
});

it("chooses another action where this one is no longer possible, and the least of it", () => {
  const noLonger = { verdict: { allowed: false, reason: "action_not_offered" } } as const;
  const { values, changes } = again({ now: noLonger }, [place, empty]) ?? {};
  expect(values).toMatchObject({ containerActionId: empty, amount: 1 });
  expect(changes).toEqual([
    { kind: "action", previous: exchange, current: empty },
    { kind: "amount", previous: 4, current: 1 },
  ]);
});

it("says where the amount is another one today", () => {
  const { values, changes } = again({ now: { amount: 3 } }) ?? {};
  expect(values?.amount).toBe(3);
  expect(changes).toEqual([{ kind: "amount", previous: 4, current: 3 }]);
});

it("says where the waste was declared as another one", () => {
  const wasteType = { ...agreement.wasteType, id: 8, description: "Altholz A IV" };
  expect(again({ was: { wasteType } })?.changes).toEqual([{ kind: "waste", previous: "Altholz A IV" }]);
});

it("has nothing to take over where nothing is offered", () => {
  expect(again({}, [])).toBeNull();
});
