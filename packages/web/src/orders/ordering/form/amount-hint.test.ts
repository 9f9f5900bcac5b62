import { expect, it } from "vitest";
import { amountBounds } from "./amount-bounds.ts";
import { amountHint } from "./amount-hint.ts";
import { orderingFactsFixture, pieceFactsFixture, placementFactsFixture } from "./ordering-facts.fixture.ts";

const hint = (facts: typeof orderingFactsFixture, date: string | null) =>
  amountHint(amountBounds(facts, date), facts, date, "de");

it("names the containers on site, and those of the day where they differ", () => {
  expect(hint(orderingFactsFixture, null)).toBe("2 Behälter am Standort");
  expect(hint(orderingFactsFixture, "2027-05-20")).toBe("2 Behälter am Standort");
  expect(hint(orderingFactsFixture, "2027-05-21")).toBe("An diesem Tag 1 Behälter am Standort");
});

it("names what one order may hold", () => {
  expect(hint(pieceFactsFixture, null)).toBe("20 bis 500 Stück");
  const open = { ...pieceFactsFixture, terms: { ...pieceFactsFixture.terms, mostAmount: null } };
  expect(hint(open, null)).toBe("Mindestens 20 Stück");
  const bigBags = { ...placementFactsFixture, terms: { ...placementFactsFixture.terms, bigBag: true } };
  expect(hint(bigBags, null)).toBe("Höchstens 999 Behälter");
});

it("says nothing where there are no bounds", () => {
  expect(hint(placementFactsFixture, null)).toBeUndefined();
});
