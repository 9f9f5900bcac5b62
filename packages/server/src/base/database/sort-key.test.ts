import { expect, test } from "vitest";
import { sortKey } from "./sort-key.ts";

test("sorts umlauts under their vowels and ignores case", () => {
  const words = ["Zink", "Ölfilter", "altholz", "Äpfel", "Übersee", "Ofen", "Straße 2", "Strasse 1"];
  const sorted = words.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  expect(sorted).toEqual([
    "altholz",
    "Äpfel",
    "Ofen",
    "Ölfilter",
    "Strasse 1",
    "Straße 2",
    "Übersee",
    "Zink",
  ]);
});

test("an umlaut of two characters is the same as one of one", () => {
  expect(sortKey("O\u0308l")).toBe(sortKey("Öl"));
});
