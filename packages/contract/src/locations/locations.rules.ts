import { allowed, pictureKindOf, refused, type Verdict } from "../base/index.ts";
import type { Land } from "../catalog/index.ts";
import {
  largestSketchBytes,
  largestSketchesBytes,
  type Remainder,
  remainders,
  type SketchMediaType,
} from "./locations.codes.ts";
import type { LocationLabelFields } from "./locations.schema.ts";

type Address = Pick<LocationLabelFields, "street" | "houseNumber" | "zip" | "city">;

/** Street and house number, then zip and city (product.md section 2, location switcher). */
export function addressLine(location: Address): string {
  const street = [location.street, location.houseNumber].filter(Boolean).join(" ");
  return [street, `${location.zip} ${location.city}`].filter(Boolean).join(", ");
}

/** The whole label of a site, which lists sort by. */
export function locationLabel(location: Omit<LocationLabelFields, "id">): string {
  return [location.locationOrderNumber, location.alias, addressLine(location)].filter(Boolean).join(", ");
}

const written: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

const plain = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => written[letter] ?? letter)
    .normalize("NFD")
    .replaceAll(/[^a-z0-9]/g, "")
    .replaceAll("strasse", "str");

/** Two sites of a company with the same key are the same site (decisions.md section 7). */
export const addressKey = ({ street, houseNumber, zip, city }: Address): string =>
  [street, houseNumber, zip, city].map((part) => plain(part)).join(" ");

/** What still belongs to a site. Open orders are those whose status is open. */
export type SiteRemains = Readonly<Record<Remainder, number>>;

export const whatRemains = (facts: SiteRemains): Remainder[] => remainders.filter((name) => facts[name] > 0);

export function canDeactivate(facts: SiteRemains): Verdict<"location_not_empty"> {
  return whatRemains(facts).length === 0 ? allowed() : refused("location_not_empty");
}

/** The last digit of a GLN by the twelve before it (GS1: weights 1 and 3 from the left). */
export function glnCheckDigit(digits: string): number {
  const sum = Array.from(digits.slice(0, 12), Number).reduce(
    (total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

export const isGln = (text: string): boolean =>
  /^\d{13}$/.test(text) && glnCheckDigit(text) === Number(text[12]);

/** The Länder in which only some municipalities have the holiday, so that a site says it (decisions.md section 7). */
const holidayLaender = {
  assumptionDayHoliday: ["BY"],
  corpusChristiHoliday: ["SN", "TH"],
} as const satisfies Record<string, readonly Land[]>;
export type OwnHoliday = keyof typeof holidayLaender;

/** Which of the two holidays a site in the Land may have of its own, if any. */
export const ownHolidayOf = (land: Land | null): OwnHoliday | null =>
  (Object.keys(holidayLaender) as OwnHoliday[]).find((name) =>
    (holidayLaender[name] as readonly (Land | null)[]).includes(land),
  ) ?? null;

/** What the first bytes of a route sketch say; what it calls itself is not asked. */
export function sketchKindOf(bytes: Uint8Array): SketchMediaType | undefined {
  if (/^%PDF-[12]\.\d/.test(String.fromCharCode(...bytes.subarray(0, 8)))) return "application/pdf";
  const kind = pictureKindOf(bytes);
  return kind === "png" || kind === "jpeg" ? `image/${kind}` : undefined;
}

/** Whether a sketch may join those that a site has, by their bytes. */
export function canAddSketch(
  sizeBytes: number,
  presentBytes: number,
): Verdict<"sketch_too_large" | "sketches_too_large"> {
  if (sizeBytes > largestSketchBytes) return refused("sketch_too_large");
  return sizeBytes + presentBytes > largestSketchesBytes ? refused("sketches_too_large") : allowed();
}

/** Without a house number the driver needs a sketch (product.md section 5). */
export const needsSketch = (houseNumber: string, sketches: number): boolean =>
  houseNumber.trim() === "" && sketches === 0;

/** Whether a stock of tires takes an entry, which may also take tires away. */
export function canChangeStock(stock: number, amount: number): Verdict<"tire_stock_negative"> {
  return stock + amount < 0 ? refused("tire_stock_negative") : allowed();
}
