import { expect, test } from "vitest";
import { parseDateInput, formatDateInput } from "./date-input.ts";

const today = "2026-03-27";

test.each([
  ["09.04.2026", "2026-04-09"],
  ["9.4.2026", "2026-04-09"],
  ["9.4.26", "2026-04-09"],
  ["9/4/2026", "2026-04-09"],
  ["09042026", "2026-04-09"],
  ["090426", "2026-04-09"],
  ["2026-04-09", "2026-04-09"],
  [" 9.4. ", "2026-04-09"],
  ["9.4", "2026-04-09"],
  ["0904", "2026-04-09"],
  ["27.3.", "2026-03-27"],
  ["26.3.", "2027-03-26"],
  ["29.02.2028", "2028-02-29"],
  ["29.02.2026", undefined],
  ["31.04.2026", undefined],
  ["0.4.2026", undefined],
  ["9.13.2026", undefined],
  ["2026-13-01", undefined],
  ["morgen", undefined],
  ["9.4.2", undefined],
  ["", undefined],
])("%j means %s", (typed, date) => {
  expect(parseDateInput(typed, today)).toBe(date);
});

test("what is written is read back", () => {
  expect(formatDateInput("2026-04-09")).toBe("09.04.2026");
  expect(parseDateInput(formatDateInput("2027-12-31"), today)).toBe("2027-12-31");
});
