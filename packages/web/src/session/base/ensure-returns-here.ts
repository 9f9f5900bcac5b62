import type { CompanySignInRedirect } from "@kreislauf/contract/session";
import { currentLanguage } from "@kreislauf/ui/base/language.ts";
import { ApiError } from "../../base/api-error.ts";
import { companyAccountTexts } from "../company-account.texts.ts";

/**
 * The company's identity provider sends the browser back to one address of the portal. If the user has opened the
 * portal at another one, for example by its IP address, their sign-in would not be found there. So this throws an error
 * that names the right address before they leave.
 */
export function ensureReturnsHere({ url }: CompanySignInRedirect): void {
  const target = new URL(url).searchParams.get("redirect_uri");
  if (target === null) return;
  const { origin } = new URL(target);
  if (origin === location.origin) return;
  const message = companyAccountTexts[currentLanguage()].elsewhere(origin);
  throw new ApiError({ code: "company_account_refused", message, details: [] });
}
