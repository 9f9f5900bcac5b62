import type { LocationLabelFields } from "./locations.schema.ts";

/** Street and house number, then zip and city (product.md section 2, location switcher). */
export function addressLine(
  location: Omit<LocationLabelFields, "id" | "locationOrderNumber" | "alias">,
): string {
  const street = [location.street, location.houseNumber].filter(Boolean).join(" ");
  return [street, `${location.zip} ${location.city}`].filter(Boolean).join(", ");
}

/** The whole label of a site, which lists sort by. */
export function locationLabel(location: LocationLabelFields): string {
  return [location.locationOrderNumber, location.alias, addressLine(location)].filter(Boolean).join(", ");
}
