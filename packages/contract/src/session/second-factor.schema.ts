import * as z from "zod/mini";
import { instant } from "../base/index.ts";
import { passkey, passkeyAssertion } from "./passkey.schema.ts";
import { companySignInEnd } from "./company-sign-in.schema.ts";
import { companySelection, signedIn } from "./session.schema.ts";

/** A code as typed: spaces, hyphens and upper or lower case do not matter. */
export const factorCode = z.string().check(z.minLength(1), z.maxLength(40));

export const loginTicket = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * The fields that all methods share: the ticket of the first step, and whether this device may skip the second step for
 * 30 days.
 */
const proofStep = { ticket: loginTicket, trustDevice: z.optional(z.boolean()) };

/** The second step of signing in, with the ticket of the first. */
export const secondFactorProof = z.discriminatedUnion("method", [
  z.strictObject({ ...proofStep, method: z.literal("totp"), code: factorCode }),
  z.strictObject({ ...proofStep, method: z.literal("recovery_code"), code: factorCode }),
  z.strictObject({ ...proofStep, method: z.literal("passkey"), passkey: passkeyAssertion }),
]);
export type SecondFactorProof = z.output<typeof secondFactorProof>;

export const secondFactorAnswer = z.object({
  signIn: z.discriminatedUnion("multicompany", [signedIn, companySelection]),
  /** A token that this device sends with later sign-ins, to skip the second factor; null unless it was requested. */
  deviceToken: z.nullable(z.string()),
  /** The number of recovery codes left, after one was used; else null. */
  recoveryCodesLeft: z.nullable(z.int()),
});
export type SecondFactorAnswer = z.output<typeof secondFactorAnswer>;

export const secondFactorSettings = z.object({
  /** When the authenticator app was set up; null if none is. */
  authenticatorApp: z.nullable(z.object({ createdOn: instant })),
  passkeys: z.array(passkey),
  /** The recovery codes: how many are unused (`left`), and how many there were; null if the person has none. */
  recoveryCodes: z.nullable(z.object({ left: z.int(), total: z.int(), createdOn: instant })),
  /** The number of devices that currently skip the second factor. */
  trustedDevices: z.int(),
  /**
   * Whether this session was opened through the company account, with which the person can prove their identity again.
   */
  companyAccount: z.boolean(),
});
export type SecondFactorSettings = z.output<typeof secondFactorSettings>;

/** The data for the authenticator app, shown only once: `uri` for a QR code, `secret` to type instead. */
export const authenticatorAppSetUp = z.object({ uri: z.string(), secret: z.string() });
export type AuthenticatorAppSetUp = z.output<typeof authenticatorAppSetUp>;

/** New recovery codes in plain text, shown only once. */
export const recoveryCodesAnswer = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodesAnswer = z.output<typeof recoveryCodesAnswer>;

/** A new proof of the signed-in person's identity: the password, a code, a passkey or the company account. */
export const identityProof = z.union([
  z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(1024)) }),
  z.strictObject({ code: factorCode }),
  z.strictObject({ passkey: passkeyAssertion }),
  z.strictObject({ companyAccount: companySignInEnd }),
]);
export type IdentityProof = z.output<typeof identityProof>;
