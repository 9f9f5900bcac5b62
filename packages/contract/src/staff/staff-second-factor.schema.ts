import * as z from "zod/mini";
import {
  factorCode,
  loginTicket,
  newPasskey,
  passkeyAssertion,
  secondFactorSettings,
} from "../session/index.ts";

/** The ticket of the first step, and the first code of a newly set up authenticator app. */
export const staffFirstCode = z.strictObject({ ticket: loginTicket, code: factorCode });
export type StaffFirstCode = z.output<typeof staffFirstCode>;

export const staffFirstPasskey = z.extend(newPasskey, { ticket: loginTicket });
export type StaffFirstPasskey = z.output<typeof staffFirstPasskey>;

/** The second step of signing in, with the ticket of the first. */
export const staffSecondFactorProof = z.discriminatedUnion("method", [
  z.strictObject({ ticket: loginTicket, method: z.literal("totp"), code: factorCode }),
  z.strictObject({ ticket: loginTicket, method: z.literal("recovery_code"), code: factorCode }),
  z.strictObject({ ticket: loginTicket, method: z.literal("passkey"), passkey: passkeyAssertion }),
]);
export type StaffSecondFactorProof = z.output<typeof staffSecondFactorProof>;

export const staffSecondFactor = z.extend(
  z.pick(secondFactorSettings, { authenticatorApp: true, passkeys: true, recoveryCodes: true }),
  {
    /** Whether a second factor is required, so that the last one cannot be removed. */
    isRequired: z.boolean(),
  },
);
export type StaffSecondFactor = z.output<typeof staffSecondFactor>;
