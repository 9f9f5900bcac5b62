import * as z from "zod/mini";
import { clearableText, id } from "../base/index.ts";
import { land } from "../catalog/index.ts";
import {
  contactPerson,
  coordinatesCheck,
  locationLabelFields,
  longestSiteText,
  newSiteFields,
  routeSketch,
  serviceLocation,
  siteFields,
} from "../locations/index.ts";
import { contactForm, emailAddress } from "../users/index.ts";
import { event } from "./provider.schema.ts";
import { customerNumber } from "./provider-companies.schema.ts";

/** Whom a driver asks: somebody of the company by their address, or anybody else. */
const siteContact = z.nullable(
  z.discriminatedUnion("type", [
    z.strictObject({ type: z.literal("user"), email: emailAddress }),
    z.strictObject({ type: z.literal("external"), ...contactForm.shape }),
  ]),
);
export type SiteContact = z.output<typeof siteContact>;

const disposer = clearableText(longestSiteText.disposer);
/** Addresses of people of the company who see the site from now on. */
const users = z.array(emailAddress).check(z.maxLength(1_000));

/** A new site of a company. Its Land is proposed from the postal code where none is named. */
export const siteEntry = z
  .strictObject({
    ...event,
    customerNumber,
    ...newSiteFields,
    disposer: z._default(disposer, null),
    contactPerson: z._default(siteContact, null),
    users: z._default(users, []),
    confirmDuplicate: z._default(z.boolean(), false),
  })
  .check(coordinatesCheck);
export type SiteEntry = z.output<typeof siteEntry>;

/** The changed fields of a site; what is left out stays as it is. */
export const siteEdit = z
  .strictObject({
    ...event,
    ...z.partial(z.object({ ...siteFields, disposer, contactPerson: siteContact, users })).shape,
    confirmDuplicate: z._default(z.boolean(), false),
  })
  .check(coordinatesCheck);
export type SiteEdit = z.output<typeof siteEdit>;

export const siteActivity = z.strictObject({ ...event, active: z.boolean() });

/** A site as the disposer has to know it: where it lies, how a driver gets in, whom to ask. */
export const providerSite = z.object({
  ...locationLabelFields.shape,
  companyId: id,
  active: z.boolean(),
  land,
  assumptionDayHoliday: z.boolean(),
  corpusChristiHoliday: z.boolean(),
  lat: z.nullable(z.number()),
  lon: z.nullable(z.number()),
  contractNumber: z.nullable(z.string()),
  partnerNumber: z.nullable(z.string()),
  branch: z.nullable(z.string()),
  orderNumbers: z.array(z.string()),
  glnNumber: z.nullable(z.string()),
  disposer: z.nullable(z.string()),
  access: serviceLocation.shape.access,
  contactPerson: z.nullable(contactPerson),
  routeSketches: z.array(routeSketch),
});
export type ProviderSite = z.output<typeof providerSite>;
