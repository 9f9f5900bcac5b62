import { permission } from "@kreislauf/contract/base";
import { type SqlBool, sql } from "kysely";
import { recordAudit } from "../../base/audit.ts";
import type { WriteContext } from "../../base/context.ts";
import type { Db } from "../../base/database/database.ts";
import { deleteUploadsOf, filterOrphanedContent } from "../../base/files/files.store.ts";
import { personSortKey } from "../../users/index.ts";
import { signInSubjectsOf } from "../../session/index.ts";
import { auditEntriesAbout, type FoundPerson, type PersonIdentifiers } from "./find-person.ts";
import {
  type Anonymizer,
  createAnonymizer,
  findTraces,
  listTraceTables,
  anonymousPerson,
  type TraceTable,
  uniqueIdentifiersOf,
} from "./person-traces.ts";

export interface Erasure {
  /** Hashes of files that only this person used; the files are removed only after the commit. */
  readonly orphanedContent: readonly string[];
  readonly removedRows: number;
  readonly cleanedRows: number;
}

/**
 * Locks the companies whose users the person manages; returns the names of those that would have no user manager left
 * after the erasure.
 */
export async function lockCompaniesWithoutOtherManager(db: Db, userId: number): Promise<readonly string[]> {
  const own = await db
    .selectFrom("memberships")
    .innerJoin("companies", "companies.id", "memberships.company_id")
    .select(["companies.id", "companies.name"])
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .where("invited", "=", false)
    .where(sql<SqlBool>`${permission.userManager} = any (permissions)`)
    .orderBy("companies.id")
    .forNoKeyUpdate("companies")
    .execute();
  const alone: string[] = [];
  for (const { id, name } of own) {
    const other = await db
      .selectFrom("memberships")
      .select("user_id")
      .where("company_id", "=", id)
      .where("user_id", "!=", userId)
      .where("deleted_at", "is", null)
      .where("invited", "=", false)
      .where(sql<SqlBool>`${permission.userManager} = any (permissions)`)
      .limit(1)
      .executeTakeFirst();
    if (other === undefined) alone.push(name);
  }
  return alone;
}

/**
 * Erases a person (article 17 GDPR): they lose access as if they were deleted, their own data are deleted, and in
 * records kept for others their name becomes `N. N.`.
 */
export async function erasePerson(work: WriteContext, person: FoundPerson): Promise<Erasure> {
  const { db, now } = work;
  const words = await uniqueIdentifiersOf(db, person);
  const companies = await companiesOf(db, person);
  let removedRows = await removeContacts(db, person.contactIds);
  const uploads = person.userId === null ? [] : await deleteUploadsOf(db, person.userId);
  removedRows += uploads.length;
  if (person.userId !== null) removedRows += await endAccount(work, person.userId);
  removedRows += await removeByAddress(db, person.userId, words);
  const clean = createAnonymizer(person, words);
  const cleanTable = async (place: TraceTable) => {
    let cleaned = 0;
    for await (const rows of findTraces(db, place, person, words)) {
      for (const row of rows) cleaned += (await cleanRow(db, place, row, clean)) ? 1 : 0;
    }
    return cleaned;
  };
  let cleanedRows = 0;
  const places = Map.groupBy(await listTraceTables(db), ({ table }) => table.name === "audit_log");
  for (const place of places.get(false) ?? []) cleanedRows += await cleanTable(place);
  // Done last, because from here to the end other writers to the audit log have to wait.
  await sql`alter table audit_log disable trigger user`.execute(db);
  await cleanAuditLog(db, person);
  for (const place of places.get(true) ?? []) cleanedRows += await cleanTable(place);
  await sql`alter table audit_log enable trigger user`.execute(db);
  for (const companyId of companies) {
    await recordAudit(
      { db, now },
      {
        companyId,
        actorId: null,
        action: "person_erased",
        ...(person.userId !== null && { subjectId: person.userId }),
      },
    );
  }
  return { removedRows, cleanedRows, orphanedContent: await filterOrphanedContent(db, uploads) };
}

async function companiesOf(db: Db, { userId, contactIds }: FoundPerson): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select company_id as id from memberships where user_id = ${userId}
    union select company_id from external_contacts where id = any (${[...contactIds]}::integer[])
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Removes the person's name and devices from the audit log; its entries stay. */
async function cleanAuditLog(db: Db, { userId, contactIds }: FoundPerson): Promise<void> {
  const about = (await auditEntriesAbout(db, userId, contactIds)).map(({ id }) => id);
  const parts = sql`'{firstName,lastName,name,email,phone}'::text[]`;
  await sql`
    update audit_log set subject = ${anonymousPerson.name}, before = before - ${parts}, after = after - ${parts}
    where id = any (${about}::bigint[])`.execute(db);
  await sql`
    update audit_log set before = before - 'device', after = after - 'device'
    where actor_id = ${userId} and (before ? 'device' or after ? 'device')`.execute(db);
}

