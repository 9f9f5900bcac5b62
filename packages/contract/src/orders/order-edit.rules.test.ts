import { describe, expect, test } from "vitest";
import { berlinZone } from "../base/index.ts";
import { containerAction, type ContainerActionId, containerActionIds } from "../catalog/index.ts";
import {
  canApplyEdit,
  canOrderEdited,
  type EditableOrder,
  type OrderEditRequest,
  possibleActionsOfOrder,
} from "./order-edit.rules.ts";
import type { OrderingFacts } from "./ordering.rules.ts";

const berlin = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(berlinZone).toInstant();
const noon = { editCutoff: "noon" } as const;
const { pickUp, exchange, remove, empty, place, purchase, suction } = containerAction;

/** An open order for Thursday 9 April 2026. */
const order: EditableOrder = {
  orderStatusId: 1,
  containerActionId: empty,
  desiredDate: "2026-04-09",
  createdByUserId: 1,
  executedOn: null,
  amount: 2,
  taskCreationGroup: null,
  emptyingContainer: false,
};
const grouped = { ...order, taskCreationGroup: 7 };
const emptying = { ...order, emptyingContainer: true };
const now = berlin("2026-04-01T09:00:00");

const outcome = (verdict: ReturnType<typeof canApplyEdit>) =>
  verdict.allowed ? (verdict.until?.toString() ?? "open end") : verdict.reason;

describe("an edit", () => {
  test.each<[string, EditableOrder, Parameters<typeof canApplyEdit>[1], string]>([
    ["that changes no rule's fact", order, {}, "2026-04-08T10:00:00Z"],
    ["of the amount", order, { amount: 3 }, "2026-04-08T10:00:00Z"],
    ["of the amount in a group", grouped, { amount: 3 }, "amount_not_changeable"],
    ["of the amount of an emptying container", emptying, { amount: 3 }, "amount_not_changeable"],
    ["that repeats the amount in a group", grouped, { amount: 2 }, "2026-04-08T10:00:00Z"],
    ["of the action", order, { containerActionId: suction }, "2026-04-08T10:00:00Z"],
    ["of the action in a group", grouped, { containerActionId: suction }, "action_not_changeable"],
    [
      "of the action of an emptying container",
      emptying,
      { containerActionId: suction },
      "action_not_changeable",
    ],
    ["to an exchange", order, { containerActionId: exchange }, "action_not_changeable"],
    ["to a withdrawal", order, { containerActionId: remove }, "action_not_changeable"],
    ["to a placement", order, { containerActionId: place }, "action_not_changeable"],
    ["to a purchase", order, { containerActionId: purchase }, "action_not_changeable"],
    ["of an exchange", { ...order, containerActionId: exchange }, {}, "exchange_not_editable"],
    [
      "away from a placement",
      { ...order, containerActionId: place },
      { containerActionId: empty },
      "action_not_changeable",
    ],
    [
      "that keeps a placement",
      { ...order, containerActionId: place },
      { containerActionId: place, amount: 3 },
      "2026-04-08T10:00:00Z",
    ],
    ["to a later date", order, { desiredDate: "2026-04-16" }, "2026-04-15T10:00:00Z"],
    ["of the date in a group", grouped, { desiredDate: "2026-04-16" }, "2026-04-15T10:00:00Z"],
    ["to today", order, { desiredDate: "2026-04-01" }, "new_date_too_soon"],
  ])("%s", (_, edited, wish, expected) => {
    expect(outcome(canApplyEdit(edited, wish, now, noon))).toBe(expected);
  });

  test("holds the noon rule for the new date as for the old one", () => {
    const toThursday = { desiredDate: "2026-04-02" };
    expect(outcome(canApplyEdit(order, toThursday, berlin("2026-04-01T12:00:00"), noon))).toBe(
      "2026-04-01T10:00:00Z",
    );
    expect(outcome(canApplyEdit(order, toThursday, berlin("2026-04-01T12:00:01"), noon))).toBe(
      "new_date_too_soon",
    );
    const tooLate = berlin("2026-04-08T12:00:01");
    expect(outcome(canApplyEdit(order, { desiredDate: "2026-04-16" }, tooLate, noon))).toBe("edit_too_late");
  });
});

