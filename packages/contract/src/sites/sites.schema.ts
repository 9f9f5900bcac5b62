import * as z from "zod/mini";
import { id, instant } from "../base/index.ts";
import {
  agreementTypeId,
  amountUnits,
  choice,
  containerActionId,
  containerType,
  land,
  wasteType,
} from "../catalog/index.ts";
import { level, person } from "../users/index.ts";
import { sketchMediaTypes } from "./sites.codes.ts";

const address = {
  street: z.string(),
  houseNumber: z.string(),
  zip: z.string(),
  city: z.string(),
};

/** What identifies a site to people. */
export const siteLabelFields = z.object({
  id,
  locationOrderNumber: z.nullable(z.string()),
  alias: z.string(),
  ...address,
});
export type SiteLabelFields = z.output<typeof siteLabelFields>;

/** A site with what a set of sites can be chosen by. */
const choosableSite = z.object({
  ...siteLabelFields.shape,
  land,
  group: z.nullable(z.object({ groupId: id, name: z.string() })),
});

/** Whether the person who asks marked a site to find it at once. */
export const favouriteMark = z.strictObject({ favourite: z.boolean() });
export type FavouriteMark = z.output<typeof favouriteMark>;

/** An active site to choose from. */
export const siteOption = z.object({ ...choosableSite.shape, ...favouriteMark.shape });
export type SiteOption = z.output<typeof siteOption>;

/** A user or an external contact. */
export const contactPerson = z.object({
  type: z.enum(["user", "external"]),
  id,
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
export type ContactPerson = z.output<typeof contactPerson>;

/** When and by whom a site was deactivated; automatically after some time without containers and orders. */
const deactivation = z.object({ on: instant, automatic: z.boolean(), by: person });

export const siteSummary = z.object({
  ...choosableSite.shape,
  active: z.boolean(),
  contractNumber: z.nullable(z.string()),
  partnerNumber: z.nullable(z.string()),
  /** The ship-to number. */
  branch: z.nullable(z.string()),
  contactPerson: z.nullable(contactPerson),
  containerCount: z.int(),
  openOrders: z.int(),
  claimedOrders: z.int(),
  /** For inactive sites only. */
  deactivation: z.nullable(deactivation),
});
export type SiteSummary = z.output<typeof siteSummary>;

export const siteList = z.object({
  serviceLocations: z.array(siteSummary),
  /** How many sites match the filter and the search, on all pages. */
  total: z.int(),
  /** The totals regardless of the search; inactive sites count for site managers only. */
  amounts: z.object({ active: z.int(), inactive: z.int(), containers: z.int() }),
  branch: z.array(z.string()),
  myNaturePartners: z.array(z.string()),
  myNatureContracts: z.array(z.string()),
  myNatureShipToNumbers: z.array(z.string()),
});
export type SiteList = z.output<typeof siteList>;

/** How a driver gets in. */
const siteAccess = z.object({
  openingHours: z.nullable(z.string()),
  gateWidth: z.nullable(z.string()),
  gateHeight: z.nullable(z.string()),
  driverHints: z.nullable(z.string()),
});

export const routeSketch = z.object({
  id,
  fileName: z.string(),
  mediaType: z.enum(sketchMediaTypes),
  sizeBytes: z.int(),
  addedOn: instant,
});
export type RouteSketch = z.output<typeof routeSketch>;

/** A person who has access to the site. */
const assignedUser = z.object({
  userId: id,
  firstName: z.string(),
  lastName: z.string(),
  invited: z.boolean(),
  ebeneId: z.nullable(z.literal(Object.values(level))),
  permissions: z.array(z.int()),
});

export const site = z.object({
  ...siteSummary.shape,
  /** Degrees north and east. */
  lat: z.nullable(z.number()),
  lon: z.nullable(z.number()),
  assumptionDayHoliday: z.boolean(),
  corpusChristiHoliday: z.boolean(),
  /** Up to three order numbers of the customer. */
  orderNumbers: z.array(z.string()),
  glnNumber: z.nullable(z.string()),
  access: siteAccess,
  disposer: z.nullable(z.string()),
  routeSketches: z.array(routeSketch),
  /** For site managers, by name; null for others. */
  assignedUsers: z.nullable(z.array(assignedUser)),
});
export type Site = z.output<typeof site>;

const siteAgreement = z.object({
  agreementId: id,
  agreementNumber: z.nullable(z.string()),
  agreementTypeId,
  wasteType,
  containerType,
  containersOnSite: z.int(),
  status: z.enum(["requested", "active"]),
});

const siteOrder = z.object({
  id,
  orderNumber: z.string(),
  wasteType: choice,
  containerType: z.object({ id, type: z.string() }),
  containerActionId,
  amount: z.int(),
  /** What the amount counts. */
  unit: z.enum(amountUnits),
  desiredDate: z.string(),
});

/** The detail with agreements, counts and open orders in one answer (docs/coverage.md D9.2). */
export const siteWithAgreements = z.object({
  ...site.shape,
  /** Null for people who may not read agreements and orders. */
  agreements: z.nullable(z.array(siteAgreement)),
  /** The next ones by their day. */
  nextOrders: z.nullable(z.array(siteOrder)),
  /** What prevents deactivating the site. */
  remains: z.object({ containers: z.int(), agreements: z.int(), orders: z.int() }),
});
export type SiteWithAgreements = z.output<typeof siteWithAgreements>;

/** An entry of the log of deactivated sites. */
export const deactivatedSite = z.object({
  id,
  serviceLocationId: id,
  alias: z.string(),
  ...address,
  /** Whether it has been activated again since. */
  active: z.boolean(),
  deactivatedOn: instant,
  automatic: z.boolean(),
  deactivatedBy: person,
  readOn: z.nullable(instant),
});
export type DeactivatedSite = z.output<typeof deactivatedSite>;

/** A file in JSON: a base64 data URI. */
export const sketchFile = z.object({ fileName: z.string(), file: z.string() });
export type SketchFile = z.output<typeof sketchFile>;
