import { expect, test } from "vitest";
import { containerAction } from "./catalog.codes.ts";
import { orderUnit } from "./catalog.rules.ts";
import { formatContainerName, formatOrderedAmount } from "./catalog.texts.ts";

test.each([
  ["Umleerbehälter 1.100 l", "Umleerbehälter 1,100 l"],
  ["Gitterbox 0,9 m³", "Gitterbox 0.9 m³"],
  ["Europalette 1,2 × 0,8 m", "Europalette 1.2 × 0.8 m"],
  ["Fass 200 l", "Fass 200 l"],
])("%s is %s in English", (german, english) => {
  expect(formatContainerName(german, "en")).toBe(english);
  expect(formatContainerName(german, "de")).toBe(german);
});

test("an order in pieces counts pieces where waste goes, and containers where they come or go", () => {
  const { pickUp, place, remove } = containerAction;
  expect([pickUp, place, remove].map((action) => orderUnit(action, "piece"))).toEqual([
    "piece",
    "container",
    "container",
  ]);
  expect(orderUnit(pickUp, "container")).toBe("container");
});

test.each([
  ["de", "32 Stück · Gitterbox 0,9 m³", "3 × Gitterbox 0,9 m³"],
  ["en", "32 pieces · Gitterbox 0,9 m³", "3 × Gitterbox 0,9 m³"],
] as const)("amounts in %s say what they count", (language, pieces, containers) => {
  expect(formatOrderedAmount(32, "piece", "Gitterbox 0,9 m³", language)).toBe(pieces);
  expect(formatOrderedAmount(3, "container", "Gitterbox 0,9 m³", language)).toBe(containers);
});