describe("the actions an edit offers", () => {
  const offered: ContainerActionId[] = [pickUp, exchange, remove, empty, place, purchase];

  test("are the changeable ones of the agreement and the order's own", () => {
    expect(possibleActionsOfOrder(order, offered)).toEqual([empty, pickUp]);
    expect(possibleActionsOfOrder({ ...order, containerActionId: suction }, offered)).toEqual([
      suction,
      pickUp,
      empty,
    ]);
    expect(possibleActionsOfOrder({ ...order, containerActionId: remove }, offered)).toEqual([remove]);
    expect(possibleActionsOfOrder(grouped, offered)).toEqual([empty]);
    expect(possibleActionsOfOrder(emptying, offered)).toEqual([empty]);
  });

  test("can be chosen, and no others", () => {
    for (const own of containerActionIds) {
      const current = { ...order, containerActionId: own };
      const possible = possibleActionsOfOrder(current, containerActionIds);
      for (const chosen of containerActionIds) {
        const verdict = canApplyEdit(current, { containerActionId: chosen }, now, noon);
        const expected =
          own === exchange
            ? "exchange_not_editable"
            : possible.includes(chosen)
              ? "allowed"
              : "action_not_changeable";
        expect(verdict.allowed ? "allowed" : verdict.reason, `${own} to ${chosen}`).toBe(expected);
      }
    }
  });
});

describe("what the agreement bears", () => {
  /** Three containers; two from Wednesday, 15 April, on. The order's own date, 9 April, is before `earliestDate`. */
  const facts: OrderingFacts = {
    siteActive: true,
    agreement: {
      status: "active",
      containersOnSite: 3,
      openWithdrawals: 0,
      fullWithdrawalDate: null,
      endsOn: null,
    },
    terms: {
      unit: "container",
      leastAmount: 1,
      mostAmount: null,
      bigBag: false,
      vehicleParts: false,
      airbag: false,
      emptyingContainer: false,
      customerOwned: false,
    },
    offeredActions: [empty, pickUp],
    containerActionId: empty,
    earliestDate: "2026-04-13",
    latestDate: "2028-12-31",
    containersOnSite: { "2026-04-09": 3, "2026-04-10": 0, "2026-04-13": 3, "2026-04-15": 2 },
    holidays: new Set(["2026-04-10"]),
  };
  const given = { ...order, details: null };
  const noLonger = { ...facts, offeredActions: [pickUp] };
  const suctionAsked = { ...facts, containerActionId: suction };
  const pickUpAsked = { ...facts, containerActionId: pickUp };
  const inactive = { ...facts, siteActive: false };
  const parts: OrderingFacts = { ...facts, terms: { ...facts.terms, unit: "piece", vehicleParts: true } };

  test.each<[string, OrderEditRequest, OrderingFacts, string]>([
    ["nothing that concerns it", {}, inactive, "allowed"],
    ["what it is already", { desiredDate: "2026-04-09", amount: 2 }, inactive, "allowed"],
    ["the earliest date", { desiredDate: "2026-04-13" }, facts, "allowed"],
    ["the day before it", { desiredDate: "2026-04-10" }, facts, "holiday"],
    ["an earlier date", { desiredDate: "2026-04-08" }, facts, "before_earliest_date"],
    ["a weekend", { desiredDate: "2026-04-18" }, facts, "not_a_working_day"],
    ["all containers of its day", { amount: 3 }, facts, "allowed"],
    ["one more", { amount: 4 }, facts, "amount_above_count"],
    ["all of another day", { desiredDate: "2026-04-15", amount: 2 }, facts, "allowed"],
    ["more than on another day", { desiredDate: "2026-04-15", amount: 3 }, facts, "amount_above_count"],
    ["another date that has as many containers", { desiredDate: "2026-04-15" }, facts, "allowed"],
    [
      "another date that has fewer",
      { desiredDate: "2026-04-15" },
      { ...facts, containersOnSite: { "2026-04-15": 1 } },
      "amount_above_count",
    ],
    [
      "another date with fewer than the catalog asks for",
      { desiredDate: "2026-04-15" },
      { ...facts, terms: { ...facts.terms, leastAmount: 3 } },
      "allowed",
    ],
    [
      "another date of pieces, which no container limits",
      { desiredDate: "2026-04-15" },
      { ...facts, terms: { ...facts.terms, unit: "piece" }, containersOnSite: {} },
      "allowed",
    ],
    ["another date of an action that is gone", { desiredDate: "2026-04-13" }, noLonger, "allowed"],
    ["another amount of an action that is gone", { amount: 1 }, noLonger, "action_not_offered"],
    ["another action", { containerActionId: pickUp }, pickUpAsked, "allowed"],
    ["one that is not offered", { containerActionId: suction }, suctionAsked, "action_not_offered"],
    ["another amount of parts without their list", { amount: 30 }, parts, "parts_list_missing"],
    ["anything at a site that is not active", { amount: 1 }, inactive, "location_inactive"],
  ])("%s", (_, wish, asked, expected) => {
    const verdict = canOrderEdited(given, wish, asked);
    expect(verdict.allowed ? "allowed" : verdict.reason).toBe(expected);
  });
});
