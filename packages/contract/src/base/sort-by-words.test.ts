import { expect, test } from "vitest";
import { sortByWords } from "./sort-by-words.ts";

test("umlauts stand beside their letters, not behind z, in both languages", () => {
  const words = { 1: "Umstellen", 2: "Öffnen", 3: "Zählen", 4: "abholen", 5: "Aufstellen" };
  expect(sortByWords([1, 2, 3, 4, 5] as const, words, "de")).toEqual([4, 5, 2, 1, 3]);
  expect(sortByWords([1, 2, 3, 4, 5] as const, words, "en")).toEqual([4, 5, 2, 1, 3]);
});
