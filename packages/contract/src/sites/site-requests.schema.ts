import * as z from "zod/mini";
import {
  withReason,
  booleanParam,
  fileNameInput,
  nullableText,
  id,
  idParam,
  requiredText,
  searchInput,
  textInput,
  integerParam,
} from "../base/index.ts";
import { land, zipCode } from "../catalog/index.ts";
import {
  activityChangeTypes,
  maxSiteTextLengths as longest,
  maxOrderNumbers,
  maxSketches,
  siteSortKeys,
} from "./sites.codes.ts";
import { isGln } from "./sites.rules.ts";

/** The filters, the sorting and the page of the site list; without `limit` it contains all matching sites. */
export const siteListQuery = z.object({
  active: z.optional(booleanParam),
  search: z._default(searchInput(100), ""),
  groupId: z.optional(idParam),
  sortBy: z._default(z.enum(siteSortKeys), "name"),
  sortOrder: z._default(z.enum(["asc", "desc"]), "asc"),
  offset: z._default(integerParam(0, 1_000_000), 0),
  limit: z.optional(integerParam(1, 100)),
});
export type SiteListQuery = z.output<typeof siteListQuery>;

const name = textInput(longest.alias).check(
  z.refine((text) => text !== "", { abort: true, ...withReason("name_missing") }),
  z.minLength(2),
);

const glnNumber = z.pipe(
  nullableText(20),
  z.nullable(z.string().check(z.refine((text) => isGln(text), withReason("gln")))),
);

const degrees = (least: number, most: number) =>
  z.nullable(z.number().check(z.minimum(least), z.maximum(most)));

const accessFields = {
  openingHours: nullableText(longest.openingHours, { isMultiline: true }),
  gateWidth: nullableText(longest.gate),
  gateHeight: nullableText(longest.gate),
  driverHints: nullableText(longest.driverHints, { isMultiline: true }),
};
const access = z.strictObject({
  openingHours: z._default(accessFields.openingHours, null),
  gateWidth: z._default(accessFields.gateWidth, null),
  gateHeight: z._default(accessFields.gateHeight, null),
  driverHints: z._default(accessFields.driverHints, null),
});

const orderNumbers = z.pipe(
  z.array(textInput(longest.number)).check(z.maxLength(maxOrderNumbers)),
  z.transform((numbers: string[]) => numbers.filter((number) => number !== "")),
);

/** A route sketch that the same person uploaded earlier. */
const newSketch = z.strictObject({ fileId: id, fileName: fileNameInput(longest.fileName) });
const sketches = z.array(newSketch).check(z.maxLength(maxSketches));
const people = z.array(id).check(z.maxLength(1_000));

/** The fields that describe a site: its name, address and numbers, its local holidays, and how a driver gets in. */
export const siteFields = {
  alias: name,
  locationOrderNumber: nullableText(longest.locationOrderNumber),
  street: requiredText(longest.street),
  houseNumber: textInput(longest.houseNumber),
  zip: zipCode,
  city: requiredText(longest.city),
  land: z.nullable(land),
  assumptionDayHoliday: z.boolean(),
  corpusChristiHoliday: z.boolean(),
  lat: degrees(-90, 90),
  lon: degrees(-180, 180),
  contractNumber: nullableText(longest.number),
  partnerNumber: nullableText(longest.number),
  branch: nullableText(longest.number),
  orderNumbers,
  glnNumber,
  access,
};

/** The fields of a new site; some of them have defaults. */
export const newSiteFields = {
  ...siteFields,
  locationOrderNumber: z._default(siteFields.locationOrderNumber, null),
  houseNumber: z._default(siteFields.houseNumber, ""),
  land: z._default(siteFields.land, null),
  assumptionDayHoliday: z._default(siteFields.assumptionDayHoliday, false),
  corpusChristiHoliday: z._default(siteFields.corpusChristiHoliday, false),
  lat: z._default(siteFields.lat, null),
  lon: z._default(siteFields.lon, null),
  contractNumber: z._default(siteFields.contractNumber, null),
  partnerNumber: z._default(siteFields.partnerNumber, null),
  branch: z._default(siteFields.branch, null),
  orderNumbers: z._default(siteFields.orderNumbers, []),
  glnNumber: z._default(siteFields.glnNumber, null),
  access: z.prefault(siteFields.access, {}),
};

/** The changed fields of a site; missing ones stay as they are, also those of `access`. */
export const changedSiteFields = {
  ...z.partial(z.object(siteFields)).shape,
  access: z.optional(z.strictObject(z.partial(z.object(accessFields)).shape)),
};

const relations = {
  groupId: z.nullable(id),
  contactPerson: z.nullable(z.strictObject({ type: z.enum(["user", "external"]), id })),
};

interface Coordinates {
  readonly lat?: number | null | undefined;
  readonly lon?: number | null | undefined;
}

/** The coordinates must both be numbers, both be null or both be missing. */
export const coordinatesCheck = z.refine<Coordinates>(
  ({ lat, lon }: Coordinates) => typeof lat === typeof lon,
  { path: ["lon"], ...withReason("coordinates") },
);

/** A new site. If no Land is given, it is derived from the postal code. */
export const siteCreation = z
  .strictObject({
    ...newSiteFields,
    groupId: z._default(relations.groupId, null),
    contactPerson: z._default(relations.contactPerson, null),
    routeSketches: z._default(sketches, []),
    assignedUserIds: z._default(people, []),
    confirmDuplicate: z._default(z.boolean(), false),
  })
  .check(coordinatesCheck);
export type SiteCreation = z.output<typeof siteCreation>;

/**
 * The changed fields of a site, or only whether it is active: then `changeType` and `active` must match and be the only
 * fields.
 */
export const siteEdit = z
  .strictObject({
    ...changedSiteFields,
    ...z.partial(z.object(relations)).shape,
    newRouteSketches: z.optional(sketches),
    removedRouteSketchIds: z.optional(people),
    addedUserIds: z.optional(people),
    removedUserIds: z.optional(people),
    confirmDuplicate: z.optional(z.boolean()),
    active: z.optional(z.boolean()),
    changeType: z.optional(z.enum(activityChangeTypes)),
  })
  .check(
    z.refine((body) => Object.keys(body).length > 0, withReason("nothing")),
    coordinatesCheck,
    z.refine(
      ({ active, changeType, ...rest }) =>
        (active === undefined && changeType === undefined) ||
        (active !== undefined &&
          changeType === (active ? "activate" : "deactivate") &&
          Object.keys(rest).length === 0),
      { path: ["changeType"], ...withReason("other_change") },
    ),
  );
export type SiteEdit = z.output<typeof siteEdit>;

export const sketchUpload = z.strictObject({ fileName: fileNameInput(longest.fileName), file: z.string() });
export type SketchUpload = z.output<typeof sketchUpload>;

export const uploadedSketch = z.object({ fileId: id, fileName: z.string(), sizeBytes: z.int() });
export type UploadedSketch = z.output<typeof uploadedSketch>;
