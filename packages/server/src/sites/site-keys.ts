import { addressKey, type SiteLabelFields, siteLabel } from "@kreislauf/contract/sites";
import { sortKey } from "../base/database/sort-key.ts";

/** The columns by which sites are sorted, searched and compared, derived from name and postal address. */
export const siteKeys = (site: Omit<SiteLabelFields, "id">) => ({
  sort_key: sortKey(siteLabel(site)),
  name_key: sortKey(site.alias),
  place_key: sortKey(`${site.city} ${site.street} ${site.houseNumber}`),
  address_key: addressKey(site),
});
