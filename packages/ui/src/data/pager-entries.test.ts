import { expect, test } from "vitest";
import { pagerEntries } from "./pager-entries.ts";

const written = (page: number, pageCount: number) =>
  pagerEntries(page, pageCount)
    .map((entry) => (typeof entry === "number" ? entry : "…"))
    .join(" ");

test.each([
  [1, 1, "1"],
  [1, 5, "1 2 3 4 5"],
  [1, 6, "1 2 3 … 6"],
  [1, 7, "1 2 3 … 7"],
  [4, 7, "1 2 3 4 5 6 7"],
  [4, 10, "1 2 3 4 5 … 10"],
  [5, 10, "1 … 4 5 6 … 10"],
  [7, 10, "1 … 6 7 8 9 10"],
  [10, 10, "1 … 8 9 10"],
])("page %i of %i reads %s", (page, pageCount, expected) => {
  expect(written(page, pageCount)).toBe(expected);
});

test("every page number stands once and in order", () => {
  for (let pageCount = 1; pageCount <= 12; pageCount += 1) {
    for (let page = 1; page <= pageCount; page += 1) {
      const numbers = pagerEntries(page, pageCount).filter((entry) => typeof entry === "number");
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect(numbers).toContain(page);
      expect(numbers.at(-1)).toBe(pageCount);
    }
  }
});
