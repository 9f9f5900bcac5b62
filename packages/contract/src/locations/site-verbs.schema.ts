import * as z from "zod/mini";
import {
  because,
  booleanText,
  clearableText,
  id,
  idText,
  typedText,
  wholeNumberText,
} from "../base/index.ts";
import { land, zipCode } from "../catalog/index.ts";
import {
  changeTypes,
  longestSiteText as longest,
  mostOrderNumbers,
  mostSketches,
  siteSortKeys,
} from "./locations.codes.ts";
import { isGln } from "./locations.rules.ts";

/** Which sites a list holds and how; without a limit all of them. */
export const siteListQuery = z.object({
  active: z.optional(booleanText),
  search: z._default(typedText(100), ""),
  groupId: z.optional(idText),
  sortBy: z._default(z.enum(siteSortKeys), "name"),
  sortOrder: z._default(z.enum(["asc", "desc"]), "asc"),
  offset: z._default(wholeNumberText(0, 1_000_000), 0),
  limit: z.optional(wholeNumberText(1, 100)),
});
export type SiteListQuery = z.output<typeof siteListQuery>;

const name = typedText(longest.alias).check(
  z.refine((text) => text !== "", { abort: true, ...because("name_missing") }),
  z.minLength(2),
);

const demanded = (most: number) => typedText(most).check(z.minLength(1));

const glnNumber = z.pipe(
  clearableText(20),
  z.nullable(z.string().check(z.refine((text) => isGln(text), because("gln")))),
);

const degrees = (least: number, most: number) =>
  z.nullable(z.number().check(z.minimum(least), z.maximum(most)));

const access = z.strictObject({
  openingHours: z._default(clearableText(longest.openingHours), null),
  gateWidth: z._default(clearableText(longest.gate), null),
  gateHeight: z._default(clearableText(longest.gate), null),
  driverHints: z._default(clearableText(longest.driverHints), null),
});

const orderNumbers = z.pipe(
  z.array(typedText(longest.number)).check(z.maxLength(mostOrderNumbers)),
  z.transform((numbers: string[]) => numbers.filter((number) => number !== "")),
);

/** A sketch that was uploaded before, by the same person. */
const newSketch = z.strictObject({ fileId: id, fileName: demanded(longest.fileName) });
const sketches = z.array(newSketch).check(z.maxLength(mostSketches));
const people = z.array(id).check(z.maxLength(1_000));

/** What a site is, where it lies and how a driver gets in. */
export const siteFields = {
  alias: name,
  locationOrderNumber: clearableText(longest.locationOrderNumber),
  street: demanded(longest.street),
  houseNumber: typedText(longest.houseNumber),
  zip: zipCode,
  city: demanded(longest.city),
  land: z.nullable(land),
  assumptionDayHoliday: z.boolean(),
  corpusChristiHoliday: z.boolean(),
  lat: degrees(-90, 90),
  lon: degrees(-180, 180),
  contractNumber: clearableText(longest.number),
  partnerNumber: clearableText(longest.number),
  branch: clearableText(longest.number),
  orderNumbers,
  glnNumber,
  access,
};

/** The same of a new site, with what may be left out. */
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

const relations = {
  groupId: z.nullable(id),
  contactPerson: z.nullable(z.strictObject({ type: z.enum(["user", "external"]), id })),
};

interface Coordinates {
  readonly lat?: number | null | undefined;
  readonly lon?: number | null | undefined;
}

/** Both coordinates are given, or none. */
export const coordinatesCheck = z.refine<Coordinates>(
  ({ lat = null, lon = null }: Coordinates) => (lat === null) === (lon === null),
  { path: ["lon"], ...because("coordinates") },
);

/** A new site. Its Land is proposed from the postal code where none is named. */
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

/** The changed fields of a site, or whether it is active: `changeType` and `active` agree and come alone. */
export const siteChange = z
  .strictObject({
    ...z.partial(z.object({ ...siteFields, ...relations })).shape,
    newRouteSketches: z.optional(sketches),
    removedRouteSketchIds: z.optional(people),
    addedUserIds: z.optional(people),
    removedUserIds: z.optional(people),
    confirmDuplicate: z.optional(z.boolean()),
    active: z.optional(z.boolean()),
    changeType: z.optional(z.enum(changeTypes)),
  })
  .check(
    z.refine((body) => Object.keys(body).length > 0, because("nothing")),
    coordinatesCheck,
    z.refine(
      ({ active, changeType, ...rest }) =>
        (active === undefined && changeType === undefined) ||
        (changeType === (active === true ? "activate" : "deactivate") && Object.keys(rest).length === 0),
      { path: ["changeType"], ...because("other_change") },
    ),
  );
export type SiteChange = z.output<typeof siteChange>;

export const sketchUpload = z.strictObject({ fileName: demanded(longest.fileName), file: z.string() });
export type SketchUpload = z.output<typeof sketchUpload>;

export const uploadedSketch = z.object({ fileId: id, fileName: z.string(), sizeBytes: z.int() });
export type UploadedSketch = z.output<typeof uploadedSketch>;
