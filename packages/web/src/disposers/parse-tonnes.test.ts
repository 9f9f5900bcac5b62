import { expect, test } from "vitest";
import { parseTonnes } from "./parse-tonnes.ts";

test.each([
  ["14,62", 14_620],
  ["14.62", 14_620],
  [" 0,5 t ", 500],
  ["14620 kg", 14_620],
  ["0", undefined],
  ["400", undefined],
  ["", undefined],
  ["viel", undefined],
  ["1.234,5", undefined],
])("%j is %s kg", (text, kilograms) => {
  expect(parseTonnes(text, 1)).toBe(kilograms);
});
