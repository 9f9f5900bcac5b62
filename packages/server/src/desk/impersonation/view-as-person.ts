import { randomUUID } from "node:crypto";
import { formatDateTime, Refusal } from "@kreislauf/contract/base";
import type { OpenedCustomerView } from "@kreislauf/contract/desk";
import { recordAudit } from "../../base/audit.ts";
import type { InTransaction, PublicContext, StaffContext } from "../../base/context.ts";
import { recordStaffAction } from "../../staff/index.ts";
import { findMember, type Member, toSignedInUser } from "../../users/index.ts";
import { inCompany } from "../customers/in-company.ts";
import {
  addCustomerView,
  endCustomerViewRow,
  findViewedActor,
  openCustomerViewRow,
} from "./customer-views.store.ts";
import { readViewToken, signViewToken } from "./view-tokens.ts";

/**
 * Prepares a view of the portal as this person; refused if the person is not registered in the company. Nothing is
 * shown or logged until the portal opens the view with the ticket.
 */
export const viewAsPerson = (
  context: InTransaction<StaffContext>,
  { companyId, userId }: { readonly companyId: number; readonly userId: number },
  reason: string,
): Promise<{ readonly ticket: string; readonly endsOn: string }> =>
  inCompany(context, companyId, async () => {
    const member = await findMember(context.db, userId, companyId);
    if (member === undefined || member.invited) throw new Refusal("not_found");
    return await addCustomerView(context, { id: randomUUID(), userId, companyId, reason });
  });

const nameOf = ({ firstName, lastName }: Member) => `${firstName} ${lastName}`;

export async function openCustomerView(
  context: InTransaction<PublicContext>,
  secret: Buffer,
  ticket: string,
): Promise<OpenedCustomerView> {
  const view = await openCustomerViewRow(context, ticket);
  if (view === undefined) throw new Refusal("view_ended");
  // Since the ticket was made, the staff member may have been signed out, or the person removed.
  const actor = await findViewedActor(context.db, view.id, context.now);
  const member = await findMember(context.db, view.user_id, view.company_id);
  if (actor?.viewedBy === undefined || member === undefined) throw new Refusal("view_ended");
  const { name: staffName } = actor.viewedBy;
  await recordAudit(context, {
    companyId: view.company_id,
    actorId: null,
    action: "viewed_by_staff",
    subject: nameOf(member),
    subjectId: view.user_id,
    after: { staff: staffName, reason: view.reason, endsOn: formatDateTime(view.ends_at, "de") },
  });
  await recordStaffAction(context, {
    staffId: view.staff_id,
    action: "view_opened",
    kind: "company",
    subject: `${nameOf(member)}, ${member.companyName}: ${view.reason}`,
    subjectId: view.company_id,
  });
  return {
    token: await signViewToken(secret, view.id, view.ends_at),
    staffName,
    endsOn: view.ends_at,
    initialPassword: member.initialPassword,
    user: toSignedInUser(member),
  };
}

export async function endCustomerView(
  context: InTransaction<PublicContext>,
  secret: Buffer,
): Promise<Record<string, never>> {
  const viewId = await readViewToken(secret, context.bearerToken ?? "", context.now);
  const view = viewId === undefined ? undefined : await endCustomerViewRow(context, viewId);
  if (view === undefined) return {};
  const member = await findMember(context.db, view.user_id, view.company_id);
  await recordStaffAction(context, {
    staffId: view.staff_id,
    action: "view_ended",
    kind: "company",
    subject: member === undefined ? "" : `${nameOf(member)}, ${member.companyName}`,
    subjectId: view.company_id,
  });
  return {};
}
