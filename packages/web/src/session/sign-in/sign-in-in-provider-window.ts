import { companySignInApi } from "@kreislauf/contract/session";
import { call } from "../../base/api.ts";
import type { SessionUser } from "../../base/session.ts";
import { type ProviderVisit, visitProvider } from "../base/provider-window.ts";
import { completeSignIn, failureOf, type CompletedSignIn, type SignInFailure } from "../base/sign-in.ts";

/**
 * Signs in by the company account without leaving the page; undefined once the visit at the identity provider is
 * stopped. If the same person as `again` signs in, they continue in the same company as before.
 */
export async function signInInProviderWindow(
  visit: ProviderVisit,
  email: string,
  again?: SessionUser,
): Promise<CompletedSignIn | SignInFailure | undefined> {
  try {
    const end = await visitProvider(visit, () =>
      call(companySignInApi.beginCompanySignIn, { body: { email } }),
    );
    if (end === undefined) return undefined;
    const finished = await call(companySignInApi.finishCompanySignIn, { body: end });
    return await completeSignIn(finished.signIn, finished.email, again);
  } catch (error) {
    return failureOf(error);
  }
}
