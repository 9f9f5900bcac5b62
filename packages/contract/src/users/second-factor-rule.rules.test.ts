import { expect, test } from "vitest";
import {
  canSetSecondFactorRule,
  type CompanyRule,
  earliestSecondFactorDay,
  isSecondFactorNeeded,
  secondFactorDue,
} from "./second-factor-rule.rules.ts";

const none: CompanyRule = { rule: "none", validFrom: null };
const managers: CompanyRule = { rule: "managers", validFrom: "2027-03-20" };
const all: CompanyRule = { rule: "all", validFrom: "2027-03-20" };

test.each([
  ["none", [11, 17, 22], false],
  ["managers", [11, 13, 14, 16, 23, 24], false],
  ["managers", [11, 17], true],
  ["managers", [11, 22], true],
  ["all", [11], true],
] as const)("a rule for %s asks who holds %j: %s", (rule, permissions, isNeeded) => {
  expect(isSecondFactorNeeded(rule, permissions)).toBe(isNeeded);
});

const instantOf = (text: string | null) => (text === null ? null : Temporal.Instant.from(text));

test.each([
  ["nobody is asked", none, [17], null, null],
  ["somebody else is asked", managers, [11], null, null],
  ["since long ago", all, [11], null, "2027-03-20"],
  ["registered 8 days before", all, [11], "2027-03-12T10:00:00Z", "2027-03-20"],
  ["registered a week before", all, [11], "2027-03-13T10:00:00Z", "2027-03-20"],
  ["registered 6 days before", all, [11], "2027-03-14T10:00:00Z", "2027-03-21"],
  ["registered in Berlin's night after", all, [11], "2027-03-20T23:30:00Z", "2027-03-28"],
] as const)("%s", (_, rule, permissions, registered, due) => {
  const person = { permissions, registeredAt: instantOf(registered), managingSince: null };
  expect(secondFactorDue(rule, person)).toBe(due);
});

test.each([
  ["whoever manages since long ago", managers, null, "2027-03-20"],
  ["whoever managed a week before", managers, "2027-03-13T10:00:00Z", "2027-03-20"],
  ["whoever came to manage afterwards", managers, "2027-04-01T10:00:00Z", "2027-04-08"],
  ["whoever came to manage where everybody is asked", all, "2027-04-01T10:00:00Z", "2027-03-20"],
] as const)("a new manager has a week from then on: %s", (_, rule, since, due) => {
  const registeredAt = Temporal.Instant.from("2026-01-01T10:00:00Z");
  const person = { permissions: [11, 17], registeredAt, managingSince: instantOf(since) };
  expect(secondFactorDue(rule, person)).toBe(due);
});

const today = "2027-03-01";

test.each([
  [none, "managers", "2027-03-15"],
  [none, "all", "2027-03-15"],
  [managers, "all", "2027-03-15"],
  [{ ...managers, validFrom: "2027-02-01" }, "all", "2027-03-15"],
  [{ ...all, validFrom: "2027-02-01" }, "managers", "2027-02-01"],
  [{ ...all, validFrom: "2027-02-01" }, "all", "2027-02-01"],
  [{ ...all, validFrom: "2027-03-10" }, "all", "2027-03-10"],
  [{ ...all, validFrom: "2027-06-01" }, "all", "2027-03-15"],
] as const)("after %j a rule for %s applies from %s on at the earliest", (before, rule, earliest) => {
  expect(earliestSecondFactorDay(before, rule, today)).toBe(earliest);
  const dayBefore = Temporal.PlainDate.from(earliest).subtract({ days: 1 }).toString();
  expect(canSetSecondFactorRule(before, { rule, validFrom: earliest }, today).allowed).toBe(true);
  expect(canSetSecondFactorRule(before, { rule, validFrom: dayBefore }, today)).toMatchObject({
    allowed: false,
    reason: "too_early",
  });
});

test("asking nobody any more is possible at any time", () => {
  expect(canSetSecondFactorRule(all, none, today).allowed).toBe(true);
});
