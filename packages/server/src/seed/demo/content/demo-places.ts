import type { LocatedPlace } from "../../../catalog/index.ts";
import { demoCompanies } from "./demo-companies.ts";

/**
 * The places of all sites, so that their postal codes are known even if the operator has not imported the postal codes
 * of the whole country.
 */
export const demoPlaces: readonly LocatedPlace[] = [
  ...new Map(
    Object.values(demoCompanies)
      .flatMap(({ sites }) => sites)
      .map(({ zip, city, land, lat, lon }) => [`${zip} ${city}`, { zip, city, land, lat, lon }]),
  ).values(),
];
