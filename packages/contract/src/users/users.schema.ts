import * as z from "zod/mini";
import { id } from "../base/index.ts";

/** A person as other records name them. */
export const person = z.object({ id, name: z.string() });
export type Person = z.output<typeof person>;

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
export type Profile = z.output<typeof profile>;

export const emailSettings = z.object({
  orderReceiptConfirmation: z.boolean(),
  claimConfirmation: z.boolean(),
  cancellationConfirmation: z.boolean(),
  documentReceipt: z.boolean(),
});
export type EmailSettings = z.output<typeof emailSettings>;

export const accountSettings = z.object({
  profile,
  emailSettings,
  /** As in the answer to signing in, so that a reloaded page knows it again. */
  user: signedInUser,
  initialPassword: z.boolean(),
});
export type AccountSettings = z.output<typeof accountSettings>;
