import { companySignInApi } from "@kreislauf/contract/session";
import { call } from "../../base/api.ts";
import { type ProviderVisit, visitProvider } from "../base/provider-window.ts";

/** Lets the company's identity provider confirm who the user is; undefined once the visit is stopped. */
export async function companyAccountProof(visit: ProviderVisit) {
  const companyAccount = await visitProvider(visit, () =>
    call(companySignInApi.beginCompanyAccountProof, {}),
  );
  return companyAccount && { companyAccount };
}
