import { expect, it } from "vitest";
import { amountBounds } from "./amount-bounds.ts";
import { amountHint } from "./amount-hint.ts";
import { testFacts, testPieces, testPlacing } from "./test-ordering-facts.ts";

const hint = (facts: typeof testFacts, date: string | null) =>
  amountHint(amountBounds(facts, date), facts, date, "de");

it("names the containers on site, and those of the day where they differ", () => {
  expect(hint(testFacts, null)).toBe("2 Behälter am Standort");
  expect(hint(testFacts, "2027-05-20")).toBe("2 Behälter am Standort");
  expect(hint(testFacts, "2027-05-21")).toBe("An diesem Tag 1 Behälter am Standort");
});

it("names what one order may hold", () => {
  expect(hint(testPieces, null)).toBe("20 bis 500 Stück");
  const open = { ...testPieces, terms: { ...testPieces.terms, mostAmount: null } };
  expect(hint(open, null)).toBe("Mindestens 20 Stück");
  const bigBags = { ...testPlacing, terms: { ...testPlacing.terms, bigBag: true } };
  expect(hint(bigBags, null)).toBe("Höchstens 999 Behälter");
});

it("says nothing where there are no bounds", () => {
  expect(hint(testPlacing, null)).toBeUndefined();
});
