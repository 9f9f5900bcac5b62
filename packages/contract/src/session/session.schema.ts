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

export const maintenanceStatus = z.object({
  /** False means maintenance. */
  status: z.boolean(),
  endDate: z.nullable(instant),
});
export type MaintenanceStatus = z.output<typeof maintenanceStatus>;
