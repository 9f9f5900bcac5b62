import * as z from "zod/mini";
import { companyPermissions, id, instant, typedText, userPermissions } from "../base/index.ts";
import { levelIds } from "./groups.schema.ts";

const personName = typedText(100).check(z.minLength(2));

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
  /** Their sites, as far as the person asking sees them. */
  locationIds: z.array(id),
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

const profile = z.object({
  userId: id,
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  email: z.string(),
  /** A data URI. */
  profilePicture: z.nullable(z.string()),
});

const emailSettings = z.object({
  orderReceiptConfirmation: z.boolean(),
  claimConfirmation: z.boolean(),
  cancellationConfirmation: z.boolean(),
  documentReceipt: z.boolean(),
});

/** What an invitation says of a person (decisions.md section 13). Whether it may be given is a rule. */
export const userDetails = z.strictObject({
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  phone: z.nullish(typedText(40)),
  ebeneId: z.nullish(z.literal(levelIds)),
  groupId: z.nullish(id),
  permissions: z.array(z.literal(userPermissions)).check(z.maxLength(10)),
  companyEbeneRoles: z._default(z.array(z.literal(companyPermissions)).check(z.maxLength(10)), []),
  locationIds: z._default(z.array(id).check(z.maxLength(10_000)), []),
});
export type UserDetails = z.output<typeof userDetails>;

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
  /** All companies the person can act for. */
  companies: z.array(z.object({ id, name: z.string() })),
});
export type AccountSettings = z.output<typeof accountSettings>;
