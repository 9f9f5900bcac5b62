import * as z from "zod/mini";
import { nullableText, id } from "../base/index.ts";
import { land } from "../catalog/index.ts";
import {
  changedSiteFields,
  contactPerson,
  coordinatesCheck,
  siteLabelFields,
  maxSiteTextLengths,
  newSiteFields,
  routeSketch,
  site,
} from "../sites/index.ts";
import { contactForm, emailAddress } from "../users/index.ts";
import { eventFields } from "./provider.schema.ts";
import { customerNumber } from "./provider-companies.schema.ts";

/** The contact person for drivers: a user of the company, by e-mail address, or an external contact. */
const siteContact = z.nullable(
  z.discriminatedUnion("type", [
    z.strictObject({ type: z.literal("user"), email: emailAddress }),
    z.strictObject({ type: z.literal("external"), ...contactForm.shape }),
  ]),
);
export type SiteContact = z.output<typeof siteContact>;

const disposer = nullableText(maxSiteTextLengths.disposer);
/** E-mail addresses of the company's users who get access to the site. */
const users = z.array(emailAddress).check(z.maxLength(1_000));

/** A new site of a company. If no Land is given, it is derived from the postal code. */
export const providerSiteCreation = z
  .strictObject({
    ...eventFields,
    customerNumber,
    ...newSiteFields,
    disposer: z._default(disposer, null),
    contactPerson: z._default(siteContact, null),
    users: z._default(users, []),
    confirmDuplicate: z._default(z.boolean(), false),
  })
  .check(coordinatesCheck);
export type ProviderSiteCreation = z.output<typeof providerSiteCreation>;

/** The changed fields of a site; missing ones stay as they are. */
export const providerSiteEdit = z
  .strictObject({
    ...eventFields,
    ...changedSiteFields,
    ...z.partial(z.object({ disposer, contactPerson: siteContact, users })).shape,
    confirmDuplicate: z._default(z.boolean(), false),
  })
  .check(coordinatesCheck);
export type ProviderSiteEdit = z.output<typeof providerSiteEdit>;

export const siteActivityChange = z.strictObject({ ...eventFields, active: z.boolean() });

/** A site with what the disposer needs: its address, how a driver gets in, and whom to ask. */
export const providerSite = z.object({
  ...siteLabelFields.shape,
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
  access: site.shape.access,
  contactPerson: z.nullable(contactPerson),
  routeSketches: z.array(routeSketch),
});
export type ProviderSite = z.output<typeof providerSite>;
