import type { ContactListQuery } from "@kreislauf/contract/users";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { UserWriteContext, Scope } from "../../base/context.ts";
import { matchesPerson } from "../people.store.ts";
import { visibleSiteIds } from "../user-sites.store.ts";

const selectContacts = ({ db, actor }: Scope) =>
  db.selectFrom("external_contacts").where("external_contacts.company_id", "=", actor.companyId);

/** The company's external contacts, each with its sites that the person sees. */
const selectWithSites = (scope: Scope) =>
  selectContacts(scope).select([
    "external_contacts.id",
    "external_contacts.name",
    "external_contacts.phone",
    "external_contacts.email",
    visibleSiteIds(scope, sql`sites.contact_external_id = external_contacts.id`).as("locationIds"),
  ]);

export const listExternalContacts = (scope: Scope) =>
  selectWithSites(scope)
    .orderBy(sql`external_contacts.sort_key collate "C"`)
    .orderBy("external_contacts.id")
    .execute();

export const findExternalContact = (scope: Scope, id: number) =>
  selectWithSites(scope).where("external_contacts.id", "=", id).executeTakeFirst();

/**
 * Locks a contact; undefined if there is none. A transaction that is about to make it a site's contact person waits for
 * the lock, and then no longer finds a contact that was deleted meanwhile.
 */
export const lockExternalContact = (scope: UserWriteContext, id: number) =>
  selectContacts(scope)
    .select("external_contacts.id")
    .where("external_contacts.id", "=", id)
    .forUpdate()
    .executeTakeFirst();

/** The names of all sites with this contact person, including those the requesting person does not see. */
export async function listSitesOfContact({ db }: Scope, id: number): Promise<string[]> {
  const rows = await db
    .selectFrom("sites")
    .select("alias")
    .where("contact_external_id", "=", id)
    .orderBy(sql`sort_key collate "C"`)
    .execute();
  return rows.map((row) => row.alias);
}

const sortColumns: Readonly<Record<ContactListQuery["sortBy"], RawBuilder<unknown>>> = {
  lastName: sql`external_contacts.sort_key collate "C"`,
  phone: sql`external_contacts.phone collate "C"`,
  email: sql`external_contacts.email collate "C"`,
  locations: sql.ref("locationCount"),
};

/** One page of external contacts and their total number. */
export async function listContactPage(scope: Scope, query: ContactListQuery) {
  const condition =
    query.search === "" ? sql<SqlBool>`true` : matchesPerson("external_contacts", query.search);
  const direction = sql.raw(query.sortOrder);
  const users = await selectContacts(scope)
    .select([
      "external_contacts.id",
      "external_contacts.name",
      "external_contacts.phone",
      "external_contacts.email",
      sql<number>`(select count(*) from sites
      where sites.contact_external_id = external_contacts.id)`.as("locationCount"),
    ])
    .where(condition)
    .orderBy(sql`${sortColumns[query.sortBy]} ${direction} nulls last`)
    .orderBy(sql`external_contacts.sort_key collate "C" ${direction}`)
    .orderBy(sql`external_contacts.id ${direction}`)
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const { total } = await selectContacts(scope)
    .select((select) => select.fn.countAll<number>().as("total"))
    .where(condition)
    .executeTakeFirstOrThrow();
  return { users, total };
}

export const findContactByNameAndPhone = (scope: Scope, name: string, phone: string) =>
  selectContacts(scope)
    .select("external_contacts.id")
    .where("name", "=", name)
    .where("phone", "=", phone)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
