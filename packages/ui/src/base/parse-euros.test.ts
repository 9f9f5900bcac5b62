import { expect, test } from "vitest";
import { parseEuros, toEuros } from "./parse-euros.ts";

test.each([
  ["", null],
  ["0", 0],
  ["1.000,00", 100_000],
  ["1000,5", 100_050],
  ["5 000 €", 500_000],
  ["1.000,01 €", 100_001],
  ["0,01", 1],
  ["12.50", 1_250],
  ["1.00", 100],
  ["1,000.00", 100_000],
  ["1.234.567,8", 123_456_780],
  ["1,234", undefined],
  ["1.2345", undefined],
  ["12.500.00", undefined],
  ["-1", undefined],
  ["999999999", undefined],
  ["viel", undefined],
])("%s is %s cents", (text, cents) => {
  expect(parseEuros(text)).toBe(cents);
});

test("what is shown is read as the same amount", () => {
  expect(parseEuros(toEuros(1_234_507))).toBe(1_234_507);
  expect(toEuros(null)).toBe("");
});
