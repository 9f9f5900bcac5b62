import { expect, test } from "vitest";
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDeadline,
  formatAbsoluteDeadline,
  formatLongDay,
} from "./format.ts";

const at = (instant: string) => Temporal.Instant.from(instant);

test("dates and times are written the German way in both languages", () => {
  expect(formatDate("2026-04-09")).toBe("09.04.2026");
  expect(formatDay("2026-04-09", "de")).toBe("Do., 09.04.2026");
  expect(formatDay("2026-04-09", "en")).toBe("Thu, 09.04.2026");
  expect(formatLongDay("2026-04-09", "de")).toBe("Donnerstag, 09.04.2026");
  expect(formatDateTime("2026-03-25T07:42:30Z", "de")).toBe("25.03.2026 08:42 Uhr");
  expect(formatDateTime(at("2026-07-25T22:05:00Z"), "en")).toBe("26.07.2026 00:05");
});

test.each([
  ["2026-04-01T10:00:00Z", "Mi., 01.04., 12:00 Uhr"],
  ["2026-03-26T11:00:00Z", "heute, Do., 12:00 Uhr"],
  ["2026-04-08T22:00:00Z", "Mi., 08.04., 24:00 Uhr"],
  ["2026-03-26T23:00:00Z", "heute, Do., 24:00 Uhr"],
  ["2026-04-25T10:00:00Z", "Sa., 25.04., 12:00 Uhr"],
  ["2026-04-26T10:00:00Z", "So., 26.04.2026, 12:00 Uhr"],
])("the deadline %s, seen on 26.03.2026, reads '%s'", (until, words) => {
  expect(formatDeadline(at(until), at("2026-03-26T09:42:00Z"), "de")).toBe(words);
});

test("deadlines read in English too", () => {
  const now = at("2026-03-26T09:42:00Z");
  expect(formatDeadline(at("2026-04-01T10:00:00Z"), now, "en")).toBe("Wed, 01.04.2026, 12:00");
  expect(formatDeadline(at("2026-03-26T11:00:00Z"), now, "en")).toBe("today (Thu), 12:00");
});

test("a deadline that is read later names its year", () => {
  expect(formatAbsoluteDeadline(at("2026-04-01T10:00:00Z"), "de")).toBe("Mi., 01.04.2026, 12:00 Uhr");
  expect(formatAbsoluteDeadline(at("2026-04-08T22:00:00Z"), "de")).toBe("Mi., 08.04.2026, 24:00 Uhr");
});