const countOf = async (statement: { executeTakeFirst(): Promise<{ numDeletedRows: bigint }> }) =>
  Number((await statement.executeTakeFirst()).numDeletedRows);

async function removeContacts(db: Db, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  await db
    .updateTable("sites")
    .set({ contact_external_id: null })
    .where("contact_external_id", "in", ids)
    .execute();
  return await countOf(db.deleteFrom("external_contacts").where("id", "in", ids));
}

/**
 * Removes the person's access, as when a user is deleted. The user's row stays, because records of their actions refer
 * to it. Returns the number of deleted rows.
 */
async function endAccount({ db, now }: WriteContext, userId: number): Promise<number> {
  const at = now.toString();
  // These two changes also notify open browsers of the person.
  await db.updateTable("sessions").set({ revoked_at: at }).where("user_id", "=", userId).execute();
  await db
    .updateTable("memberships")
    .set({ deleted_at: at })
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .execute();
  await db
    .updateTable("sites")
    .set({ contact_user_id: null })
    .where("contact_user_id", "=", userId)
    .execute();
  // The job that expires download links also removes the files.
  await db
    .updateTable("exports")
    .set({ expires_at: at })
    .where("user_id", "=", userId)
    .where("state", "=", "ready")
    .execute();
  await db
    .updateTable("users")
    .set({
      email: null,
      first_name: anonymousPerson.firstName,
      last_name: anonymousPerson.lastName,
      sort_key: personSortKey(anonymousPerson),
      phone: null,
      password_hash: null,
    })
    .where("id", "=", userId)
    .execute();
  const counts = [
    await countOf(db.deleteFrom("exports").where("user_id", "=", userId).where("state", "=", "waiting")),
  ];
  for (const table of ownTables)
    counts.push(await countOf(db.deleteFrom(table).where("user_id", "=", userId)));
  counts.push(await countOf(db.deleteFrom("outbox_mails").where("recipient_id", "=", userId)));
  return counts.reduce((total, count) => total + count, 0);
}

/** Tables whose rows of the person are of no use to anybody else and are deleted. */
const ownTables = [
  "sessions",
  "customer_views",
  "login_tickets",
  "authenticator_apps",
  "company_identities",
  "known_browsers",
  "passkey_challenges",
  "passkeys",
  "recovery_codes",
  "trusted_devices",
  "one_time_links",
  "idempotency_keys",
  "calendar_feeds",
  "notifications",
  "notification_reads",
  "announcement_dismissals",
  "unseen_documents",
  "document_openings",
  "user_sites",
  "profile_pictures",
  "saved_views",
  "favourite_sites",
  "order_columns",
] as const;

async function removeByAddress(db: Db, userId: number | null, words: PersonIdentifiers): Promise<number> {
  const emails = [...words.emails];
  const subjects = [...signInSubjectsOf(userId, emails)];
  const removals = [
    sql`delete from link_requests where email = any (${emails})`,
    sql`delete from sign_in_failures where subject = any (${subjects})`,
    sql`delete from invoice_recipients where email = any (${emails})`,
    sql`delete from mailbox where lower(recipient) = any (${emails})`,
  ];
  let count = 0;
  for (const removal of removals) count += Number((await removal.execute(db)).numAffectedRows ?? 0);
  return count;
}

async function cleanRow(
  db: Db,
  { table, columns }: TraceTable,
  row: Readonly<Record<string, string | null>>,
  clean: Anonymizer,
): Promise<boolean> {
  const changes = columns.flatMap(({ name, type }) => {
    const text = row[name];
    if (text === null || text === undefined) return [];
    const { text: cleaned, isChanged } = clean(text, type);
    if (!isChanged) return [];
    const value =
      type === "text[]"
        ? sql`array(select jsonb_array_elements_text(${cleaned}::jsonb))`
        : sql`${cleaned}::${sql.raw(type)}`;
    return [sql`${sql.ref(name)} = ${value}`];
  });
  if (changes.length === 0) return false;
  const isRow = table.key.map(
    (name) =>
      sql`${sql.ref(name)} = ${row[name]}::${sql.raw(table.columns.find((column) => column.name === name)?.type ?? "text")}`,
  );
  await sql`
    update ${sql.table(table.name)} set ${sql.join(changes)} where ${sql.join(isRow, sql` and `)}`.execute(
    db,
  );
  return true;
}
