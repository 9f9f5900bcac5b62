import { type EndpointTable } from "../base/index.ts";
import {
  companySignInAnswer,
  companySignInEnd,
  companySignInRedirect,
  companySignInStart,
} from "./company-sign-in.schema.ts";

export const companySignInApi = {
  beginCompanySignIn: {
    method: "POST",
    path: "/auth/company-account/begin",
    summary: "From a mail address to its company's provider; the answer depends on the domain only",
    access: "public",
    body: companySignInStart,
    answer: companySignInRedirect,
    refusals: ["company_sign_in_unknown", "company_sign_in_away"],
  },
  finishCompanySignIn: {
    method: "POST",
    path: "/auth/company-account/finish",
    summary: "Sign in with the ticket that the provider's answer left in the same browser",
    access: "public",
    body: companySignInEnd,
    answer: companySignInAnswer,
    refusals: ["sign_in_expired", "company_account_refused"],
  },
  beginCompanyAccountProof: {
    method: "POST",
    path: "/account/proof/company-account",
    summary: "Begin to prove at the company's provider who one is, for sessions opened through it",
    access: "account",
    answer: companySignInRedirect,
    refusals: ["company_sign_in_unknown", "company_sign_in_away"],
  },
} as const satisfies EndpointTable;
