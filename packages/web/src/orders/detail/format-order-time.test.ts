import { expect, test } from "vitest";
import { formatsOf } from "@kreislauf/ui/base/format.ts";
import { formatOrderTime } from "./format-order-time.ts";

test.each([
  ["2026-10-04T22:00:00Z", "05.10.2026"],
  ["2026-10-04T22:00:01Z", "05.10.2026 00:00 Uhr"],
  ["2026-10-04T21:59:59Z", "04.10.2026 23:59 Uhr"],
  // In winter a day in Berlin begins at 23:00 UTC of the day before.
  ["2026-11-04T23:00:00Z", "05.11.2026"],
  ["2026-11-04T22:00:00Z", "04.11.2026 23:00 Uhr"],
])("%s is %s", (instant, words) => {
  expect(formatOrderTime(instant, formatsOf("de"))).toBe(words);
});
