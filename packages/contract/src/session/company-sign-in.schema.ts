import * as z from "zod/mini";
import { textInput } from "../base/index.ts";
import { companySelection, signedIn } from "./session.schema.ts";

const token = z.string().check(z.minLength(1), z.maxLength(200));

export const companySignInStart = z.strictObject({ email: textInput(254).check(z.minLength(1)) });
export type CompanySignInStart = z.output<typeof companySignInStart>;

export const companySignInRedirect = z.object({
  /** The address at the company's identity provider that the browser is sent to. */
  url: z.string(),
  /** A secret that the browser keeps: the ticket that comes back works only together with it. */
  browserSecret: z.string(),
});
export type CompanySignInRedirect = z.output<typeof companySignInRedirect>;

export const companySignInEnd = z.strictObject({ ticket: token, browserSecret: token });
export type CompanySignInEnd = z.output<typeof companySignInEnd>;

export const companySignInAnswer = z.object({
  signIn: z.discriminatedUnion("multicompany", [signedIn, companySelection]),
  /** The e-mail address of the account; the call that chooses a company needs it. */
  email: z.string(),
});
export type CompanySignInAnswer = z.output<typeof companySignInAnswer>;
