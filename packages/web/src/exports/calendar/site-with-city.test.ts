import { expect, test } from "vitest";
import { siteWithCity } from "./site-with-city.ts";

test.each([
  ["Werkstatt Süd", "Kassel", "Werkstatt Süd, Kassel"],
  ["Kassel", "Kassel", "Kassel"],
  ["Filiale KASSEL-Nord", "Kassel", "Filiale KASSEL-Nord"],
  ["Markt Bad Homburg 2", "Bad Homburg", "Markt Bad Homburg 2"],
  ["Essener Straße", "Essen", "Essener Straße, Essen"],
  ["Werk Halle", "Halle (Saale)", "Werk Halle, Halle (Saale)"],
])("the site %s in %s reads %s", (site, city, expected) => {
  expect(siteWithCity({ site, city })).toBe(expected);
});
