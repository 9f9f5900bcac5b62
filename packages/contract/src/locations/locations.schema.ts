import * as z from "zod/mini";
import { id } from "../base/index.ts";
import { land } from "../catalog/index.ts";

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

export const serviceLocationSummary = z.object({
  ...locationLabelFields.shape,
  active: z.boolean(),
  land,
  contractNumber: z.nullable(z.string()),
  partnerNumber: z.nullable(z.string()),
  /** The ship-to number. */
  branch: z.nullable(z.string()),
});
export type ServiceLocationSummary = z.output<typeof serviceLocationSummary>;

export const serviceLocationList = z.object({
  serviceLocations: z.array(serviceLocationSummary),
  branch: z.array(z.string()),
  myNaturePartners: z.array(z.string()),
  myNatureContracts: z.array(z.string()),
  myNatureShipToNumbers: z.array(z.string()),
});

/** How a driver gets in. */
const siteAccess = z.object({
  openingHours: z.nullable(z.string()),
  gateWidth: z.nullable(z.string()),
  gateHeight: z.nullable(z.string()),
  driverHints: z.nullable(z.string()),
});

export const serviceLocation = z.object({
  ...serviceLocationSummary.shape,
  lat: z.nullable(z.number()),
  lon: z.nullable(z.number()),
  /** Up to three order numbers of the customer. */
  orderNumbers: z.array(z.string()),
  glnNumber: z.nullable(z.string()),
  access: siteAccess,
  containerCount: z.int(),
});
