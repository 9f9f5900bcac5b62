import { expect, test } from "vitest";
import { comparedYears } from "./compared-years.ts";

test.each([
  ["2026-01-01", "2026-12-31", "2026", "2025"],
  ["2026-05-01", "2027-04-30", "2026/27", "2025/26"],
  ["2024-03-01", "2027-02-28", "2024–27", "2023–26"],
  ["1999-07-01", "2000-06-30", "1999/00", "1998/99"],
])("%s to %s is %s, compared with %s", (dateFrom, dateTo, current, previous) => {
  expect(comparedYears({ dateFrom, dateTo, withPrevious: true })).toEqual({ current, previous });
  expect(comparedYears({ dateFrom, dateTo, withPrevious: false }).previous).toBeUndefined();
});
