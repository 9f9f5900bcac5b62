import { allowed, detectImageFormat, refused, type Verdict } from "../base/index.ts";
import type { Land } from "../catalog/index.ts";
import {
  maxSketchBytes,
  maxSketchesBytes,
  type DeactivationBlocker,
  deactivationBlockers,
  type SketchMediaType,
} from "./sites.codes.ts";
import type { SiteLabelFields } from "./sites.schema.ts";

type Address = Pick<SiteLabelFields, "street" | "houseNumber" | "zip" | "city">;

/** The address in one line: street and house number, then postal code and city (docs/coverage.md 2.41). */
export function addressLine(site: Address): string {
  const street = [site.street, site.houseNumber].filter(Boolean).join(" ");
  return [street, `${site.zip} ${site.city}`].filter(Boolean).join(", ");
}

/** The full name of a site with number and address; lists are sorted by it. */
export function siteLabel(site: Omit<SiteLabelFields, "id">): string {
  return [site.locationOrderNumber, site.alias, addressLine(site)].filter(Boolean).join(", ");
}

const umlautSpellings: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

const normalizeAddressPart = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => umlautSpellings[letter] ?? letter)
    .normalize("NFD")
    .replaceAll(/[^a-z0-9]/g, "")
    .replaceAll("strasse", "str");

/**
 * A key of the address that ignores its spelling: two sites of a company with the same key are the same site
 * (docs/coverage.md D7.2).
 */
export const addressKey = ({ street, houseNumber, zip, city }: Address): string =>
  [street, houseNumber, zip, city].map((part) => normalizeAddressPart(part)).join(" ");

/** How many containers, agreements and open orders a site still has. Open orders are those with the status open. */
export type DeactivationFacts = Readonly<Record<DeactivationBlocker, number>>;

export const deactivationBlockersOf = (facts: DeactivationFacts): DeactivationBlocker[] =>
  deactivationBlockers.filter((name) => facts[name] > 0);

export function canDeactivate(facts: DeactivationFacts): Verdict<"location_not_empty"> {
  return deactivationBlockersOf(facts).length === 0 ? allowed() : refused("location_not_empty");
}

/** The check digit of a GLN, computed from its first twelve digits (GS1: weights 1 and 3 in turn, from the left). */
export function glnCheckDigit(digits: string): number {
  const sum = Array.from(digits.slice(0, 12), Number).reduce(
    (total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

export const isGln = (text: string): boolean =>
  /^\d{13}$/.test(text) && glnCheckDigit(text) === Number(text[12]);

/**
 * Holidays that only some municipalities of these Länder have, so each site there states whether it has them
 * (docs/coverage.md D7.8).
 */
const holidayLaender = {
  assumptionDayHoliday: ["BY"],
  corpusChristiHoliday: ["SN", "TH"],
} as const satisfies Record<string, readonly Land[]>;
export type LocalHoliday = keyof typeof holidayLaender;

/** The local holiday that a site in the Land can have; null if there is none. */
export const localHolidayOf = (land: Land | null): LocalHoliday | null =>
  (Object.keys(holidayLaender) as LocalHoliday[]).find((name) =>
    (holidayLaender[name] as readonly (Land | null)[]).includes(land),
  ) ?? null;

/**
 * The format of a route sketch by the first bytes of the file; the declared type is ignored. Undefined for any other
 * file.
 */
export function detectSketchMediaType(bytes: Uint8Array): SketchMediaType | undefined {
  if (/^%PDF-[12]\.\d/.test(String.fromCharCode(...bytes.subarray(0, 8)))) return "application/pdf";
  const kind = detectImageFormat(bytes);
  return kind === "png" || kind === "jpeg" ? `image/${kind}` : undefined;
}

/** Whether a sketch can be added to the other sketches of a site, by their sizes in bytes. */
export function canAddSketch(
  sizeBytes: number,
  presentBytes: number,
): Verdict<"sketch_too_large" | "sketches_too_large"> {
  if (sizeBytes > maxSketchBytes) return refused("sketch_too_large");
  return sizeBytes + presentBytes > maxSketchesBytes ? refused("sketches_too_large") : allowed();
}

/**
 * Whether the site needs a route sketch: without a house number, the driver does not find it otherwise
 * (docs/coverage.md 5.9).
 */
export const isSketchRequired = (houseNumber: string, sketches: number): boolean =>
  houseNumber.trim() === "" && sketches === 0;

/** Whether the stock of tires allows an entry; a negative amount takes tires away. */
export function canChangeTireStock(stock: number, amount: number): Verdict<"tire_stock_negative"> {
  return stock + amount < 0 ? refused("tire_stock_negative") : allowed();
}
