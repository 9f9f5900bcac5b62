import { expect, test } from "vitest";
import { addressLine, locationLabel } from "./locations.rules.ts";

const site = {
  id: 1,
  locationOrderNumber: "4100-02",
  alias: "Werkstatt Süd",
  street: "Lohgerberweg",
  houseNumber: "21",
  zip: "34123",
  city: "Kassel",
};

test("a site is labelled by number, alias and address", () => {
  expect(locationLabel(site)).toBe("4100-02, Werkstatt Süd, Lohgerberweg 21, 34123 Kassel");
  expect(locationLabel({ ...site, locationOrderNumber: null })).toBe(
    "Werkstatt Süd, Lohgerberweg 21, 34123 Kassel",
  );
  expect(addressLine({ ...site, houseNumber: "" })).toBe("Lohgerberweg, 34123 Kassel");
});
