import { maxInvoiceRecipients } from "@kreislauf/contract/documents";
import { sql } from "kysely";
import type { Db } from "../../base/database/database.ts";
import type { Scope, TransactionContext, WriteContext } from "../../base/context.ts";
import { assignedSiteIds } from "../../sites/index.ts";
import type { DocumentRow, InvoiceRecipientsTable } from "../base/documents.tables.ts";

/** The recipients of invoices of the whole company, and those for single sites that the person is assigned to. */
export const listRecipients = (scope: Scope) =>
  scope.db
    .selectFrom("invoice_recipients")
    .leftJoin("sites", "sites.id", "invoice_recipients.site_id")
    .innerJoin("users", "users.id", "invoice_recipients.added_by")
    .selectAll("invoice_recipients")
    .select(["sites.alias", "sites.city"])
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("added_by_name"))
    .where("invoice_recipients.company_id", "=", scope.actor.companyId)
    .where((where) =>
      where.or([
        where("invoice_recipients.site_id", "is", null),
        where("invoice_recipients.site_id", "in", assignedSiteIds(scope)),
      ]),
    )
    .orderBy(sql`sites.sort_key collate "C" nulls first`)
    .orderBy("invoice_recipients.email")
    .orderBy("invoice_recipients.id")
    .limit(maxInvoiceRecipients)
    .execute();

/** Whether the person is assigned to all sites of the company. */
export async function isAssignedToAllSites(scope: Scope): Promise<boolean> {
  const other = await scope.db
    .selectFrom("sites")
    .select("id")
    .where("company_id", "=", scope.actor.companyId)
    .where("id", "not in", assignedSiteIds(scope))
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

export async function countRecipients({ db, actor }: TransactionContext): Promise<number> {
  const { count } = await db
    .selectFrom("invoice_recipients")
    .select((select) => select.fn.countAll<string>().as("count"))
    .where("company_id", "=", actor.companyId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Inserts a recipient and returns the id; undefined if the e-mail address is entered already for the same site or, like
 * the new entry, for all sites.
 */
export const insertRecipient = (
  { db }: WriteContext,
  recipient: Omit<InvoiceRecipientsTable, "id" | "added_at"> & { readonly added_at: string },
) =>
  db
    .insertInto("invoice_recipients")
    .values(recipient)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();

export const lockRecipient = ({ db, actor }: TransactionContext, id: number) =>
  db
    .selectFrom("invoice_recipients")
    .selectAll()
    .where("id", "=", id)
    .where("company_id", "=", actor.companyId)
    .forUpdate()
    .executeTakeFirst();

export const deleteRecipient = ({ db }: WriteContext, id: number) =>
  db.deleteFrom("invoice_recipients").where("id", "=", id).execute();

/** The recipients who get a document by e-mail; none if documents are switched off for the company. */
export const findMailedRecipients = ({ db }: WriteContext, { company_id, site_id }: DocumentRow) =>
  db
    .selectFrom("invoice_recipients")
    .innerJoin("companies", "companies.id", "invoice_recipients.company_id")
    .select(["invoice_recipients.email", "invoice_recipients.forms", "companies.name as company"])
    .where("invoice_recipients.company_id", "=", company_id)
    .where("companies.documents_enabled", "=", true)
    .where((where) =>
      where.or([
        where("invoice_recipients.site_id", "is", null),
        where("invoice_recipients.site_id", "=", site_id),
      ]),
    )
    .orderBy("invoice_recipients.email")
    .execute();

/** The sites whose documents an e-mail address still receives; null stands for all sites of the company. */
export async function listSitesMailedTo(
  { db }: WriteContext,
  companyId: number,
  email: string,
): Promise<readonly (number | null)[]> {
  const rows = await db
    .selectFrom("invoice_recipients")
    .select("site_id")
    .where("company_id", "=", companyId)
    .where("email", "=", email)
    .execute();
  return rows.map((row) => row.site_id);
}

/**
 * Reads the document of a mail that is being sent. No person's permissions apply, because the recipient is an e-mail
 * address without an account.
 */
export const getMailedDocument = (db: Db, id: number) =>
  db.selectFrom("documents").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
