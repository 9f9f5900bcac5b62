/**
 * Which sites a list contains (docs/coverage.md 9.9): `active` ones only, or `all`, which includes inactive ones and
 * needs the site manager's permission.
 */
export const siteFilter = { active: 1, all: 2 } as const;

/** Whether a status change activates or deactivates a site; sent beside `active` (docs/coverage.md D13.12). */
export const activityChangeTypes = ["activate", "deactivate"] as const;

/** What can prevent deactivating a site, in the sequence in which screens list it. */
export const deactivationBlockers = ["containers", "agreements", "orders"] as const;
export type DeactivationBlocker = (typeof deactivationBlockers)[number];

/**
 * A site is deactivated after this many days without running agreements, containers and orders (docs/coverage.md D7.4).
 */
export const inactiveAfterDays = 60;

export const siteSortKeys = ["name", "place", "group", "containers"] as const;
export type SiteSortKey = (typeof siteSortKeys)[number];

/** A megabyte in bytes; limits for route sketches are multiples of it (docs/coverage.md 9.1). */
const megabyte = 1_048_576;
/** Maximum size of one route sketch, in bytes. */
export const maxSketchBytes = megabyte;
/** Maximum size of all route sketches of a site together, in bytes. */
export const maxSketchesBytes = 5 * megabyte;
/**
 * Maximum size of the request: Base64 adds a third, and a sketch that is slightly too large must still arrive, so that
 * it can be refused with a message.
 */
export const maxSketchBodyBytes = 4 * megabyte;
/** Maximum width and height of a route sketch, in pixels. */
export const maxSketchSidePixels = 10_000;

export const sketchMediaTypes = ["application/pdf", "image/png", "image/jpeg"] as const;
export type SketchMediaType = (typeof sketchMediaTypes)[number];

export const maxOrderNumbers = 3;
export const maxSketches = 20;

export const maxSiteTextLengths = {
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

/** The most tires that one entry adds or takes away. */
export const maxTires = 9_999;
