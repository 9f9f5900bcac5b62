import { expect, test } from "vitest";
import { isSafePattern, matchesPattern } from "./reference-pattern.rules.ts";
import {
  freeReference,
  checkKeptReference,
  checkReference,
  normalizeReference,
  type NamedReference,
  usableDefault,
} from "./references.rules.ts";

test.each([
  [String.raw`^45\d{8}$`, true],
  [String.raw`45\d{8}`, true],
  ["[A-Z]{2}-[0-9]{4}", true],
  ["K.*", true],
  [String.raw`\d+-\d+-\d+`, true],
  [String.raw`\d+-\d+-\d+-\d+`, false],
  ["(a+)+", false],
  ["(a|aa)+$", false],
  ["a|b", false],
  [String.raw`(\d)\1`, false],
  ["(?=a)a", false],
  ["[z-a]", false],
  ["a{3,1}", false],
  ["[", false],
  ["", false],
])("%s may be a pattern: %s", (pattern, isSafe) => {
  expect(isSafePattern(pattern)).toBe(isSafe);
});

test.each([
  [String.raw`^45\d{8}$`, "4500012345", true],
  [String.raw`45\d{8}`, "45000123456", false],
  [String.raw`^45\d{8}`, "x4500012345", false],
  [String.raw`A\$`, "A$", true],
  ["K?", "", true],
])("%s fits %s: %s", (pattern, value, fits) => {
  expect(matchesPattern(pattern, value)).toBe(fits);
});

test("the slowest pattern answers at once", () => {
  const begun = performance.now();
  expect(matchesPattern(".*.*.*x", "a".repeat(40))).toBe(false);
  expect(performance.now() - begun).toBeLessThan(100);
});

const numbered = { ...freeReference, pattern: String.raw`^45\d{8}$` };
test.each([
  [numbered, "45 0001 2345", [], "4500012345"],
  [numbered, "45 0001", [], "45 0001"],
  [freeReference, "45 0001 2345", ["4500012345"], "4500012345"],
  [freeReference, "45 0001 2345", ["45 0001 2345", "4500012345"], "45 0001 2345"],
  [freeReference, "Halle 3", [], "Halle 3"],
  [freeReference, null, [], null],
])("%j reads %s with the list %j as %s", (rule, value, listed, meant) => {
  expect(normalizeReference(rule, value, (code) => (listed as readonly string[]).includes(code))).toBe(meant);
});

const entry: NamedReference = { code: "4711", endsOn: "2027-03-10", isClosed: false, leftCents: 12_800 };
const required = { ...freeReference, mode: "required" as const };
test.each([
  [freeReference, undefined, {}, null],
  [freeReference, undefined, { value: null }, null],
  [required, undefined, { value: null }, "missing"],
  [{ ...freeReference, mode: "off" as const }, entry, {}, "off"],
  [{ ...freeReference, mode: "off" as const }, undefined, { value: null }, null],
  [{ ...freeReference, listed: true }, undefined, {}, "unlisted"],
  [{ ...freeReference, listed: true }, entry, {}, null],
  [numbered, undefined, {}, "pattern"],
  [freeReference, { ...entry, isClosed: true }, {}, "closed"],
  [freeReference, entry, { desiredDate: "2027-03-10" }, null],
  [freeReference, entry, { desiredDate: "2027-03-11" }, "ended"],
  [freeReference, entry, { cents: 12_800 }, null],
  [freeReference, entry, { cents: 12_801 }, "exhausted"],
  [freeReference, entry, { cents: null }, null],
] as const)("%j with %j and %j is %s", (rule, known, wish, problem) => {
  expect(checkReference(rule, known, { value: "4711", desiredDate: "2027-03-09", ...wish })).toBe(problem);
});

const plain: NamedReference = { code: "4711", endsOn: null, isClosed: false, leftCents: null };
test.each([
  [undefined, {}, null],
  [{ ...plain, isClosed: true }, { cents: 99_999 }, null],
  [{ ...entry, isClosed: true }, {}, "closed"],
  [entry, { desiredDate: "2027-03-10", cents: 12_800 }, null],
  [entry, { desiredDate: "2027-03-11" }, "ended"],
  [entry, { cents: 12_801 }, "exhausted"],
] as const)("what an order keeps, %j, has against %j: %s", (kept, wish, problem) => {
  expect(checkKeptReference(kept, { desiredDate: "2027-03-09", ...wish })).toBe(problem);
});

test.each([
  [freeReference, entry, "2027-03-10", "4711"],
  [freeReference, entry, "2027-03-11", null],
  [freeReference, { ...entry, isClosed: true }, "2027-03-09", null],
  [{ ...freeReference, mode: "off" as const }, undefined, "2027-03-09", null],
  [{ ...freeReference, listed: true }, undefined, "2027-03-09", null],
])("with %j a default of %j is for %s %s", (rule, listed, desiredDate, usable) => {
  expect(usableDefault(rule, listed, { value: "4711", desiredDate })).toBe(usable);
});
