import { Refusal } from "@kreislauf/contract/base";
import {
  type InvoiceRecipients,
  maxInvoiceRecipients,
  type NewInvoiceRecipient,
} from "@kreislauf/contract/documents";
import { recordAudit } from "../../base/audit.ts";
import type { Context, TransactionContext } from "../../base/context.ts";
import { withdrawMailsTo } from "../../base/mail/outbox.store.ts";
import { ensureSiteAssigned, findSite } from "../../sites/index.ts";
import {
  countRecipients,
  deleteRecipient,
  insertRecipient,
  isAssignedToAllSites,
  listRecipients,
  listSitesMailedTo,
  lockRecipient,
} from "./invoice-recipients.store.ts";

export async function getInvoiceRecipients(context: Context): Promise<InvoiceRecipients> {
  const rows = await listRecipients(context);
  return {
    recipients: rows.map((row) => ({
      id: row.id,
      email: row.email,
      site: row.site_id === null ? null : { id: row.site_id, alias: row.alias ?? "", city: row.city ?? "" },
      forms: row.forms,
      addedAt: row.added_at,
      addedBy: row.added_by_name,
    })),
    canChooseAllSites: await isAssignedToAllSites(context),
  };
}

/**
 * Refuses recipients for a site that the person is not assigned to, or for the whole company if one of its sites is
 * not.
 */
async function ensureMayMail(context: TransactionContext, siteId: number | null): Promise<void> {
  await ensureSiteAssigned(context, siteId);
  if (siteId === null && !(await isAssignedToAllSites(context)))
    throw new Refusal("invoice_recipient_all_sites");
}

export async function addInvoiceRecipient(
  context: TransactionContext,
  { email, serviceLocationId: siteId, forms }: NewInvoiceRecipient,
): Promise<InvoiceRecipients> {
  const { companyId, userId } = context.actor;
  await ensureMayMail(context, siteId);
  if ((await countRecipients(context)) >= maxInvoiceRecipients) throw new Refusal("invoice_recipients_full");
  const added = await insertRecipient(context, {
    company_id: companyId,
    site_id: siteId,
    email,
    forms: [...forms],
    added_by: userId,
    added_at: context.now.toString(),
  });
  if (added === undefined) throw new Refusal("invoice_recipient_exists");
  await recordAudit(context, {
    companyId,
    actorId: userId,
    action: "invoice_recipient_added",
    subject: email,
    subjectId: added.id,
    after: { email, locations: await siteNames(context, siteId), format: [...forms] },
  });
  return await getInvoiceRecipients(context);
}

/**
 * Removes a recipient and deletes their unsent mails, except those for which the same e-mail address has another entry.
 */
export async function removeInvoiceRecipient(
  context: TransactionContext,
  id: number,
): Promise<InvoiceRecipients> {
  const { companyId, userId } = context.actor;
  const recipient = await lockRecipient(context, id);
  if (recipient === undefined) throw new Refusal("not_found");
  const { email, site_id: siteId, forms } = recipient;
  await ensureMayMail(context, siteId);
  await deleteRecipient(context, id);
  const left = await listSitesMailedTo(context, companyId, email);
  if (!left.includes(null)) {
    await withdrawMailsTo(context.db, "invoice", email, {
      companyId,
      ...(siteId !== null && { siteId }),
      exceptSiteIds: left.filter((site) => site !== null),
    });
  }
  await recordAudit(context, {
    companyId,
    actorId: userId,
    action: "invoice_recipient_removed",
    subject: email,
    subjectId: id,
    before: { email, locations: await siteNames(context, siteId), format: [...forms] },
  });
  return await getInvoiceRecipients(context);
}

const siteNames = async (context: TransactionContext, siteId: number | null): Promise<string[]> =>
  siteId === null ? [] : [(await findSite(context, siteId))?.alias ?? ""];
