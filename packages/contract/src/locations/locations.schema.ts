import * as z from "zod/mini";
import { id, instant } from "../base/index.ts";
import {
  agreementTypeId,
  choice,
  containerActionId,
  containerType,
  land,
  wasteType,
} from "../catalog/index.ts";
import { level, person } from "../users/index.ts";
import { sketchMediaTypes } from "./locations.codes.ts";

const address = {
  street: z.string(),
  houseNumber: z.string(),
  zip: z.string(),
  city: z.string(),
};

/** What a site is recognised by. */
export const locationLabelFields = z.object({
  id,
  locationOrderNumber: z.nullable(z.string()),
  alias: z.string(),
  ...address,
});
export type LocationLabelFields = z.output<typeof locationLabelFields>;

/** A user or an external contact. */
export const contactPerson = z.object({
  type: z.enum(["user", "external"]),
  id,
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
export type ContactPerson = z.output<typeof contactPerson>;

/** When and by whom a site was deactivated; automatic after some time without containers and orders. */
const deactivation = z.object({ on: instant, automatic: z.boolean(), by: person });

export const serviceLocationSummary = z.object({
  ...locationLabelFields.shape,
  active: z.boolean(),
  land,
  group: z.nullable(z.object({ groupId: id, name: z.string() })),
  contractNumber: z.nullable(z.string()),
  partnerNumber: z.nullable(z.string()),
  /** The ship-to number. */
  branch: z.nullable(z.string()),
  contactPerson: z.nullable(contactPerson),
  containerCount: z.int(),
  openOrders: z.int(),
  claimedOrders: z.int(),
  /** Of inactive sites. */
  deactivation: z.nullable(deactivation),
});
export type ServiceLocationSummary = z.output<typeof serviceLocationSummary>;

export const serviceLocationList = z.object({
  serviceLocations: z.array(serviceLocationSummary),
  /** How many sites fit the filter and the search, on all pages. */
  total: z.int(),
  /** How many there are, whatever is searched for; inactive ones count for location managers only. */
  amounts: z.object({ active: z.int(), inactive: z.int(), containers: z.int() }),
  branch: z.array(z.string()),
  myNaturePartners: z.array(z.string()),
  myNatureContracts: z.array(z.string()),
  myNatureShipToNumbers: z.array(z.string()),
});
export type ServiceLocationList = z.output<typeof serviceLocationList>;

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

/** Somebody who sees the site. */
const assignedUser = z.object({
  userId: id,
  firstName: z.string(),
  lastName: z.string(),
  invited: z.boolean(),
  ebeneId: z.nullable(z.literal(Object.values(level))),
  permissions: z.array(z.int()),
});

export const serviceLocation = z.object({
  ...serviceLocationSummary.shape,
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
  /** For location managers, by name; null for others. */
  assignedUsers: z.nullable(z.array(assignedUser)),
});
export type ServiceLocation = z.output<typeof serviceLocation>;

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
  desiredDate: z.string(),
});

/** The detail with agreements, counts and open orders in one answer (decisions.md section 9). */
export const improvedServiceLocation = z.object({
  ...serviceLocation.shape,
  /** Null for those who may not read agreements and orders. */
  agreements: z.nullable(z.array(siteAgreement)),
  /** The next ones by their day. */
  nextOrders: z.nullable(z.array(siteOrder)),
  /** What stands against deactivating the site. */
  remains: z.object({ containers: z.int(), agreements: z.int(), orders: z.int() }),
});
export type ImprovedServiceLocation = z.output<typeof improvedServiceLocation>;

/** An entry of the log of deactivated sites. */
export const deactivatedLocation = z.object({
  id,
  serviceLocationId: id,
  alias: z.string(),
  ...address,
  /** Whether it is active again by now. */
  active: z.boolean(),
  deactivatedOn: instant,
  automatic: z.boolean(),
  deactivatedBy: person,
  readOn: z.nullable(instant),
});
export type DeactivatedLocation = z.output<typeof deactivatedLocation>;

/** A file as it travels: a base64 data URI. */
export const sketchFile = z.object({ fileName: z.string(), file: z.string() });
