import { recordAudit } from "../../base/audit.ts";
import type { WriteContext } from "../../base/context.ts";
import type { Member } from "../../users/index.ts";
import { revokeOtherSessions } from "../session.store.ts";
import {
  type CompanySignInSettings,
  deleteSettings,
  updateRequired,
  upsertSettings,
} from "./company-sign-in-settings.store.ts";

/**
 * Sets or replaces a company's settings. Returns the problem as a sentence if a domain or the client belongs to another
 * company, else undefined.
 */
export async function saveCompanySignIn(
  work: WriteContext,
  settings: CompanySignInSettings,
): Promise<string | undefined> {
  const problem = await upsertSettings(work, settings);
  if (problem !== undefined) return problem;
  const { companyId, issuer, domains } = settings;
  await recordAudit(work, {
    companyId,
    actorId: null,
    action: "company_sign_in_set",
    after: { issuer, domains },
  });
  return undefined;
}

/**
 * Makes the company sign-in required and ends the sessions opened otherwise, except the emergency account's; false if
 * the company has no company sign-in.
 */
export async function requireCompanySignIn(
  work: WriteContext,
  companyId: number,
  emergency: Pick<Member, "userId" | "email">,
): Promise<boolean> {
  if (!(await updateRequired(work, companyId, emergency.userId))) return false;
  await revokeOtherSessions(work, companyId, emergency.userId);
  await recordAudit(work, {
    companyId,
    actorId: null,
    action: "company_sign_in_required",
    after: { emergencyAccount: emergency.email },
  });
  return true;
}

/**
 * Removes a company's settings and with them its unfinished sign-ins; false if it has none. Sessions stay, and so do
 * bound accounts, in case company sign-in is set up again.
 */
export async function removeCompanySignIn(work: WriteContext, companyId: number): Promise<boolean> {
  if (!(await deleteSettings(work, companyId))) return false;
  await recordAudit(work, { companyId, actorId: null, action: "company_sign_in_removed" });
  return true;
}
