import { Refusal } from "@kreislauf/contract/base";
import type { DeskPasswordLink } from "@kreislauf/contract/desk";
import type { InTransaction, StaffContext } from "../../base/context.ts";
import { requestPasswordLink } from "../../session/index.ts";
import { getUserRecord } from "../../users/index.ts";
import { inCompany, recordInCompany } from "./in-company.ts";

/**
 * Requests a mail to a registered person with a link for setting a new password; the link is shown to nobody else.
 * `sent` is false if none of the person's companies lets them sign in with a password. Refused with 404 for people who
 * are not registered.
 */
export const sendPasswordLink = (
  context: InTransaction<StaffContext>,
  { companyId, userId }: { readonly companyId: number; readonly userId: number },
): Promise<DeskPasswordLink> =>
  inCompany(context, companyId, async (work, company) => {
    const { email, status } = await getUserRecord(work, userId);
    if (status !== "registered") throw new Refusal("not_found");
    const sent = await requestPasswordLink(work, { userId, email });
    if (sent) await recordInCompany(context, "password_link_sent", company, `${email}, ${company.name}`);
    return { email, sent };
  });
