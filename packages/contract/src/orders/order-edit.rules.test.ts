import { describe, expect, test } from "vitest";
import { berlinZone } from "../base/index.ts";
import { containerAction, type ContainerActionId, containerActionIds } from "../catalog/index.ts";
import { canChange, type EditableOrder, possibleActionsOfOrder } from "./order-edit.rules.ts";

const berlin = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(berlinZone).toInstant();
const noon = { editCutoff: "noon" } as const;
const { pickUp, exchange, remove, empty, place, purchase, suction } = containerAction;

/** For Thursday 9 April 2026. */
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

const outcome = (verdict: ReturnType<typeof canChange>) =>
  verdict.allowed ? (verdict.until?.toString() ?? "open end") : verdict.reason;

describe("an edit", () => {
  test.each<[string, EditableOrder, Parameters<typeof canChange>[1], string]>([
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
    expect(outcome(canChange(edited, wish, now, noon))).toBe(expected);
  });

  test("holds the noon rule for the new date as for the old one", () => {
    const toThursday = { desiredDate: "2026-04-02" };
    expect(outcome(canChange(order, toThursday, berlin("2026-04-01T12:00:00"), noon))).toBe(
      "2026-04-01T10:00:00Z",
    );
    expect(outcome(canChange(order, toThursday, berlin("2026-04-01T12:00:01"), noon))).toBe(
      "new_date_too_soon",
    );
    const tooLate = berlin("2026-04-08T12:00:01");
    expect(outcome(canChange(order, { desiredDate: "2026-04-16" }, tooLate, noon))).toBe("edit_too_late");
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
        const verdict = canChange(current, { containerActionId: chosen }, now, noon);
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
