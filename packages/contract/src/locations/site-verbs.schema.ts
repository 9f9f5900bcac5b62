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

const fields = {
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
  groupId: z.nullable(id),
  contactPerson: z.nullable(z.strictObject({ type: z.enum(["user", "external"]), id })),
};

interface Coordinates {
  readonly lat?: number | null | undefined;
  readonly lon?: number | null | undefined;
}

const bothCoordinates = ({ lat = null, lon = null }: Coordinates) => (lat === null) === (lon === null);

/** A new site. Its Land is proposed from the postal code where none is named. */
export const siteCreation = z
  .strictObject({
    ...fields,
    locationOrderNumber: z._default(fields.locationOrderNumber, null),
    houseNumber: z._default(fields.houseNumber, ""),
    land: z._default(fields.land, null),
    assumptionDayHoliday: z._default(fields.assumptionDayHoliday, false),
    corpusChristiHoliday: z._default(fields.corpusChristiHoliday, false),
    lat: z._default(fields.lat, null),
    lon: z._default(fields.lon, null),
    contractNumber: z._default(fields.contractNumber, null),
    partnerNumber: z._default(fields.partnerNumber, null),
    branch: z._default(fields.branch, null),
    orderNumbers: z._default(fields.orderNumbers, []),
    glnNumber: z._default(fields.glnNumber, null),
    access: z.prefault(fields.access, {}),
    groupId: z._default(fields.groupId, null),
    contactPerson: z._default(fields.contactPerson, null),
    routeSketches: z._default(sketches, []),
    assignedUserIds: z._default(people, []),
    confirmDuplicate: z._default(z.boolean(), false),
  })
  .check(z.refine(bothCoordinates, { path: ["lon"], ...because("coordinates") }));
export type SiteCreation = z.output<typeof siteCreation>;

/** The changed fields of a site, or whether it is active: `changeType` and `active` agree and come alone. */
export const siteChange = z
  .strictObject({
    ...z.partial(z.object(fields)).shape,
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
    z.refine(bothCoordinates, { path: ["lon"], ...because("coordinates") }),
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
