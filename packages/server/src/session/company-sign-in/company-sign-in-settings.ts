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

/** Sets or replaces a company's settings; returns why not, if a domain or the client is another company's. */
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

/** Closes passwords for a company, and ends the sessions opened with them; false if it has no company sign-in. */
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

/** Sign-ins on their way end; sessions stay, and identities, should it be set again. */
export async function removeCompanySignIn(work: WriteContext, companyId: number): Promise<boolean> {
  if (!(await deleteSettings(work, companyId))) return false;
  await recordAudit(work, { companyId, actorId: null, action: "company_sign_in_removed" });
  return true;
}
