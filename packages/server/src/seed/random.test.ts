import { expect, test } from "vitest";
import { createRandom, type Random } from "./random.ts";

const twenty = (random: Random) => Array.from({ length: 20 }, () => random.next());

test("the same seed gives the same numbers, another seed others", () => {
  const draw = (seed: number) => twenty(createRandom(seed));
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test("whole numbers reach both ends and nothing beyond", () => {
  const random = createRandom(1);
  const drawn = new Set(Array.from({ length: 500 }, () => random.between(3, 6)));
  expect(drawn).toEqual(new Set([3, 4, 5, 6]));
});

test("a chance of 0 never happens, one of 1 always, one of a quarter about every fourth time", () => {
  const random = createRandom(2);
  const hits = (share: number) =>
    Array.from({ length: 4000 }, () => random.chance(share)).filter(Boolean).length;
  expect(hits(0)).toBe(0);
  expect(hits(1)).toBe(4000);
  expect(hits(0.25)).toBeGreaterThan(900);
  expect(hits(0.25)).toBeLessThan(1100);
});

test("picking from nothing is an error", () => {
  expect(() => createRandom(3).pick([])).toThrow(RangeError);
});
