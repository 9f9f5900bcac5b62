import * as z from "zod/mini";
import { id, instant, textInput } from "../base/index.ts";
import { phoneInput, signedInUser } from "../users/index.ts";

/** Login fields are only required; the limits just keep the body small. */
const email = textInput(254).check(z.minLength(1));
const secret = z.string().check(z.minLength(1), z.maxLength(1024));

export const credentials = z.strictObject({
  email,
  password: secret,
  /** Token of a device that needs no second factor for 30 days. */
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

/** No tokens yet: the ticket, valid for 5 minutes, replaces the password while the company is chosen. */
export const companySelection = z.object({
  multicompany: z.literal(true),
  userId: id,
  companies: z.array(z.object({ id, name: z.string() })),
  loginTicket: z.string(),
});
export type CompanySelection = z.output<typeof companySelection>;

export const passkeySignInAnswer = z.object({
  signIn: z.discriminatedUnion("multicompany", [signedIn, companySelection]),
  /** Whose passkey it was; asked for when a company is chosen. */
  email: z.string(),
});
export type PasskeySignInAnswer = z.output<typeof passkeySignInAnswer>;

/** The ways of the second step. */
export const secondFactorMethod = z.enum(["totp", "passkey", "recovery_code"]);
export type SecondFactorMethod = z.output<typeof secondFactorMethod>;

/**
 * No tokens yet: the ticket, valid for 5 minutes, replaces the password in the second step. The companies are told
 * after it only.
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

/** The token may also be sent as bearer in the Authorization header, without a body. */
export const refreshRequest = z.nullish(z.strictObject({ refreshToken: z.optional(secret) }));

export const tokenPair = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type TokenPair = z.output<typeof tokenPair>;

/** The token of the link in a mail. */
const linkToken = z.string().check(z.minLength(1), z.maxLength(200));
/** A rule checks the strength; its message appears beside the field. */
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

/** Whether the person still has to name a phone number when accepting the invitation. */
export const invitationCheck = z.object({ message: z.literal("valid"), phoneMissing: z.boolean() });
export type InvitationCheck = z.output<typeof invitationCheck>;

export const activation = z.strictObject({
  signupToken: linkToken,
  password: newPassword,
  phone: z.optional(phoneInput),
});
export type Activation = z.output<typeof activation>;

/** `already_active`: an old link of somebody whose account is already active; no second password is set. */
export const activationResult = z.object({ message: z.enum(["activated", "already_active"]) });
export type ActivationResult = z.output<typeof activationResult>;

export const passwordChange = z.strictObject({ oldPassword: secret, newPassword });
export type PasswordChange = z.output<typeof passwordChange>;

/** Ways to prove who one is; a passkey or the company's own account (`oidc`) stands for both factors. */
export const factors = ["password", "totp", "passkey", "recovery_code", "trusted_device", "oidc"] as const;
export type Factor = (typeof factors)[number];
const factor = z.enum(factors);

export const signedInDevices = z.object({
  sessions: z.array(
    z.object({
      id: z.uuid(),
      /** What the browser sent as its user agent when signing in. */
      device: z.string(),
      createdOn: instant,
      lastUsedOn: instant,
      factors: z.array(factor),
      /** The session of this request. */
      current: z.boolean(),
    }),
  ),
  /** When the provider's staff looked at the portal as the person, reading only, in the last 90 days. */
  views: z.array(
    z.object({
      id: z.uuid(),
      staffName: z.string(),
      reason: z.string(),
      openedOn: instant,
      /** In the future while it is open. */
      endedOn: instant,
    }),
  ),
});
export type SignedInDevices = z.output<typeof signedInDevices>;

export const maintenanceStatus = z.object({
  /** Changes whenever a maintenance is announced, begins or ends. */
  id,
  /** False during maintenance. */
  status: z.boolean(),
  /** When an announced maintenance begins, if that is known. */
  startDate: z.nullable(instant),
  endDate: z.nullable(instant),
});
export type MaintenanceStatus = z.output<typeof maintenanceStatus>;
