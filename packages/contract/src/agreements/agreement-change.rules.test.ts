import { describe, expect, test } from "vitest";
import {
  canChangeAgreement,
  canSettleChange,
  changeEffectiveOn,
  type ChangeableAgreement,
} from "./agreement-change.rules.ts";
import { agreementUpdate } from "./agreement-requests.schema.ts";
import { cycleStartAfterChange, cycleStartAfterPlacement } from "./agreements.rules.ts";

const running: ChangeableAgreement = {
  status: "active",
  agreementTypeId: 4,
  cycleInterval: 20,
  weekday1: 2,
  weekday2: 5,
  pendingChange: null,
};
const weekly = { agreementTypeId: 4, cycleInterval: 19, weekday1: 2, weekday2: null } as const;
const callOff = { agreementTypeId: 3, cycleInterval: null, weekday1: null, weekday2: null } as const;

describe("a change of an agreement", () => {
  test.each([
    ["another cycle", running, weekly, true],
    ["another type", running, callOff, true],
    ["a type nobody offers", running, { ...callOff, agreementTypeId: 1 }, "not_in_catalog"],
    ["the same cycle", running, running, "agreement_unchanged"],
    [
      "the same days the other way round",
      running,
      { ...running, weekday1: 5, weekday2: 2 },
      "agreement_unchanged",
    ],
    ["other days", running, { ...running, weekday2: 4 }, true],
    ["a second change", { ...running, pendingChange: { effectiveOn: null } }, weekly, "change_pending"],
    [
      "one after an accepted one",
      { ...running, pendingChange: { effectiveOn: "2027-03-02" } },
      weekly,
      "change_accepted",
    ],
    ["one of a requested agreement", { ...running, status: "requested" }, weekly, "agreement_requested"],
    ["one of an ended agreement", { ...running, status: "ended" }, weekly, "agreement_ended"],
  ] as const)("to %s", (_, agreement, wish, expected) => {
    const verdict = canChangeAgreement(agreement, wish, [3, 4]);
    expect(verdict.allowed || verdict.reason).toBe(expected);
  });

  test.each([
    ["a waiting one", { effectiveOn: null }, "active", true],
    ["an accepted one", { effectiveOn: "2027-03-02" }, "active", "change_accepted"],
    ["none", null, "active", "no_pending_change"],
    ["one of an ended agreement", { effectiveOn: null }, "ended", "agreement_ended"],
  ] as const)("can be withdrawn or decided: %s", (_, pendingChange, status, expected) => {
    const verdict = canSettleChange({ status, pendingChange });
    expect(verdict.allowed || verdict.reason).toBe(expected);
  });

  // Midnight in Berlin is one hour before midnight UTC in winter and two hours before it in summer.
  test.each([
    ["2027-03-01T22:59:59Z", "2027-03-02"],
    ["2027-03-01T23:00:00Z", "2027-03-03"],
    ["2027-06-30T21:59:59Z", "2027-07-01"],
    ["2027-06-30T22:00:00Z", "2027-07-02"],
    ["2026-12-31T22:59:59Z", "2027-01-01"],
  ])("decided at %s takes effect on %s", (decidedAt, date) => {
    expect(changeEffectiveOn(Temporal.Instant.from(decidedAt))).toBe(date);
  });
});

describe("a cycle begins", () => {
  test.each([
    ["2027-03-01", 19, "2027-03-08"],
    ["2027-03-05", 19, "2027-03-08"],
    ["2027-03-03", 20, "2027-03-08"],
    ["2027-03-03", 16, "2027-03-15"],
    ["2027-03-03", 12, "2027-03-29"],
    ["2027-03-03", 10, "2027-04-26"],
  ] as const)("placed on %s with interval %i in the week of %s", (placed, interval, monday) => {
    expect(cycleStartAfterPlacement(placed, interval)).toBe(monday);
  });

  // 2027-03-03 is a Wednesday.
  test.each([
    ["2027-03-03", 3, null, "2027-03-03"],
    ["2027-03-03", 2, null, "2027-03-09"],
    ["2027-03-03", 5, null, "2027-03-05"],
    ["2027-03-03", 2, 4, "2027-03-04"],
    ["2027-03-05", 1, 4, "2027-03-08"],
  ] as const)("changed, served from %s on the days %o and %o, on %s", (from, weekday1, weekday2, start) => {
    expect(cycleStartAfterChange({ cycleInterval: 19, weekday1, weekday2 }, from)).toBe(start);
  });
});

test.each([
  [{ agreementTypeId: 3 }, true],
  [{ agreementTypeId: 3, weekday1: 2 }, false],
  [{ agreementTypeId: 3, weekday2: 2 }, false],
  [{ agreementTypeId: 4, cycleInterval: 19, weekday1: 5 }, true],
  [{ agreementTypeId: 4, cycleInterval: 19, weekday1: 6 }, false],
  [{ agreementTypeId: 4, cycleInterval: 19, weekday1: 0 }, false],
  [{ agreementTypeId: 4, cycleInterval: 20, weekday1: 1, weekday2: 5 }, true],
  [{ agreementTypeId: 4, cycleInterval: 20, weekday1: 1 }, false],
  [{ agreementTypeId: 4, cycleInterval: 7, weekday1: 1, weekday2: 5 }, false],
  [{ agreementTypeId: 4 }, false],
  [{ agreementTypeId: 5 }, false],
])("the wish %j fits: %s", (wish, fits) => {
  expect(agreementUpdate.safeParse({ agreementId: 1, ...wish }).success).toBe(fits);
});
