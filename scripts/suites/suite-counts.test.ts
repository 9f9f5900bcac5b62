import { expect, test } from "vitest";
import { countPlaywright, countStep, countVitest, sum } from "./suite-counts.ts";

const vitest = (passed: number, failed: number, files: readonly (readonly string[])[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: files.map((statuses) => ({
    name: "rules.test.ts",
    status: statuses.length === 0 || statuses.includes("failed") ? "failed" : "passed",
    message: "does not load",
    assertionResults: statuses.map((status) => ({
      status,
      fullName: "noon",
      failureMessages: ["\u001B[31mexpected\u001B[39m 1\n  to be 2"],
    })),
  })),
});

test.each([
  ["all pass", true, vitest(3, 0, [["passed", "passed", "passed"]]), { passed: 3, failed: 0 }],
  ["one fails", false, vitest(2, 1, [["passed", "failed", "passed"]]), { passed: 2, failed: 1 }],
  ["a file does not load", false, vitest(1, 0, [["passed"], []]), { passed: 1, failed: 1 }],
  ["an error outside the tests", false, vitest(1, 0, [["passed"]]), { passed: 1, failed: 1 }],
  ["no report", false, undefined, { passed: 0, failed: 1 }],
])("vitest: %s", (_, ok, report, counts) => {
  expect(countVitest(ok, report)).toMatchObject(counts);
});

const playwright = (
  expected: number,
  unexpected: number,
  flaky: number,
  errors: readonly { message?: string }[] = [],
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
  expect(countPlaywright(ok, report)).toMatchObject(counts);
});

test("failed tests, files and journeys are named with the beginning of what they say", () => {
  expect(countVitest(false, vitest(1, 1, [["failed", "passed"], []])).failures).toEqual([
    "rules.test.ts > noon: expected 1 to be 2",
    "rules.test.ts: does not load",
  ]);
  const journey = (status: string) => ({
    title: status,
    file: "ordering.spec.ts",
    tests: [{ projectName: "mobile", status, results: [{ error: { message: `${status} first` } }, {}] }],
  });
  const report = {
    ...playwright(3, 1, 1),
    suites: [{ suites: [{ specs: ["unexpected", "flaky", "expected"].map(journey) }] }],
  };
  expect(countPlaywright(false, report).failures).toEqual([
    "ordering.spec.ts > unexpected (mobile, unexpected): unexpected first",
    "ordering.spec.ts > flaky (mobile, flaky): flaky first",
  ]);
});

test("a step without tests counts as one", () => {
  const suites = [countStep(true), countStep(false), { passed: 5, failed: 1, failures: ["noon"] }];
  expect(sum(suites)).toEqual({ passed: 6, failed: 2, failures: ["see its output above", "noon"] });
});
