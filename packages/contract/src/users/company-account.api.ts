import * as z from "zod/mini";
import { type EndpointTable, needs, permission } from "../base/index.ts";

export const companyAccountSettings = z.object({
  /** The address of the company's OpenID Connect provider. */
  issuer: z.string(),
  clientId: z.string(),
  /** Domains whose mail addresses lead to the company's identity provider. */
  domains: z.array(z.string()),
  /** Closes passwords and passkeys, except for the emergency account. */
  required: z.boolean(),
  emergencyAccount: z.nullable(z.string()),
  /** Gives access to people who were not invited. */
  provisions: z.boolean(),
});
export type CompanyAccountSettings = z.output<typeof companyAccountSettings>;

export const companyAccountApi = {
  companyAccount: {
    method: "GET",
    path: "/company/company-account",
    summary: "How the company's people sign in with its own account, without the secret; null if they do not",
    access: needs(permission.userManager),
    answer: z.object({ companyAccount: z.nullable(companyAccountSettings) }),
  },
} as const satisfies EndpointTable;
