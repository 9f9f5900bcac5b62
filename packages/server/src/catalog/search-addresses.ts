import type { Prediction } from "@kreislauf/contract/catalog";
import type { Context } from "../base/context.ts";
import type { Db } from "../base/database.ts";
import { sortKey } from "../base/sort-key.ts";
import { listOwnStreets, listPlacesByCity, listPlacesByZip, type Place } from "./addresses.store.ts";
import { describeAddress } from "./describe-address.ts";
import type { Geocoder } from "./geocoder.ts";
import { postalRegions, regionOf } from "./postal-regions.texts.ts";
import { readAddress } from "./read-address.ts";

/** As many as a list shows without scrolling far. */
const mostPredictions = 10;
/** Of the places that a name stands for, in an address. */
const mostPlaces = 3;

/** Places by the beginning of their code or name: `341`, `34123 Kas`, `Kassel`. */
export async function searchZipCode(db: Db, typed: string): Promise<Prediction[]> {
  const [, digits = "", words = ""] = /^(\d{0,5})\s*(.*)$/.exec(typed) ?? [];
  if (digits === "" && words === "") return [];
  const places =
    digits === ""
      ? await listPlacesByCity(db, words, mostPredictions)
      : (await listPlacesByZip(db, digits, 100)).filter(({ city }) => startsWith(city, words));
  const known = places.slice(0, mostPredictions).map((place) => predict(place));
  return known.length > 0 ? known : digits === "" ? mainCities(words) : regionByDigits(digits);
}

/** The places of a code; where none is known the region it belongs to. */
export async function searchPostalCode(db: Db, code: string): Promise<Prediction[]> {
  const places = await listPlacesByZip(db, code, mostPredictions);
  return places.length > 0 ? places.map((place) => predict(place)) : regionByDigits(code);
}

/** What a code tells of where it is used; undefined where it does not exist. */
export const findPlace = async (db: Db, code: string): Promise<Place | undefined> =>
  (await searchPostalCode(db, code))[0];

/**
 * Addresses from the person's own sites, then from the places known by code or name, then from the geocoder
 * (decisions.md section 7).
 */
export async function searchAddress(
  context: Pick<Context, "db" | "actor">,
  geocode: Geocoder,
  typed: string,
): Promise<Prediction[]> {
  const wanted = readAddress(typed);
  if (wanted.street === "") return [];
  const { street, houseNumber, zip, city } = wanted;
  const own = (await listOwnStreets(context)).filter(
    (site) => startsWith(site.street, street) && site.zip.startsWith(zip) && startsWith(site.city, city),
  );
  const places =
    zip !== ""
      ? await searchPostalCode(context.db, zip)
      : city === ""
        ? []
        : await searchZipCode(context.db, city);
  const found = [
    ...own.map((site) => predict(site, { street: site.street, houseNumber })),
    ...places.slice(0, mostPlaces).map((place) => predict(place, { street, houseNumber })),
    ...(await geocode(typed)),
  ];
  const distinct = new Map(found.toReversed().map((prediction) => [prediction.label, prediction]));
  return [...distinct.values()].toReversed().slice(0, mostPredictions);
}

const startsWith = (text: string, typed: string) => sortKey(text).startsWith(sortKey(typed));

function predict(place: Place, part: { street: string; houseNumber: string } = noStreet): Prediction {
  const { zip, city, land, lat, lon } = place;
  const address = { ...part, zip, city };
  return { label: describeAddress(address), ...address, land, lat, lon };
}

const noStreet = { street: "", houseNumber: "" };

/** The region of at least two digits; a whole code is kept, as it may exist. */
function regionByDigits(digits: string): Prediction[] {
  const region = regionOf(digits);
  if (region === undefined) return [];
  return [predict({ ...region, zip: digits.length === 5 ? digits : "" })];
}

function mainCities(words: string): Prediction[] {
  const cities = Object.values(postalRegions).filter((region) => startsWith(region?.city ?? "", words));
  const distinct = new Map(cities.map((region) => [region?.city, region]));
  return [...distinct.values()].flatMap((region) => (region ? [predict({ ...region, zip: "" })] : []));
}
