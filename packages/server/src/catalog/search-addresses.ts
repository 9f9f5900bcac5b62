import type { AddressPrediction } from "@kreislauf/contract/catalog";
import type { Scope } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";
import { sortKey } from "../base/database/sort-key.ts";
import { listOwnStreets, listPlacesByCity, listPlacesByZip, type Place } from "./addresses.store.ts";
import { formatAddress } from "./format-address.ts";
import type { Geocoder } from "./geocoder.ts";
import { postalRegions, findPostalRegion } from "./postal-regions.texts.ts";
import { parseAddress } from "./parse-address.ts";

/** Number of addresses in the list: as many as it shows without much scrolling. */
const maxPredictions = 10;
/** Number of places that are tried for the name of a town in an address. */
const maxPlaces = 3;

/** Places by the beginning of their code or name: `341`, `34123 Kas`, `Kassel`. */
export async function searchPlaces(db: Db, typed: string): Promise<AddressPrediction[]> {
  const [, digits = "", words = ""] = /^(\d{0,5})\s*(.*)$/.exec(typed) ?? [];
  if (digits === "" && words === "") return [];
  const places =
    digits === ""
      ? await listPlacesByCity(db, words, maxPredictions)
      : (await listPlacesByZip(db, digits, 100)).filter(({ city }) => startsWith(city, words));
  const known = places.slice(0, maxPredictions).map((place) => predict(place));
  return known.length > 0 ? known : digits === "" ? mainCities(words) : regionByDigits(digits);
}

/** The places of a postal code. If none is known, the region that the code belongs to. */
export async function searchPlacesByPostalCode(db: Db, code: string): Promise<AddressPrediction[]> {
  const places = await listPlacesByZip(db, code, maxPredictions);
  return places.length > 0 ? places.map((place) => predict(place)) : regionByDigits(code);
}

/**
 * The first place of a postal code or, if no place is known, the region of its first two digits; undefined if there is
 * no such region.
 */
export const findPlaceByZip = async (db: Db, code: string): Promise<Place | undefined> =>
  (await searchPlacesByPostalCode(db, code))[0];

/**
 * Predicts addresses: from the person's own sites, then from places by postal code or name, then from the geocoder
 * (docs/coverage.md D7.6).
 */
export async function searchAddress(
  context: Scope,
  geocode: Geocoder,
  typed: string,
): Promise<AddressPrediction[]> {
  const wanted = parseAddress(typed);
  if (wanted.street === "") return [];
  const { street, houseNumber, zip, city } = wanted;
  const own = (await listOwnStreets(context)).filter(
    (site) => startsWith(site.street, street) && site.zip.startsWith(zip) && startsWith(site.city, city),
  );
  const places =
    zip !== ""
      ? await searchPlacesByPostalCode(context.db, zip)
      : city === ""
        ? []
        : await searchPlaces(context.db, city);
  const found = [
    ...own.map((site) => predict(site, { street: site.street, houseNumber })),
    ...places.slice(0, maxPlaces).map((place) => predict(place, { street, houseNumber })),
    ...(await geocode(typed)),
  ];
  const distinct = new Map(found.toReversed().map((prediction) => [prediction.label, prediction]));
  return [...distinct.values()].toReversed().slice(0, maxPredictions);
}

const startsWith = (text: string, typed: string) => sortKey(text).startsWith(sortKey(typed));

function predict(place: Place, part: { street: string; houseNumber: string } = noStreet): AddressPrediction {
  const { zip, city, land, lat, lon } = place;
  const address = { ...part, zip, city };
  return { label: formatAddress(address), ...address, land, lat, lon };
}

const noStreet = { street: "", houseNumber: "" };

/**
 * The region, if there are at least two digits. A complete code is kept although it is not known, because it may exist.
 */
function regionByDigits(digits: string): AddressPrediction[] {
  const region = findPostalRegion(digits);
  if (region === undefined) return [];
  return [predict({ ...region, zip: digits.length === 5 ? digits : "" })];
}

function mainCities(words: string): AddressPrediction[] {
  const cities = Object.values(postalRegions).filter((region) => startsWith(region?.city ?? "", words));
  const distinct = new Map(cities.map((region) => [region?.city, region]));
  return [...distinct.values()].flatMap((region) => (region ? [predict({ ...region, zip: "" })] : []));
}
