import * as z from "zod/mini";
import { id, instant, typedText } from "../base/index.ts";
import { signedInUser } from "../users/index.ts";

/** Login fields are merely required; the bounds only keep a body small. */
const email = typedText(254).check(z.minLength(1));
const secret = z.string().check(z.minLength(1), z.maxLength(1024));

export const credentials = z.strictObject({ email, password: secret });
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

/** No tokens yet: the ticket of 5 minutes stands for the password when the company is chosen. */
export const companySelection = z.object({
  multicompany: z.literal(true),
  userId: id,
  companies: z.array(z.object({ id, name: z.string() })),
  loginTicket: z.string(),
});
export type CompanySelection = z.output<typeof companySelection>;

export const signInAnswer = z.discriminatedUnion("multicompany", [signedIn, companySelection]);
export type SignInAnswer = z.output<typeof signInAnswer>;

/** The token may also come as bearer of the Authorization header, and then without a body. */
export const refreshRequest = z.nullish(z.strictObject({ refreshToken: z.optional(secret) }));

export const tokenPair = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type TokenPair = z.output<typeof tokenPair>;

/** The token of a link in a mail. */
const linkToken = z.string().check(z.minLength(1), z.maxLength(200));
/** Whether it is good enough is a rule, said beside the field. */
const newPassword = z.string().check(z.minLength(1), z.maxLength(1024));

/** `url` is accepted and ignored: links are built from `PUBLIC_URL` (decisions.md section 8). */
export const passwordForgotten = z.strictObject({
  email,
  url: z.optional(z.string().check(z.maxLength(2000))),
});
export type PasswordForgotten = z.output<typeof passwordForgotten>;

export const passwordReset = z.strictObject({ token: linkToken, password: newPassword });
export type PasswordReset = z.output<typeof passwordReset>;

export const resetTokenCheck = z.strictObject({ token: linkToken });
export const invitationTokenCheck = z.strictObject({ signupToken: linkToken });

export const activation = z.strictObject({ signupToken: linkToken, password: newPassword });
export type Activation = z.output<typeof activation>;

/** `already_active`: an old link of somebody who has set up their access; no second password is set. */
export const activated = z.object({ message: z.enum(["activated", "already_active"]) });
export type Activated = z.output<typeof activated>;

export const passwordChange = z.strictObject({ oldPassword: secret, newPassword });
export type PasswordChange = z.output<typeof passwordChange>;

export const signedInDevices = z.object({
  sessions: z.array(
    z.object({
      id: z.uuid(),
      /** What the browser said it is when signing in. */
      device: z.string(),
      createdOn: instant,
      lastUsedOn: instant,
      /** The session that asks. */
      current: z.boolean(),
    }),
  ),
});
export type SignedInDevices = z.output<typeof signedInDevices>;

export const maintenanceStatus = z.object({
  /** False means maintenance. */
  status: z.boolean(),
  endDate: z.nullable(instant),
});
export type MaintenanceStatus = z.output<typeof maintenanceStatus>;
