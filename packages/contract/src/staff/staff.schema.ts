import * as z from "zod/mini";
import {
  date,
  id,
  idParam,
  instant,
  integerParam,
  maxId,
  requiredText,
  searchInput,
  staffRoles,
  textInput,
} from "../base/index.ts";
import { passkeyAssertion, secondFactorMethod } from "../session/index.ts";
import { emailAddress } from "../users/index.ts";
import { staffActions } from "./staff.codes.ts";

const secret = z.string().check(z.minLength(1), z.maxLength(1024));
const token = z.string().check(z.minLength(1), z.maxLength(200));

/** A second factor of an account, besides its password. */
const staffFactor = z.enum(["totp", "passkey"]);
const staffRole = z.enum(staffRoles);
const roles = z.array(staffRole).check(z.minLength(1), z.maxLength(staffRoles.length));
const name = requiredText(100);

export const staffCredentials = z.strictObject({
  email: textInput(254).check(z.minLength(1)),
  password: secret,
});
export type StaffCredentials = z.output<typeof staffCredentials>;

/** The member of staff who is signed in at the desk. */
export const staffSelf = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(staffRole),
  secondFactors: z.array(staffFactor),
});
export type StaffSelf = z.output<typeof staffSelf>;

export const staffSignedIn = z.object({
  step: z.literal("signed_in"),
  token: z.string(),
  self: staffSelf,
  /** The recovery codes in plain text, shown only once: when the first second factor is set up; else null. */
  recoveryCodes: z.nullable(z.array(z.string())),
  /** The number of recovery codes left, after one was used; else null. */
  recoveryCodesLeft: z.nullable(z.int()),
});
export type StaffSignedIn = z.output<typeof staffSignedIn>;

/** The result of the first step: signed in, a second factor is needed, or one must be set up first. */
export const staffSignInAnswer = z.discriminatedUnion("step", [
  staffSignedIn,
  z.object({
    step: z.literal("second_factor"),
    /** The ticket for the second step, valid for 5 minutes. */
    ticket: z.string(),
    methods: z.array(secondFactorMethod),
  }),
  z.object({
    step: z.literal("set_up"),
    ticket: z.string(),
    /** The address for the QR code of the authenticator app. */
    uri: z.string(),
    /** The secret to type into the app instead of scanning the QR code. */
    secret: z.string(),
  }),
]);
export type StaffSignInAnswer = z.output<typeof staffSignInAnswer>;

/** A new proof of identity: a code of the app (or the password, if the account has no second factor), or a passkey. */
export const staffIdentityProof = z.union([
  z.strictObject({ proof: secret }),
  z.strictObject({ passkey: passkeyAssertion }),
]);
export type StaffIdentityProof = z.output<typeof staffIdentityProof>;

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
  /** The version that the form showed; if somebody has changed the account since, the edit is refused. */
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
  secondFactors: z.array(staffFactor),
  lastSignInOn: z.nullable(instant),
  version: z.int(),
});
export type StaffMember = z.output<typeof staffMember>;

/** The default number of log entries on a page. */
export const staffLogPageSize = 50;
/** The most log entries on a page. */
export const maxStaffLogPageSize = 500;

export const staffLogQuery = z.object({
  /** Only entries with a lower id than this one. */
  before: z.optional(integerParam(1, maxId)),
  staffId: z.optional(idParam),
  action: z.optional(z.enum(staffActions)),
  /** Only entries from this day on. */
  since: z.optional(date),
  /** Search words for the member of staff or the subject. */
  search: z._default(searchInput(100), ""),
  limit: z._default(integerParam(1, maxStaffLogPageSize), staffLogPageSize),
});
export type StaffLogQuery = z.output<typeof staffLogQuery>;

export const staffLogEntry = z.object({
  id,
  occurredOn: instant,
  /** The member of staff who acted; null for the command line, and for refused sign-ins and codes. */
  staffId: z.nullable(id),
  staffName: z.nullable(z.string()),
  action: z.enum(staffActions),
  subject: z.string(),
  subjectId: z.nullable(id),
  /** The network address that the request came from; empty for the command line. */
  address: z.string(),
});
export type StaffLogEntry = z.output<typeof staffLogEntry>;
