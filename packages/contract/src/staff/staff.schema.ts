import * as z from "zod/mini";
import { id, instant, requiredText, staffRoles, textInput } from "../base/index.ts";
import { emailAddress } from "../users/index.ts";
import { staffActions } from "./staff.codes.ts";

const secret = z.string().check(z.minLength(1), z.maxLength(1024));
const token = z.string().check(z.minLength(1), z.maxLength(200));
const code = z.string().check(z.minLength(1), z.maxLength(40));
const staffRole = z.enum(staffRoles);
const roles = z.array(staffRole).check(z.minLength(1), z.maxLength(staffRoles.length));
const name = requiredText(100);

export const staffCredentials = z.strictObject({
  email: textInput(254).check(z.minLength(1)),
  password: secret,
});
export type StaffCredentials = z.output<typeof staffCredentials>;

/** The ticket of the first step, valid for 5 minutes, with a code of the authenticator app. */
export const staffCode = z.strictObject({ ticket: token, code });
export type StaffCode = z.output<typeof staffCode>;

/** Who is signed in at the desk. */
export const staffSelf = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(staffRole),
  /** Whether an authenticator app is set up. */
  hasSecondFactor: z.boolean(),
});
export type StaffSelf = z.output<typeof staffSelf>;

export const staffSignedIn = z.object({ step: z.literal("signed_in"), token: z.string(), self: staffSelf });
export type StaffSignedIn = z.output<typeof staffSignedIn>;

/** Signed in, asked for a code, or asked to set the second factor up. */
export const staffSignInAnswer = z.discriminatedUnion("step", [
  staffSignedIn,
  z.object({ step: z.literal("code"), ticket: z.string() }),
  z.object({
    step: z.literal("set_up"),
    ticket: z.string(),
    /** For the QR code, and the secret to type instead. */
    uri: z.string(),
    secret: z.string(),
  }),
]);
export type StaffSignInAnswer = z.output<typeof staffSignInAnswer>;

/** A code of the app, or the password of an account that needs none. */
export const staffProof = z.strictObject({ proof: secret });

export const staffAddress = z.strictObject({ email: textInput(254).check(z.minLength(1)) });
export const staffLinkToken = z.strictObject({ token });
export const staffActivation = z.strictObject({ token, password: secret });
export type StaffActivation = z.output<typeof staffActivation>;

export const staffInvitation = z.strictObject({
  email: emailAddress,
  firstName: name,
  lastName: name,
  roles,
});
export type StaffInvitation = z.output<typeof staffInvitation>;

export const staffEdit = z.strictObject({
  /** The version that was read; a stale one is refused. */
  version: z.int(),
  firstName: name,
  lastName: name,
  roles,
  active: z.boolean(),
});
export type StaffEdit = z.output<typeof staffEdit>;

export const staffMember = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(staffRole),
  state: z.enum(["invited", "active", "locked"]),
  hasSecondFactor: z.boolean(),
  lastSignInOn: z.nullable(instant),
  version: z.int(),
});
export type StaffMember = z.output<typeof staffMember>;

export const staffLogEntry = z.object({
  id,
  occurredOn: instant,
  /** Null for the command line. */
  staffId: z.nullable(id),
  staffName: z.nullable(z.string()),
  action: z.enum(staffActions),
  subject: z.string(),
  subjectId: z.nullable(id),
});
