import * as z from "zod/mini";
import {
  withReason,
  companyPermissions,
  date,
  id,
  instant,
  textInput,
  userPermissions,
} from "../base/index.ts";
import { levelIds } from "./groups.schema.ts";

/** A first or last name (docs/coverage.md D6.1). */
export const personName = textInput(100).check(
  z.refine((name) => name !== "", { abort: true, ...withReason("name_missing") }),
  z.minLength(2),
);

/** A phone number as typed; the phone library checks whether it can be called. */
export const phoneInput = textInput(40).check(z.refine((phone) => phone !== "", withReason("phone_missing")));

/** An e-mail address as mail servers accept it, in lower case. */
export const emailAddress = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

/** A person as referenced by other records. */
export const person = z.object({ id, name: z.string() });
export type Person = z.output<typeof person>;

/** A registered user as a choice in forms. */
export const colleague = z.object({
  userId: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  ebeneId: z.nullable(z.literal(levelIds)),
  permissions: z.array(z.int()),
});

/** A person's choices for how lists are shown. */
export const listSettings = z.strictObject({
  /** Whether lists of open orders begin with the earliest date. */
  nextOrdersFirst: z.boolean(),
});
export type ListSettings = z.output<typeof listSettings>;

/** The signed-in person, their company and permissions: what the frame of the app needs. */
export const signedInUser = z.object({
  userId: id,
  companyId: id,
  companyName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** User roles and company-level roles together (docs/coverage.md D5.6). */
  permissions: z.array(z.int()),
  /** Whether people of the company may see documents at all. */
  documentsEnabled: z.boolean(),
  /**
   * Which of cost centres and projects the company uses: it has a list of them, or a rule that requires or restricts
   * them.
   */
  keptReferences: z.array(z.enum(["costCentre", "project"])),
  ...listSettings.shape,
});
export type SignedInUser = z.output<typeof signedInUser>;

export const profile = z.object({
  userId: id,
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  email: z.string(),
  /** A picture as data URI; null if there is none. */
  profilePicture: z.nullable(z.string()),
});

const emailToggles = {
  orderReceiptConfirmation: z.boolean(),
  claimConfirmation: z.boolean(),
  cancellationConfirmation: z.boolean(),
  documentReceipt: z.boolean(),
  proposalNotice: z.boolean(),
  failedTripNotice: z.boolean(),
  claimAnswerNotice: z.boolean(),
  /** Whether a mail is sent after a sign-in to this company from a new device. */
  newDeviceNotice: z.boolean(),
  /** Whether mails about budgets are sent; only people who manage budgets get them. */
  budgetNotice: z.boolean(),
  /** Whether a mail is sent once a day with the orders that colleagues placed. */
  orderDigest: z.boolean(),
};

export const emailSettings = z.object(emailToggles);
export type EmailSettings = z.output<typeof emailSettings>;
export const emailSettingsEdit = z
  .partial(z.strictObject(emailToggles))
  .check(z.refine((change) => Object.keys(change).length > 0));
export type EmailSettingsEdit = z.output<typeof emailSettingsEdit>;

export const profileData = z.strictObject({
  firstName: personName,
  lastName: personName,
  phone: phoneInput,
});
/** An edit of the person's own profile; missing fields stay as they are. */
export const profileEdit = z.strictObject({ userId: id, profileData: z.partial(profileData) });
export type ProfileEdit = z.output<typeof profileEdit>;

/** Maximum size of an uploaded picture in bytes. */
export const maxPictureBytes = 5 * 1024 * 1024;
/** Maximum size of the request: the data URI is a third longer than the picture; the rest is spare for other fields. */
export const maxPictureBodyBytes = Math.ceil((maxPictureBytes * 4) / 3) + 1024;
/** Maximum width and height of the uploaded picture, in pixels. */
export const maxPictureSidePixels = 10_000;

const userFields = {
  firstName: personName,
  lastName: personName,
  ebeneId: z.nullish(z.literal(levelIds)),
  groupId: z.nullish(id),
  permissions: z.array(z.literal(userPermissions)).check(z.maxLength(10)),
};
const companyRoles = z.array(z.literal(companyPermissions)).check(z.maxLength(10));
const chosenSites = z.array(id).check(z.maxLength(10_000));

/** The fields of an invitation (docs/coverage.md D13.9). Whether it may be sent is decided by a rule. */
export const userDetails = z.strictObject({
  ...userFields,
  email: emailAddress,
  phone: z.nullish(textInput(40)),
  companyEbeneRoles: z._default(companyRoles, []),
  locationIds: z._default(chosenSites, []),
});
export type UserDetails = z.output<typeof userDetails>;

/** An invitation. Pasted lists (`fromList`) contain no phone numbers: people enter their own when they accept. */
export const invitation = z.strictObject({ userDetails, fromList: z._default(z.boolean(), false) }).check(
  z.refine(({ userDetails: { phone }, fromList }) => fromList || Boolean(phone), {
    path: ["userDetails", "phone"],
    ...withReason("phone_missing"),
  }),
);

/** The fields for inviting one person, including a phone number. */
export const personForm = z.strictObject({
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  phone: phoneInput,
});
export type PersonForm = z.output<typeof personForm>;

/**
 * The changed fields of a user; missing ones stay as they are. The e-mail address cannot be changed: a different one is
 * refused.
 */
export const userEdit = z.partial(
  z.strictObject({
    ...userFields,
    email: emailAddress,
    phone: phoneInput,
    companyEbeneRoles: companyRoles,
    locationIds: chosenSites,
  }),
);
export type UserEdit = z.output<typeof userEdit>;

/**
 * The version of the record that the form showed. The server refuses to change a field that somebody else has changed
 * since then; without a version it does not check.
 */
export const recordVersion = z.optional(z.string().check(z.maxLength(200)));

export const invitedUser = z.object({
  userId: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  permissions: z.array(z.int()),
  locationIds: z.array(id),
  status: z.literal("invited"),
  /** When the link in the invitation mail expires. */
  invitedUntil: instant,
});
export type InvitedUser = z.output<typeof invitedUser>;

export const accountSettings = z.object({
  profile,
  emailSettings,
  /** The same data as in the response to a sign-in, so that a reloaded page can restore it. */
  user: signedInUser,
  initialPassword: z.boolean(),
  /**
   * The first day, in Berlin, on which the person cannot act for the company without a second factor; null if they have
   * one or need none.
   */
  secondFactorDue: z.nullable(date),
  /**
   * Whether to offer a second factor: no rule requires one, the person has none, has not postponed the offer and has
   * not signed in with the company account.
   */
  secondFactorOffered: z.boolean(),
  /** When the person last changed the password; null if they never have. */
  passwordChangedOn: z.nullable(instant),
  /** All companies the person can act for. */
  companies: z.array(z.object({ id, name: z.string() })),
});
export type AccountSettings = z.output<typeof accountSettings>;
