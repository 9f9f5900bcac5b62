import { expect, test } from "vitest";
import { byWeight, noFigures, sumFigures } from "./statistics.rules.ts";

const of = (weightKg: number, previousKg = 0) => ({
  current: { disposals: 1, weightKg, recoveredKg: weightKg, disposedKg: 0 },
  previous: { disposals: 1, weightKg: previousKg, recoveredKg: 0, disposedKg: previousKg },
  comparable: { currentKg: weightKg, previousKg },
});

test("sums have three decimals as weights have", () => {
  expect(sumFigures([of(0.1, 0.7), of(0.2, 0.1)])).toEqual({
    current: { disposals: 2, weightKg: 0.3, recoveredKg: 0.3, disposedKg: 0 },
    previous: { disposals: 2, weightKg: 0.8, recoveredKg: 0, disposedKg: 0.8 },
    comparable: { currentKg: 0.3, previousKg: 0.8 },
  });
  expect(sumFigures([])).toEqual(noFigures);
});

test("the heaviest come first, of equals the heavier one of the year before", () => {
  expect([of(1, 5), of(2), of(1, 9)].toSorted(byWeight)).toEqual([of(2), of(1, 9), of(1, 5)]);
});
