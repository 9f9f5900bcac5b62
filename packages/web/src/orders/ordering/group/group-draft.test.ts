import type { Agreement } from "@kreislauf/contract/agreements";
import { containerAction } from "@kreislauf/contract/catalog";
import { recordOf, sharedTextFields } from "@kreislauf/contract/orders";
import { expect, it } from "vitest";
import {
  groupableAgreements,
  toGroupedOrdersBody,
  groupDayLock,
  findGroupIssues,
  memberKey,
  newMemberDraft,
  type GroupDraft,
  type MemberDraft,
} from "./group-draft.ts";
import { orderingFactsFixture, pieceFactsFixture } from "../form/ordering-facts.fixture.ts";

const { empty, place, remove, pickUp } = containerAction;

const agreement = (agreementId: number, changed: Partial<Agreement> = {}) =>
  ({
    agreementId,
    terms: orderingFactsFixture.terms,
    containerActionIds: [place, empty, remove],
    ...changed,
  }) as Agreement;

const wood = agreement(1);
const parts = agreement(2, { terms: pieceFactsFixture.terms, containerActionIds: [pickUp] });
const agreements = [wood, parts];

const draft = (
  members: Readonly<Record<number, Partial<MemberDraft>>>,
  desiredDate: string | null,
): GroupDraft => ({
  desiredDate,
  timeWindow: "morning",
  ...recordOf(sharedTextFields, () => ""),
  customerOrderNumber: "4711",
  members: Object.fromEntries(
    agreements.map((each) => [
      memberKey(each.agreementId),
      { ...newMemberDraft(each), ...members[each.agreementId] },
    ]),
  ),
});

const facts = new Map([
  [1, orderingFactsFixture],
  [2, { ...pieceFactsFixture, containerActionId: pickUp, offeredActions: [pickUp] }],
]);

it("begins with the usual action and the least amount, nothing chosen", () => {
  expect(newMemberDraft(wood)).toEqual({ chosen: false, containerActionId: empty, amount: 1, details: "" });
  expect(newMemberDraft(parts).amount).toBe(20);
});

it("leaves out agreements of which only a withdrawal can be ordered", () => {
  expect(groupableAgreements([wood, agreement(3, { containerActionIds: [remove] })])).toEqual([wood]);
});

it("sends those that are chosen, with the one date for all", () => {
  const { orders } = toGroupedOrdersBody(7, agreements, draft({ 2: { chosen: true } }, "2027-05-20"));
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({
    agreementId: 2,
    amount: 20,
    desiredDate: "2027-05-20",
    timeWindow: "morning",
    customerOrderNumber: "4711",
  });
});

it("finds the members that cannot be ordered, each at its field", () => {
  const both = (choices: Readonly<Record<number, Partial<MemberDraft>>>) =>
    findGroupIssues(agreements, draft(choices, "2027-05-20"), facts).map(({ agreementId, field }) => [
      agreementId,
      field,
    ]);
  expect(both({ 1: { chosen: true, amount: 2 }, 2: { chosen: true, details: "8K0, 20 Stück" } })).toEqual([]);
  expect(both({ 1: { chosen: true, amount: 3 }, 2: { chosen: true } })).toEqual([
    [1, "amount"],
    [2, "details"],
  ]);
  expect(both({ 1: { amount: 3 } })).toEqual([]);
});

it("locks a day for all that one of them cannot be served on, and says whose it is", () => {
  const lock = (date: string) => groupDayLock(facts, { "2027-05-27": "Fronleichnam" }, date);
  expect(lock("2027-05-20")).toBeNull();
  expect(lock("2027-05-24")).toEqual({ code: "no_containers_on_date", agreementId: 1 });
  expect(lock("2027-05-19")).toEqual({ code: "before_earliest_date", agreementId: 1 });
  expect(lock("2027-05-22")).toEqual({ code: "not_a_working_day" });
  expect(lock("2027-05-27")).toEqual({ code: "holiday" });
});

it("locks every day while nothing is chosen or known", () => {
  expect(groupDayLock(new Map(), {}, "2027-05-20")).toEqual({ code: "nothing_chosen" });
  expect(groupDayLock(null, {}, "2027-05-20")).toEqual({ code: "unknown" });
});
