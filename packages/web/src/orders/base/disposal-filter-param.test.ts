import { expect, test } from "vitest";
import { parseDisposalFilter, formatDisposalFilter } from "./disposal-filter-param.ts";

const days = { dateFrom: "2026-01-01", dateTo: "2026-12-31" };

test.each([
  ["2026-01-01_2026-12-31", days],
  ["2026-01-01_2026-12-31_recovery", { ...days, treatment: "recovery" as const }],
  ["2026-01-01_2026-12-31_unknown_hazardous", { ...days, treatment: "unknown" as const, hazardous: true }],
  ["2026-01-01_2026-12-31_harmless_unweighed", { ...days, hazardous: false, weighed: false }],
])("%s goes there and back", (text, filter) => {
  expect(parseDisposalFilter(text)).toEqual(filter);
  expect(formatDisposalFilter(filter)).toBe(text);
});

test.each([undefined, null, "", "2026-01-01", "2026-12-31_2026-01-01", "2026-01-01_2026-12-31_", "x_y"])(
  "%j names no orders",
  (text) => {
    expect(parseDisposalFilter(text)).toBeNull();
  },
);
