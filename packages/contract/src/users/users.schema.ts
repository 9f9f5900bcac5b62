import * as z from "zod/mini";
import { because, companyPermissions, id, instant, typedText, userPermissions } from "../base/index.ts";
import { levelIds } from "./groups.schema.ts";

/** decisions.md section 6. */
export const personName = typedText(100).check(
  z.refine((name) => name !== "", { abort: true, ...because("name_missing") }),
  z.minLength(2),
);

/** Whether it can be called is checked by the phone library. */
export const typedPhone = typedText(40).check(z.refine((phone) => phone !== "", because("phone_missing")));

/** An address as mail servers take it, in lower case. */
export const emailAddress = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

/** A person as other records name them. */
export const person = z.object({ id, name: z.string() });
export type Person = z.output<typeof person>;

/** A registered user as forms offer them. */
export const colleague = z.object({
  userId: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  ebeneId: z.nullable(z.literal(levelIds)),
  permissions: z.array(z.int()),
});

/** Who is signed in, in which company, with which rights: what the frame of the app needs. */
export const signedInUser = z.object({
  userId: id,
  companyId: id,
  companyName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** User roles and company-level roles together (decisions.md section 5). */
  permissions: z.array(z.int()),
  /** The company's documents flag. */
  documentsEnabled: z.boolean(),
});
export type SignedInUser = z.output<typeof signedInUser>;

export const profile = z.object({
  userId: id,
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  email: z.string(),
  /** A data URI. */
  profilePicture: z.nullable(z.string()),
});

const emailToggles = {
  orderReceiptConfirmation: z.boolean(),
  claimConfirmation: z.boolean(),
  cancellationConfirmation: z.boolean(),
  documentReceipt: z.boolean(),
};

export const emailSettings = z.object(emailToggles);
export type EmailSettings = z.output<typeof emailSettings>;
export const emailSettingsChange = z
  .partial(z.strictObject(emailToggles))
  .check(z.refine((change) => Object.keys(change).length > 0));
export type EmailSettingsChange = z.output<typeof emailSettingsChange>;

export const profileData = z.strictObject({
  firstName: personName,
  lastName: personName,
  phone: typedPhone,
});
export const profileChange = z.strictObject({ userId: id, profileData });
export type ProfileChange = z.output<typeof profileChange>;

/** Of a picture as it is sent, in bytes; as a data URI it is a third larger. */
export const largestPictureBytes = 5 * 1024 * 1024;
export const largestPictureBody = Math.ceil((largestPictureBytes * 4) / 3) + 1024;
/** Of a picture as it is sent, in pixels. */
export const longestPictureSide = 10_000;

const described = {
  firstName: personName,
  lastName: personName,
  ebeneId: z.nullish(z.literal(levelIds)),
  groupId: z.nullish(id),
  permissions: z.array(z.literal(userPermissions)).check(z.maxLength(10)),
};
const companyRoles = z.array(z.literal(companyPermissions)).check(z.maxLength(10));
const chosenSites = z.array(id).check(z.maxLength(10_000));

/** What an invitation says of a person (decisions.md section 13). Whether it may be given is a rule. */
export const userDetails = z.strictObject({
  ...described,
  email: emailAddress,
  /** Lists of addresses that are invited together carry no numbers. */
  phone: z.nullish(typedText(40)),
  companyEbeneRoles: z._default(companyRoles, []),
  locationIds: z._default(chosenSites, []),
});
export type UserDetails = z.output<typeof userDetails>;

/** What a form asks of one person; a number is asked for there. */
export const personForm = z.strictObject({
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  phone: typedPhone,
});
export type PersonForm = z.output<typeof personForm>;

/** What is left out stays as it is. The address belongs to the account: another one than now is refused. */
export const userChange = z.partial(
  z.strictObject({
    ...described,
    email: emailAddress,
    phone: typedPhone,
    companyEbeneRoles: companyRoles,
    locationIds: chosenSites,
  }),
);
export type UserChange = z.output<typeof userChange>;

export const invitedUser = z.object({
  userId: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  permissions: z.array(z.int()),
  locationIds: z.array(id),
  status: z.literal("invited"),
  /** When the link in the mail ends. */
  invitedUntil: instant,
});
export type InvitedUser = z.output<typeof invitedUser>;

export const accountSettings = z.object({
  profile,
  emailSettings,
  /** As in the answer to signing in, so that a reloaded page knows it again. */
  user: signedInUser,
  initialPassword: z.boolean(),
  /** Null until the password is changed for the first time. */
  passwordChangedOn: z.nullable(instant),
  /** All companies the person can act for. */
  companies: z.array(z.object({ id, name: z.string() })),
});
export type AccountSettings = z.output<typeof accountSettings>;
