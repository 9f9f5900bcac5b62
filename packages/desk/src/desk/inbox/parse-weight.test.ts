import { expect, test } from "vitest";
import { parseWeight } from "./parse-weight.ts";

test.each([
  ["", undefined],
  ["1240", 1240],
  ["1.240", 1240],
  ["1,240", 1240],
  ["1240 kg", 1240],
  ["1,240.5 kg", 1240.5],
  ["1.240,5 kg", 1240.5],
  ["1,240 t", 1240],
  ["1.240 t", 1240],
  ["1,24 t", 1240],
  ["0,5t", 500],
  ["12,5", 12.5],
  ["viel", null],
  ["1,2,3", null],
])("%j is %s kg", (typed, kilograms) => {
  expect(parseWeight(typed)).toBe(kilograms);
});
