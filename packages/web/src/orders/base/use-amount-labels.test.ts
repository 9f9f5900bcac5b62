import { expect, test } from "vitest";
import { orderFixture } from "./order.fixture.ts";
import { amountLabelsOf } from "./use-amount-labels.ts";

const boxes = { ...orderFixture, containerType: { ...orderFixture.containerType, type: "Gitterbox 0,9 m³" } };

test.each([
  ["de", 32, "piece", "32 Stück · Gitterbox 0,9 m³", "32 Stück"],
  ["de", 1, "piece", "1 Stück · Gitterbox 0,9 m³", "1 Stück"],
  ["en", 32, "piece", "32 pieces · Gitterbox 0,9 m³", "32 pieces"],
  ["de", 3, "container", "3 × Gitterbox 0,9 m³", "3"],
  ["de", 1, "container", "Gitterbox 0,9 m³", "1"],
] as const)("in %s an order for %d in unit %s reads %s", (language, amount, unit, container, plain) => {
  const { containerLabel, amountLabel } = amountLabelsOf(language);
  expect(containerLabel({ ...boxes, amount, unit })).toBe(container);
  expect(amountLabel({ amount, unit })).toBe(plain);
});
