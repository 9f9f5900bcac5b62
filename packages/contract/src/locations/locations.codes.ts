/** Which sites a list holds (product.md section 7); `all` includes inactive ones and needs location managers. */
export const locationFilter = { active: 1, all: 2 } as const;

/** What a status patch says besides `active` (decisions.md section 13). */
export const changeTypes = ["activate", "deactivate"] as const;

/** What can stand against deactivating a site, in the order in which it is said. */
export const remainders = ["containers", "agreements", "orders"] as const;
export type Remainder = (typeof remainders)[number];

/** Sites without anything are deactivated after this many days (decisions.md section 7). */
export const inactiveAfterDays = 60;

export const siteSortKeys = ["name", "place", "group", "containers"] as const;
export type SiteSortKey = (typeof siteSortKeys)[number];

/** Of route sketches: each, and all of a site together (product.md section 9). */
const megabyte = 1_048_576;
export const largestSketchBytes = megabyte;
export const largestSketchesBytes = 5 * megabyte;
/** What travels is a third longer; a sketch that is somewhat too large is still read and told so. */
export const largestSketchBody = 4 * megabyte;
/** Pixels of a side. */
export const longestSketchSide = 10_000;

export const sketchMediaTypes = ["application/pdf", "image/png", "image/jpeg"] as const;
export type SketchMediaType = (typeof sketchMediaTypes)[number];

export const mostOrderNumbers = 3;
export const mostSketches = 20;

export const longestSiteText = {
  alias: 100,
  locationOrderNumber: 40,
  street: 100,
  houseNumber: 20,
  city: 100,
  number: 40,
  openingHours: 200,
  gate: 50,
  driverHints: 500,
  fileName: 200,
  tireNote: 200,
  disposer: 100,
} as const;

/** Tires of one entry. */
export const mostTires = 9_999;
