import { expect, test } from "vitest";
import { formatsOf, hourOf } from "./format.ts";

const de = formatsOf("de");
const en = formatsOf("en");

test.each([
  [de.date("2026-04-09"), "09.04.2026"],
  [en.date("2026-04-09"), "09.04.2026"],
  [de.longDay("2026-04-09"), "Donnerstag, 09.04.2026"],
  [en.longDay("2026-04-09"), "Thursday, 09.04.2026"],
  [de.dateTime("2026-03-25T07:42:00Z"), "25.03.2026 08:42 Uhr"],
  [de.dateTime("2026-03-29T01:00:00Z"), "29.03.2026 03:00 Uhr"],
  [de.number(1284), "1.284"],
  [en.number(1284), "1,284"],
  [de.weight(280), "280\u00A0kg"],
  [de.weight(4280), "4,280\u00A0t"],
  [en.weight(4280), "4.280\u00A0t"],
  [en.weight(1_234_500), "1,234.500\u00A0t"],
  [de.quantity(1.2, "t"), "1,200\u00A0t"],
  [en.quantity(0.845, "t"), "0.845\u00A0t"],
  [de.quantity(-2, "Stk."), "−2\u00A0Stk."],
  [de.quantity(1.5, "h"), "1,5\u00A0h"],
  [de.money(128_450), "1.284,50\u00A0€"],
  [de.money(-9_640), "−96,40\u00A0€"],
  [en.money(-9_640), "−€96.40"],
  [de.number(-2), "−2"],
  [en.money(128_450), "€1,284.50"],
  [de.fileSize(339_400), "340\u00A0kB"],
  [de.fileSize(3_440_000), "3,4\u00A0MB"],
  [en.fileSize(3_440_000), "3.4\u00A0MB"],
])("%s", (formatted, wanted) => {
  expect(formatted).toBe(wanted);
});

test("hours are Berlin's, wherever the machine stands", () => {
  expect(hourOf(Temporal.Instant.from("2026-07-01T22:30:00Z"))).toBe(0);
  expect(hourOf(Temporal.Instant.from("2026-01-01T22:30:00Z"))).toBe(23);
});
