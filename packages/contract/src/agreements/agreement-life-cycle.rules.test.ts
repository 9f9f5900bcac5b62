import { expect, test } from "vitest";
import { isEndedBy, statusWithContainers } from "./agreement-life-cycle.rules.ts";
import { agreementEndCauses, agreementStatuses } from "./agreements.codes.ts";

test.each([
  ["requested", 0, "requested"],
  ["requested", 1, "active"],
  ["active", 0, "active"],
  ["active", 3, "active"],
  ["ended", 0, "ended"],
  ["ended", 1, "ended"],
] as const)("an agreement that is %s is with %d containers %s", (status, containers, after) => {
  expect(statusWithContainers(status, containers)).toBe(after);
});

test.each([
  ["placement_cancelled", "requested", true],
  ["placement_cancelled", "active", false],
  ["all_withdrawn", "requested", false],
  ["all_withdrawn", "active", true],
  ["end_reached", "requested", true],
  ["end_reached", "active", true],
] as const)("%s ends one that is %s: %s", (cause, status, ends) => {
  expect(isEndedBy(cause, status)).toBe(ends);
});

test("nothing ends what has ended, and everything that begins can end", () => {
  expect(agreementEndCauses.some((cause) => isEndedBy(cause, "ended"))).toBe(false);
  for (const status of agreementStatuses.filter((each) => each !== "ended")) {
    expect(agreementEndCauses.some((cause) => isEndedBy(cause, status))).toBe(true);
  }
});
