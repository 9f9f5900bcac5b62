import { expect, test } from "vitest";
import { countPlaywright, countStep, countVitest, sum } from "./suite-counts.ts";

const vitest = (passed: number, failed: number, files: readonly (readonly string[])[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: files.map((statuses) => ({
    status: statuses.length === 0 || statuses.includes("failed") ? "failed" : "passed",
    assertionResults: statuses.map((status) => ({ status })),
  })),
});

test.each([
  ["all pass", true, vitest(3, 0, [["passed", "passed", "passed"]]), { passed: 3, failed: 0 }],
  ["one fails", false, vitest(2, 1, [["passed", "failed", "passed"]]), { passed: 2, failed: 1 }],
  ["a file does not load", false, vitest(1, 0, [["passed"], []]), { passed: 1, failed: 1 }],
  ["an error outside the tests", false, vitest(1, 0, [["passed"]]), { passed: 1, failed: 1 }],
  ["no report", false, undefined, { passed: 0, failed: 1 }],
])("vitest: %s", (_, ok, report, counts) => {
  expect(countVitest(ok, report)).toEqual(counts);
});

const playwright = (
  expected: number,
  unexpected: number,
  flaky: number,
  errors: readonly unknown[] = [],
) => ({
  stats: { expected, unexpected, flaky },
  errors,
});

test.each([
  ["all pass", true, playwright(4, 0, 0), { passed: 4, failed: 0 }],
  ["two fail", false, playwright(2, 2, 0), { passed: 2, failed: 2 }],
  ["the setup breaks", false, playwright(0, 0, 0, [{}]), { passed: 0, failed: 1 }],
  ["no report", false, undefined, { passed: 0, failed: 1 }],
])("playwright: %s", (_, ok, report, counts) => {
  expect(countPlaywright(ok, report)).toEqual(counts);
});

test("a step without tests counts as one", () => {
  expect(sum([countStep(true), countStep(false), { passed: 5, failed: 2 }])).toEqual({
    passed: 6,
    failed: 3,
  });
});
