import { expect, test } from "vitest";
import { lastTwelveMonths, yearOf } from "./period.ts";

test.each([
  ["2026-03-31", "2025-03-01", "2026-02-28"],
  ["2026-03-01", "2025-03-01", "2026-02-28"],
  ["2026-01-01", "2025-01-01", "2025-12-31"],
  ["2024-03-15", "2023-03-01", "2024-02-29"],
])("on %s the last twelve whole months go from %s to %s", (now, dateFrom, dateTo) => {
  expect(lastTwelveMonths(now)).toEqual({ dateFrom, dateTo });
});

test("a year goes from New Year to New Year's Eve", () => {
  expect(yearOf(2025)).toEqual({ dateFrom: "2025-01-01", dateTo: "2025-12-31" });
});
