import type { CompanySignInRedirect } from "@kreislauf/contract/session";
import { currentLanguage } from "@kreislauf/ui/base/language.ts";
import { ApiError } from "../../base/api-error.ts";
import { companyAccountTexts } from "../company-account.texts.ts";

/**
 * The company's provider leads back to one address of the portal. Whoever has opened it at another one, as by its
 * number instead of its name, is told so before they go: nobody would know them when they come back.
 */
export function ensureReturnsHere({ url }: CompanySignInRedirect): void {
  const target = new URL(url).searchParams.get("redirect_uri");
  if (target === null) return;
  const { origin } = new URL(target);
  if (origin === location.origin) return;
  const message = companyAccountTexts[currentLanguage()].elsewhere(origin);
  throw new ApiError({ code: "company_account_refused", message, details: [] });
}
