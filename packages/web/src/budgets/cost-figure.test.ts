import { expect, test } from "vitest";
import { costFigureOf, keyOfFigure } from "./cost-figure.ts";

test.each([
  [
    { by: "costCentre", key: "47.11", month: 3 },
    { year: 2027, by: "costCentre", key: "47.11", month: 3 },
  ],
  [
    { by: "site", key: "12" },
    { year: 2027, by: "site", key: "12" },
  ],
  [
    { by: "wasteType", key: null, month: 12 },
    { year: 2027, by: "wasteType", unassigned: true, month: 12 },
  ],
  [
    { by: "costCentre", month: 1 },
    { year: 2027, by: "costCentre", month: 1 },
  ],
] as const)("%j is found again in the address", (figure, found) => {
  expect(costFigureOf(keyOfFigure(figure), 2027)).toEqual(found);
});

test.each(["", "other.1.4711", "site.13.4", "site.x"])("'%s' is no figure", (text) => {
  expect(costFigureOf(text, 2027)).toBeUndefined();
});
