import * as z from "zod/mini";
import { date, id, instant, nullableText, permission, requiredText, textInput } from "../base/index.ts";
import {
  agreementTypeId,
  amountUnits,
  containerActionId,
  containerType,
  land,
  wasteType,
} from "../catalog/index.ts";
import {
  companyEntry,
  containerTypeEntry,
  offerEntry,
  startedAgreement,
  wasteTypeEntry,
} from "../provider/index.ts";
import { proofHandling } from "../proofs/index.ts";
import { maxSiteTextLengths, siteFields } from "../sites/index.ts";
import { personForm } from "../users/index.ts";
import { deskAccessStates } from "./desk.codes.ts";

const { name, customerNumber, documents } = companyEntry.shape;

/** A company as a row of the customer list. */
export const deskCustomer = z.object({
  id,
  customerNumber: z.string(),
  name: z.string(),
  /** Whether the company's people may see documents at all. */
  documents: z.boolean(),
  createdOn: instant,
  /** The city with most of the company's sites; null if it has no site. */
  city: z.nullable(z.string()),
  sites: z.int(),
  people: z.int(),
  agreements: z.int(),
  /** The day, in Berlin, on which the latest order that is not cancelled was placed; null if there is no such order. */
  lastOrderOn: z.nullable(date),
  /** Whether somebody of the company has joined, somebody is only invited, or nobody is invited. */
  access: z.enum(deskAccessStates),
  /** Since when nobody of the company can sign in; null while the company is active. */
  deactivatedOn: z.nullable(instant),
  version: z.string(),
});
export type DeskCustomer = z.output<typeof deskCustomer>;

export const deskCustomerSite = z.object({
  id,
  name: z.string(),
  address: z.string(),
  land,
  siteNumber: z.nullable(z.string()),
  disposer: z.string(),
  active: z.boolean(),
  containers: z.int(),
  openOrders: z.int(),
});
export type DeskCustomerSite = z.output<typeof deskCustomerSite>;

export const deskCustomerPerson = z.object({
  userId: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  invited: z.boolean(),
  invitedUntil: z.nullable(instant),
  permissions: z.array(z.int()),
  sites: z.int(),
});
export type DeskCustomerPerson = z.output<typeof deskCustomerPerson>;

export const deskCustomerAgreement = z.object({
  id,
  agreementNumber: z.nullable(z.string()),
  agreementTypeId,
  siteName: z.string(),
  wasteType: z.string(),
  containerType: z.string(),
  containersOnSite: z.int(),
  isRequested: z.boolean(),
});
export type DeskCustomerAgreement = z.output<typeof deskCustomerAgreement>;

/** A company with its sites, people and agreements, each list up to its limit. */
export const deskCustomerDetail = z.object({
  customer: deskCustomer,
  sites: z.array(deskCustomerSite),
  people: z.array(deskCustomerPerson),
  agreements: z.array(deskCustomerAgreement),
});
export type DeskCustomerDetail = z.output<typeof deskCustomerDetail>;

/**
 * What ends when a company is deactivated: the number of its agreements that have not ended, of their containers, of
 * its open orders after today, and of the people who lose access.
 */
export const deskDeactivation = z.object({
  agreements: z.int(),
  containers: z.int(),
  orders: z.int(),
  people: z.int(),
});
export type DeskDeactivation = z.output<typeof deskDeactivation>;

export const deskCustomerCreation = z.strictObject({ customerNumber, name, documents });
/** The version of the data that the form showed; the edit is refused if somebody else has changed the data since. */
const shownVersion = z.string().check(z.maxLength(200));
/** The version of the catalog entry that the form showed; null if the entry is new. */
const entryVersion = z._default(z.nullable(shownVersion), null);

export const deskCustomerEdit = z.strictObject({ version: shownVersion, name, documents });

/** A person of a company, with the rights that the desk may change. */
export const deskPersonRights = z.object({
  userId: id,
  firstName: z.string(),
  lastName: z.string(),
  permissions: z.array(z.int()),
  version: z.string(),
});
export type DeskPersonRights = z.output<typeof deskPersonRights>;

/**
 * The e-mail address that a link for a new password goes to. `sent` is false if none of the person's companies allows
 * passwords.
 */
