import { containerAction } from "@kreislauf/contract/catalog";
import { expect, test } from "vitest";
import { findEditIssue, editDayLock, factsWithoutOrder, type EditFacts } from "./edit-order-rules.ts";
import { type OrderDraft, toTextInputs } from "../ordering/form/order-draft.ts";
import { orderingFactsFixture } from "../ordering/form/ordering-facts.fixture.ts";

/** Monday, 30 March 2026, 9 o'clock in Berlin. */
const monday = Temporal.Instant.from("2026-03-30T07:00:00Z");
const mondayAfternoon = Temporal.Instant.from("2026-03-30T11:00:00Z");

const order: EditFacts["order"] = {
  orderStatusId: 1,
  containerActionId: containerAction.pickUp,
  desiredDate: "2026-04-09",
  createdByUserId: 1,
  executedOn: null,
  amount: 1,
  taskCreationGroup: null,
  emptyingContainer: false,
  details: null,
};
const draft: OrderDraft = {
  serviceLocationId: 1,
  agreementId: 1,
  containerActionId: containerAction.pickUp,
  amount: 1,
  desiredDate: "2026-04-09",
  timeWindow: "all_day",
  ...toTextInputs({}),
};
const facts = (ordering: EditFacts["ordering"]): EditFacts => ({ order, ordering, editCutoff: "noon" });

test("words change without anything being known of dates, a new date does not", () => {
  expect(findEditIssue(draft, facts(null), monday)).toBeNull();
  expect(findEditIssue({ ...draft, desiredDate: "2026-04-10" }, facts(null), monday)).toEqual({
    field: "desiredDate",
    code: "dates_unknown",
  });
});

test("a new date is judged by the cutoff too", () => {
  const tomorrow = { ...draft, desiredDate: "2026-03-31" };
  expect(findEditIssue(tomorrow, facts(null), mondayAfternoon)).toEqual({
    field: "desiredDate",
    code: "new_date_too_soon",
  });
  expect(editDayLock(facts(null), {}, order.desiredDate, mondayAfternoon)).toBeNull();
});

test("a grouped order keeps its amount", () => {
  const grouped = { ...facts(null), order: { ...order, taskCreationGroup: 7 } };
  expect(findEditIssue({ ...draft, amount: 2 }, grouped, monday)).toEqual({
    field: "amount",
    code: "amount_not_changeable",
  });
});

test("a day with fewer containers is locked where the amount stays as it is", () => {
  const two = { ...facts(orderingFactsFixture), order: { ...order, amount: 2 } };
  const grouped = { ...two, order: { ...two.order, taskCreationGroup: 7 } };
  const locks = (asked: EditFacts, keepsAmount?: boolean) =>
    ["2027-05-21", "2027-05-25"].map((date) => editDayLock(asked, {}, date, monday, keepsAmount));
  expect(locks(two)).toEqual([null, null]);
  expect(locks(two, true)).toEqual(["amount_above_count", null]);
  expect(locks(grouped)).toEqual(["amount_above_count", null]);
});

test("a withdrawal is not held up by itself", () => {
  const withdrawal = { ...order, containerActionId: containerAction.remove, amount: 2 };
  const ordering = {
    ...orderingFactsFixture,
    containersOnSite: { "2026-04-08": 2, "2026-04-09": 0, "2026-04-10": 0 },
  };
  expect(factsWithoutOrder(ordering, withdrawal).containersOnSite).toEqual({
    "2026-04-08": 2,
    "2026-04-09": 2,
    "2026-04-10": 2,
  });
  expect(factsWithoutOrder(ordering, order)).toBe(ordering);
});
