import { expect, it } from "vitest";
import {
  type ApprovalRule,
  type ApprovalSubjectFacts,
  canDecide,
  canRemind,
  deciders,
  firstDeciders,
  neededApproval,
  standsInOn,
} from "./approval.rules.ts";

const rule: ApprovalRule = {
  id: 1,
  name: "Über 1.000 €",
  siteIds: null,
  orderKinds: null,
  amountFrom: null,
  priceAboveCents: null,
  hazardousOnly: false,
  approver: { kind: "person", id: 7 },
  second: null,
  ownAllowed: false,
};
const order: ApprovalSubjectFacts = {
  siteId: 3,
  orderKind: "service",
  amount: 4,
  priceCents: 100_000,
  hazardous: false,
};
const asks = (set: Partial<ApprovalRule>, facts: Partial<ApprovalSubjectFacts>) =>
  neededApproval([{ ...rule, ...set }], [{ ...order, ...facts }]) !== null;

it.each<[Partial<ApprovalRule>, Partial<ApprovalSubjectFacts>, Partial<ApprovalSubjectFacts>]>([
  [{ priceAboveCents: 100_000 }, { priceCents: 100_001 }, { priceCents: 100_000 }],
  [{ amountFrom: 5 }, { amount: 5 }, { amount: 4 }],
  [{ siteIds: [3] }, { siteId: 3 }, { siteId: 4 }],
  [{ orderKinds: ["placement"] }, { orderKind: "placement" }, { orderKind: "withdrawal" }],
  [{ hazardousOnly: true }, { hazardous: true }, { hazardous: false }],
  [{ priceAboveCents: 1 }, { priceCents: 2 }, { priceCents: null }],
  [{ amountFrom: 5, hazardousOnly: true }, { amount: 5, hazardous: true }, { amount: 5 }],
])("a rule %j asks for %j, not for %j", (set, needed, free) => {
  expect(asks(set, needed)).toBe(true);
  expect(asks(set, free)).toBe(false);
});

it("takes the first rule that applies, of all that is ordered together", () => {
  const rules = [
    { ...rule, id: 1, amountFrom: 5 },
    { ...rule, id: 2, hazardousOnly: true },
  ];
  expect(neededApproval(rules, [{ ...order, hazardous: true }])?.rule.id).toBe(2);
  expect(
    neededApproval(rules, [
      { ...order, hazardous: true },
      { ...order, amount: 5 },
    ])?.rule.id,
  ).toBe(1);
  expect(neededApproval([], [order])).toBeNull();
});

it("needs a second approval above its own limit only", () => {
  const second = { approver: { kind: "person" as const, id: 9 }, amountFrom: null, priceAboveCents: 500_000 };
  const of = (priceCents: number) =>
    neededApproval([{ ...rule, second }], [{ ...order, priceCents }])?.second;
  expect(of(500_000)).toBeNull();
  expect(of(500_001)).toEqual({ kind: "person", id: 9 });
});

const people = [
  { userId: 7, groupId: 1, standsInFor: [] },
  { userId: 8, groupId: 1, standsInFor: [] },
  { userId: 9, groupId: 2, standsInFor: [7] },
  { userId: 10, groupId: null, standsInFor: [9] },
];
const person7 = { kind: "person", id: 7 } as const;

it.each([
  [person7, [], [7, 9]],
  // Requesters may not approve their own request: the substitute decides, but not the substitute's own substitute.
  [person7, [7], [9]],
  [{ kind: "group", id: 1 } as const, [], [7, 8, 9]],
  [{ kind: "group", id: 1 } as const, [8], [7, 9]],
  // If nobody is left, everybody who holds the right may approve.
  [{ kind: "group", id: 5 } as const, [], [7, 8, 9, 10]],
  [{ kind: "group", id: 2 } as const, [9], [10]],
])("%j without %j can be decided by %j", (approver, excluded, expected) => {
  expect([...deciders(people, approver, excluded)].toSorted((a, b) => a - b)).toEqual(expected);
});

it("is stood in for although the right is lost", () => {
  expect(deciders(people.slice(1), person7, [])).toEqual([9]);
});

it.each([
  ["one approval is enough", people.slice(0, 1), null, 5, [7]],
  ["another holder is left for the second", people.slice(0, 2), person7, 5, [7]],
  ["nobody is left for the second", people.slice(0, 1), person7, 5, []],
  ["who is left asked for it", people.slice(0, 2), person7, 8, []],
])(
  "where %s the first of two approvals is given accordingly",
  (_, candidates, second, requestedBy, expected) => {
    expect(firstDeciders(candidates, { rule, second }, requestedBy)).toEqual(expected);
    const isOwnAllowed = firstDeciders(
      candidates,
      { rule: { ...rule, ownAllowed: true }, second },
      requestedBy,
    );
    expect(isOwnAllowed).toEqual(requestedBy === 8 ? [7] : expected);
  },
);

const approveBy = Temporal.Instant.from("2027-03-10T11:00:00Z");
const waiting = { state: "waiting", approveBy, deciders: [7] } as const;

it.each([
  [waiting, 7, approveBy, null],
  [waiting, 7, approveBy.add({ milliseconds: 1 }), "approval_lapsed"],
  [waiting, 8, approveBy, "approval_not_yours"],
  [{ ...waiting, state: "approved" as const }, 7, approveBy, "approval_decided"],
  [{ ...waiting, state: "lapsed" as const }, 7, approveBy, "approval_lapsed"],
])("decides %#", (facts, userId, now, reason) => {
  const verdict = canDecide(facts, userId, now);
  expect(verdict.allowed ? null : verdict.reason).toBe(reason);
});

it("stands in on both ends of the days", () => {
  const days = { from: "2027-04-02", until: "2027-04-17" };
  expect(
    ["2027-04-01", "2027-04-02", "2027-04-17", "2027-04-18"].map((day) => standsInOn(days, day)),
  ).toEqual([false, true, true, false]);
});

const notifiedOn = Temporal.Instant.from("2027-03-09T08:00:00Z");
const asked = { state: "waiting", approveBy, requestedBy: 5, notifiedOn, reminders: 0 } as const;
const fourHoursLater = notifiedOn.add({ hours: 4 });

it.each([
  [asked, 5, fourHoursLater, null],
  [asked, 5, fourHoursLater.subtract({ milliseconds: 1 }), "approval_reminded"],
  [{ ...asked, reminders: 2 }, 5, fourHoursLater, null],
  [{ ...asked, reminders: 3 }, 5, fourHoursLater, "approval_reminded"],
  [asked, 7, fourHoursLater, "approval_not_yours"],
  [asked, 5, approveBy, null],
  [asked, 5, approveBy.add({ milliseconds: 1 }), "approval_lapsed"],
  [{ ...asked, state: "declined" as const }, 5, fourHoursLater, "approval_decided"],
])("reminds %#", (facts, userId, now, reason) => {
  const verdict = canRemind(facts, userId, now);
  expect(verdict.allowed ? null : verdict.reason).toBe(reason);
});