export const deskPasswordLink = z.object({ email: z.string(), sent: z.boolean() });
export type DeskPasswordLink = z.output<typeof deskPasswordLink>;

export const deskPersonRightsEdit = z.strictObject({
  version: shownVersion,
  permissions: z.array(z.enum(permission)).check(z.maxLength(20)),
});

/** A person whom the desk invites to a company, with all permissions and access to all sites of the company. */
export const deskPersonInvitation = personForm;

/**
 * Whether to create the site or agreement although there is one like it: another hall at the same address, or a second
 * agreement of the same kind.
 */
const confirmDuplicate = z._default(z.boolean(), false);

export const deskAgreementCreation = z.safeExtend(startedAgreement, { confirmDuplicate });
export type DeskAgreementCreation = z.output<typeof deskAgreementCreation>;

export const deskSiteCreation = z.strictObject({
  name: siteFields.alias,
  siteNumber: nullableText(maxSiteTextLengths.number),
  street: siteFields.street,
  houseNumber: siteFields.houseNumber,
  zip: siteFields.zip,
  city: siteFields.city,
  disposer: textInput(maxSiteTextLengths.disposer),
  confirmDuplicate,
});
export type DeskSiteCreation = z.output<typeof deskSiteCreation>;

const { openingHours, gateWidth, gateHeight, driverHints } = siteFields.access.shape;

/** The fields of a site that the desk may change. */
const editedSite = { ...deskSiteCreation.shape, openingHours, gateWidth, gateHeight, driverHints };

export const deskSite = z.object({
  id,
  active: z.boolean(),
  version: z.string(),
  name: z.string(),
  siteNumber: z.nullable(z.string()),
  street: z.string(),
  houseNumber: z.string(),
  zip: z.string(),
  city: z.string(),
  disposer: z.string(),
  openingHours: z.nullable(z.string()),
  gateWidth: z.nullable(z.string()),
  gateHeight: z.nullable(z.string()),
  driverHints: z.nullable(z.string()),
});
export type DeskSite = z.output<typeof deskSite>;

export const deskSiteEdit = z.strictObject({ version: shownVersion, ...editedSite });
export type DeskSiteEdit = z.output<typeof deskSiteEdit>;

export const deskOffer = z.object({
  wasteTypeId: id,
  containerTypeId: id,
  agreementTypeId,
  containerActionIds: z.array(containerActionId),
  leadTimeDays: z.int(),
  placementLeadTimeDays: z.int(),
  unit: z.enum(amountUnits),
  offered: z.boolean(),
  version: z.string(),
});
export type DeskOffer = z.output<typeof deskOffer>;

export const deskCatalog = z.object({
  wasteTypes: z.array(
    z.extend(wasteType, {
      version: z.string(),
      /** What happens if no proof covers an order of this waste; null for waste that needs no proof. */
      proofHandling: z.nullable(proofHandling),
    }),
  ),
  containerTypes: z.array(z.extend(containerType, { version: z.string() })),
  offers: z.array(deskOffer),
});
export type DeskCatalog = z.output<typeof deskCatalog>;

const { description, avvCode } = wasteTypeEntry.shape;
const { type, size, drawing } = containerTypeEntry.shape;

/** The id of the type to change; null for a new type, which gets the next free id. */
const entryId = z._default(z.nullable(id), null);
export const deskWasteType = z.strictObject({
  wasteTypeId: entryId,
  version: entryVersion,
  description,
  avvCode,
  /** What happens if no proof covers an order of this waste; if missing, the setting stays as it is. */
  proofHandling: z.optional(proofHandling),
});
export const deskContainerType = z.strictObject({
  containerTypeId: entryId,
  version: entryVersion,
  type,
  size,
  drawing,
});

const { containerActionIds, leadTimeDays, placementLeadTimeDays } = offerEntry.shape;

export const deskOfferEntry = z.strictObject({
  version: entryVersion,
  wasteTypeId: id,
  containerTypeId: id,
  agreementTypeId,
  containerActionIds,
  leadTimeDays,
  placementLeadTimeDays,
  offered: z.boolean(),
});
export type DeskOfferEntry = z.output<typeof deskOfferEntry>;

/** The name of a chosen file: a document or a table. */
export const deskFileName = requiredText(200);
