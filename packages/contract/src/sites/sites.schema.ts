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

/** The fields by which people recognize a site. */
export const siteLabelFields = z.object({
  id,
  locationOrderNumber: z.nullable(z.string()),
  alias: z.string(),
  ...address,
});
export type SiteLabelFields = z.output<typeof siteLabelFields>;

/** A site with the fields that a set of sites can be chosen by: itself, its Land and its group. */
const choosableSite = z.object({
  ...siteLabelFields.shape,
  land,
  group: z.nullable(z.object({ groupId: id, name: z.string() })),
});

/** Whether the requesting person marked a site as a favourite. */
export const favouriteMark = z.strictObject({ favourite: z.boolean() });
export type FavouriteMark = z.output<typeof favouriteMark>;

/** An active site as a choice. */
export const siteOption = z.object({ ...choosableSite.shape, ...favouriteMark.shape });
export type SiteOption = z.output<typeof siteOption>;

/** The contact person of a site: a user or an external contact. */
export const contactPerson = z.object({
  type: z.enum(["user", "external"]),
  id,
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
export type ContactPerson = z.output<typeof contactPerson>;

/** When and by whom a site was deactivated. `automatic`: by a job, after some time without containers and orders. */
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
  /** When and by whom the site was deactivated; null if it is active. */
  deactivation: z.nullable(deactivation),
});
export type SiteSummary = z.output<typeof siteSummary>;

export const siteList = z.object({
  serviceLocations: z.array(siteSummary),
  /** The number of sites that match the filters and the search, on all pages. */
  total: z.int(),
  /**
   * The numbers of sites and of the containers at active sites, whatever the search. Inactive sites are counted for
   * site managers only; for others the number is 0.
   */
  amounts: z.object({ active: z.int(), inactive: z.int(), containers: z.int() }),
  branch: z.array(z.string()),
  myNaturePartners: z.array(z.string()),
  myNatureContracts: z.array(z.string()),
  myNatureShipToNumbers: z.array(z.string()),
});
export type SiteList = z.output<typeof siteList>;

/** The fields that tell how a driver gets in. */
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
  /** Degrees north; null if the position is not known. */
  lat: z.nullable(z.number()),
  /** Degrees east; null if the position is not known. */
  lon: z.nullable(z.number()),
  assumptionDayHoliday: z.boolean(),
  corpusChristiHoliday: z.boolean(),
  /** Up to three order numbers of the customer. */
  orderNumbers: z.array(z.string()),
  glnNumber: z.nullable(z.string()),
  access: siteAccess,
  disposer: z.nullable(z.string()),
  routeSketches: z.array(routeSketch),
  /** The people assigned to the site, sorted by name; null unless the requesting person is a site manager. */
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
  /** What the amount counts: containers or pieces. */
  unit: z.enum(amountUnits),
  desiredDate: z.string(),
});

/** The site's detail with agreements, counts and open orders in one response (docs/coverage.md D9.2). */
export const siteWithAgreements = z.object({
  ...site.shape,
  /** Null for people who may not read agreements and orders. */
  agreements: z.nullable(z.array(siteAgreement)),
  /** The next open orders, sorted by date; null for people who may not read agreements and orders. */
  nextOrders: z.nullable(z.array(siteOrder)),
  /** The numbers of containers, agreements and open orders that prevent deactivating the site. */
  remains: z.object({ containers: z.int(), agreements: z.int(), orders: z.int() }),
});
export type SiteWithAgreements = z.output<typeof siteWithAgreements>;

/** An entry of the log of deactivated sites. */
export const deactivatedSite = z.object({
  id,
  serviceLocationId: id,
  alias: z.string(),
  ...address,
  /** Whether the site has been activated again since. */
  active: z.boolean(),
  deactivatedOn: instant,
  automatic: z.boolean(),
  deactivatedBy: person,
  readOn: z.nullable(instant),
});
export type DeactivatedSite = z.output<typeof deactivatedSite>;

/** A route sketch in JSON; `file` is a base64 data URI. */
export const sketchFile = z.object({ fileName: z.string(), file: z.string() });
export type SketchFile = z.output<typeof sketchFile>;
