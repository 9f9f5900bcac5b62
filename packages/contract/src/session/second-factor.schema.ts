import * as z from "zod/mini";
import { instant } from "../base/index.ts";
import { passkey, passkeyAssertion } from "./passkey.schema.ts";
import { companySignInEnd } from "./company-sign-in.schema.ts";
import { companySelection, signedIn } from "./session.schema.ts";

/** As typed: spaces and hyphens are ignored, and the case of letters. */
export const factorCode = z.string().check(z.minLength(1), z.maxLength(40));

export const loginTicket = z.string().check(z.minLength(1), z.maxLength(200));

/** Fields of every method: the ticket of the first step, and whether this device may skip the second step for 30 days. */
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
  /** Sent with later sign-ins of this device; null unless it was asked for. */
  deviceToken: z.nullable(z.string()),
  /** After a recovery code: how many are left. */
  recoveryCodesLeft: z.nullable(z.int()),
});
export type SecondFactorAnswer = z.output<typeof secondFactorAnswer>;

export const secondFactorSettings = z.object({
  /** Null while no authenticator app is set up. */
  authenticatorApp: z.nullable(z.object({ createdOn: instant })),
  passkeys: z.array(passkey),
  /** Null while there are none. */
  recoveryCodes: z.nullable(z.object({ left: z.int(), total: z.int(), createdOn: instant })),
  /** Devices that are not asked for a second factor at the moment. */
  trustedDevices: z.int(),
  /** Whether this session was opened through the company account, which can prove again who one is. */
  companyAccount: z.boolean(),
});
export type SecondFactorSettings = z.output<typeof secondFactorSettings>;

/** What the authenticator app needs, shown once: as an address for a QR code and as text to type. */
export const authenticatorAppSetUp = z.object({ uri: z.string(), secret: z.string() });
export type AuthenticatorAppSetUp = z.output<typeof authenticatorAppSetUp>;

/** In plain text, shown once. */
export const recoveryCodesAnswer = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodesAnswer = z.output<typeof recoveryCodesAnswer>;

/** Proves again who is signed in, by the password, a code, a passkey or the company account. */
export const identityProof = z.union([
  z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(1024)) }),
  z.strictObject({ code: factorCode }),
  z.strictObject({ passkey: passkeyAssertion }),
  z.strictObject({ companyAccount: companySignInEnd }),
]);
export type IdentityProof = z.output<typeof identityProof>;
