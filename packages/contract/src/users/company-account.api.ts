import * as z from "zod/mini";
import { type EndpointTable, needs, permission } from "../base/index.ts";

export const companyAccountSettings = z.object({
  /** The address of the company's OpenID Connect provider. */
  issuer: z.string(),
  clientId: z.string(),
  /** People with an e-mail address in one of these domains are sent to the company's identity provider. */
  domains: z.array(z.string()),
  /**
   * Whether people must sign in with the identity provider: passwords and passkeys work for the emergency account only.
   */
  required: z.boolean(),
  emergencyAccount: z.nullable(z.string()),
  /** Whether people who were not invited get an account when they sign in at the identity provider. */
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
