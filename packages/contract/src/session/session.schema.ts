import * as z from "zod/mini";
import { id, instant, textInput } from "../base/index.ts";
import { phoneInput, signedInUser } from "../users/index.ts";

/** A sign-in only requires that its fields are not empty; the limits just keep the body small. */
const email = textInput(254).check(z.minLength(1));
const secret = z.string().check(z.minLength(1), z.maxLength(1024));

export const credentials = z.strictObject({
  email,
  password: secret,
  /** The token of a device that skips the second factor for 30 days. */
  deviceToken: z.optional(z.string().check(z.maxLength(200))),
});
export type Credentials = z.output<typeof credentials>;

export const companyChoice = z.strictObject({ email, userId: id, companyId: id, loginTicket: secret });
export type CompanyChoice = z.output<typeof companyChoice>;

export const signedIn = z.object({
  multicompany: z.literal(false),
  initialPassword: z.boolean(),
  accessToken: z.string(),
  refreshToken: z.string(),
  user: signedInUser,
});
export type SignedIn = z.output<typeof signedIn>;

/**
 * The response for a person with several companies. It has no tokens yet: the ticket, valid for 5 minutes, replaces the
 * password while the person chooses a company.
 */
export const companySelection = z.object({
  multicompany: z.literal(true),
  userId: id,
  companies: z.array(z.object({ id, name: z.string() })),
  loginTicket: z.string(),
});
export type CompanySelection = z.output<typeof companySelection>;

export const passkeySignInAnswer = z.object({
  signIn: z.discriminatedUnion("multicompany", [signedIn, companySelection]),
  /** The e-mail address of the passkey's owner; the call that chooses a company needs it. */
  email: z.string(),
});
export type PasskeySignInAnswer = z.output<typeof passkeySignInAnswer>;

/** The methods of the second step. */
export const secondFactorMethod = z.enum(["totp", "passkey", "recovery_code"]);
export type SecondFactorMethod = z.output<typeof secondFactorMethod>;

/**
 * The response if a second factor is needed. It has no tokens yet: the ticket, valid for 5 minutes, replaces the
 * password in the second step. The person's companies are sent only after that step.
 */
export const secondFactorChallenge = z.object({
  multicompany: z.literal(null),
  secondFactor: z.object({ ticket: z.string(), methods: z.array(secondFactorMethod) }),
});
export type SecondFactorChallenge = z.output<typeof secondFactorChallenge>;

export const signInAnswer = z.discriminatedUnion("multicompany", [
  signedIn,
  companySelection,
  secondFactorChallenge,
]);
export type SignInAnswer = z.output<typeof signInAnswer>;

/** The refresh token may also be sent as bearer token in the Authorization header, without a body. */
export const refreshRequest = z.nullish(z.strictObject({ refreshToken: z.optional(secret) }));

export const tokenPair = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type TokenPair = z.output<typeof tokenPair>;

/** The token in the link of a mail. */
const linkToken = z.string().check(z.minLength(1), z.maxLength(200));
/** `passwordProblems` checks how strong the password is; the message about it appears beside the field. */
const newPassword = z.string().check(z.minLength(1), z.maxLength(1024));

/** `url` is accepted and ignored: links are built from `PUBLIC_URL` (docs/coverage.md D8.2). */
export const passwordResetRequest = z.strictObject({
  email,
  url: z.optional(z.string().check(z.maxLength(2000))),
});
export type PasswordResetRequest = z.output<typeof passwordResetRequest>;

export const passwordReset = z.strictObject({ token: linkToken, password: newPassword });
export type PasswordReset = z.output<typeof passwordReset>;

export const resetTokenCheck = z.strictObject({ token: linkToken });
export const invitationTokenCheck = z.strictObject({ signupToken: linkToken });

/** The answer for a valid invitation link; others are refused. `phoneMissing`: accepting it needs a phone number. */
export const invitationCheck = z.object({ message: z.literal("valid"), phoneMissing: z.boolean() });
export type InvitationCheck = z.output<typeof invitationCheck>;

export const activation = z.strictObject({
  signupToken: linkToken,
  password: newPassword,
  phone: z.optional(phoneInput),
});
export type Activation = z.output<typeof activation>;

/** `already_active`: the account was already active when an old link was used; the new password is not set. */
export const activationResult = z.object({ message: z.enum(["activated", "already_active"]) });
export type ActivationResult = z.output<typeof activationResult>;

export const passwordChange = z.strictObject({ oldPassword: secret, newPassword });
export type PasswordChange = z.output<typeof passwordChange>;

/** The ways to prove one's identity. A passkey or the company account (`oidc`) counts as both factors. */
export const factors = ["password", "totp", "passkey", "recovery_code", "trusted_device", "oidc"] as const;
export type Factor = (typeof factors)[number];
const factor = z.enum(factors);

export const signedInDevices = z.object({
  sessions: z.array(
    z.object({
      id: z.uuid(),
      /** The user agent string that the browser sent when signing in. */
      device: z.string(),
      createdOn: instant,
      lastUsedOn: instant,
      factors: z.array(factor),
      /** Whether this is the session of the request. */
      current: z.boolean(),
    }),
  ),
  /** When the provider's staff viewed the portal as this person, reading only, in the last 90 days. */
  views: z.array(
    z.object({
      id: z.uuid(),
      staffName: z.string(),
      reason: z.string(),
      openedOn: instant,
      /** When the view ended; in the future if it is still open. */
      endedOn: instant,
    }),
  ),
});
export type SignedInDevices = z.output<typeof signedInDevices>;

export const maintenanceStatus = z.object({
  /** Changes whenever a maintenance is announced, begins or ends. */
  id,
  /** Whether the portal is available: false during maintenance. */
  status: z.boolean(),
  /** When the announced maintenance begins; null if none is announced. */
  startDate: z.nullable(instant),
  endDate: z.nullable(instant),
});
export type MaintenanceStatus = z.output<typeof maintenanceStatus>;
