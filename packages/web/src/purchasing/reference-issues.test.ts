import type { OrderReferences } from "@kreislauf/contract/purchasing";
import { expect, test } from "vitest";
import { isShownReference, referenceIssues } from "./reference-issues.ts";

const free = { mode: "optional" as const, pattern: null, listed: false };
const references: OrderReferences = {
  hasBudgets: false,
  rules: {
    customerOrderNumber: free,
    costCentre: { ...free, mode: "required" },
    project: { ...free, mode: "off" },
  },
  defaults: { customerOrderNumber: null, costCentre: null, project: null },
  entries: [{ field: "costCentre", code: "4711", name: null, endsOn: "2027-03-10", closed: false }],
};
const draft = { customerOrderNumber: "", costCentre: "4711", project: "", desiredDate: "2027-03-10" };

test.each([
  [{}, []],
  [{ costCentre: " " }, ["costCentre"]],
  [{ desiredDate: "2027-03-11" }, ["costCentre"]],
  [{ costCentre: "47 11" }, []],
  [{ project: "P" }, ["project"]],
])("%j has issues at %j", (change, fields) => {
  expect(referenceIssues(references, { ...draft, ...change }, "de").map(({ field }) => field)).toEqual(
    fields,
  );
});

test("nothing is said before the rules are there, and a field that is off is shown while it says something", () => {
  expect(referenceIssues(undefined, { ...draft, costCentre: "" }, "de")).toEqual([]);
  expect(isShownReference(references, "project", "")).toBe(false);
  expect(isShownReference(references, "project", "P")).toBe(true);
  expect(isShownReference(undefined, "project", "")).toBe(true);
});
