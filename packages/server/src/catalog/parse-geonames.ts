import { laender } from "@kreislauf/contract/catalog";
import type { LocatedPlace } from "./addresses.store.ts";
import { findPostalRegion } from "./postal-regions.texts.ts";

/** The places in a file, and its lines that could not be read. */
interface ParsedPlaces {
  readonly places: readonly LocatedPlace[];
  readonly problems: readonly string[];
}

const maxCityLength = 200;

/**
 * Parses the German places of a GeoNames postal-code export: tab-separated values, of which the second is the code, the
 * third the place, the fifth the Land, and the tenth and eleventh the coordinates. A place that is listed several times
 * for a code is taken once.
 */
export function parseGeonames(text: string): ParsedPlaces {
  const places = new Map<string, LocatedPlace>();
  const problems: string[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line === "") continue;
    const [country, zip = "", city = "", , state = "", , , , , lat = "", lon = ""] = line.split("\t");
    if (country !== undefined && /^[A-Z]{2}$/.test(country) && country !== "DE") continue;
    // A few codes are served from Germany and belong to no Land; they get the Land of their postal region.
    const land = laender.find((each) => each === state) ?? findPostalRegion(zip)?.land;
    const problem = country === "DE" ? problemOf(city, lat, lon) : "it does not begin with a country's code.";
    if (problem !== undefined || land === undefined || !/^\d{5}$/.test(zip)) {
      problems.push(`Line ${index + 1}: ${problem ?? `'${zip}' is no postal code.`}`);
      continue;
    }
    const place = { zip, city: city.trim(), land, lat: Number(lat), lon: Number(lon) };
    const key = `${zip} ${place.city} ${land}`;
    if (!places.has(key)) places.set(key, place);
  }
  if (places.size === 0 && problems.length === 0) problems.push("There is no German place in it.");
  return { places: [...places.values()], problems };
}

function problemOf(city: string, lat: string, lon: string): string | undefined {
  if (city.trim() === "" || city.length > maxCityLength) return "it names no place.";
  const isNear = (value: string, least: number, most: number) =>
    /^-?\d{1,3}(\.\d+)?$/.test(value) && Number(value) >= least && Number(value) <= most;
  return isNear(lat, 47, 56) && isNear(lon, 5, 16) ? undefined : "its coordinates are not in Germany.";
}
