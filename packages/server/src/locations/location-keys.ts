import { addressKey, type LocationLabelFields, locationLabel } from "@kreislauf/contract/locations";
import { sortKey } from "../base/sort-key.ts";

/** The folded columns that follow from what a site is called and where it lies. */
export const locationKeys = (site: Omit<LocationLabelFields, "id">) => ({
  sort_key: sortKey(locationLabel(site)),
  name_key: sortKey(site.alias),
  place_key: sortKey(`${site.city} ${site.street} ${site.houseNumber}`),
  address_key: addressKey(site),
});
