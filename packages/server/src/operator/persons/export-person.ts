import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Db } from "../../base/database/database.ts";
import { type TableShape, listTables } from "../base/schema-tables.ts";
import { signInSubjectsOf } from "../../session/index.ts";
import { auditEntriesAbout, type FoundPerson, type PersonIdentifiers } from "./find-person.ts";
import { createAnonymizer, findTraces, listTraceTables, uniqueIdentifiersOf } from "./person-traces.ts";
import { readInBatches } from "../base/read-in-batches.ts";

const rowsAtOnce = 200;

/** Columns with secrets: they are left out, because they are not information about the person. */
const secrets = new Set(["password_hash", "client_secret"]);
const pictures = new Set(["picture", "thumbnail"]);

interface PersonColumn {
  readonly table: string;
  readonly column: string;
  readonly isContact: boolean;
}

/** Every column that refers to people, whichever migration created it. */
async function listPersonColumns(db: Db): Promise<readonly PersonColumn[]> {
  const { rows } = await sql<PersonColumn>`
    select conrelid::regclass::text as table, own.attname as column,
      confrelid = 'external_contacts'::regclass as "isContact"
    from pg_constraint
    join pg_attribute as theirs on theirs.attrelid = confrelid
      and theirs.attname = case confrelid when 'memberships'::regclass then 'user_id' else 'id' end
    join pg_attribute as own on own.attrelid = conrelid
      and own.attnum = conkey[array_position(confkey, theirs.attnum)]
    where contype = 'f'
      and confrelid in ('users'::regclass, 'memberships'::regclass, 'external_contacts'::regclass)`.execute(
    db,
  );
  return rows;
}

/**
 * Everything stored about a person (article 15 GDPR), as JSON: their records by table without secrets, then the places
 * where other records mention them.
 */
export async function* streamPersonalData(
  db: Db,
  person: FoundPerson,
  now: Temporal.Instant,
): AsyncGenerator<string> {
  const words = await uniqueIdentifiersOf(db, person);
  const head = { exportedAt: now.toString(), userId: person.userId, externalContactIds: person.contactIds };
  yield `${JSON.stringify(head).slice(0, -1)},\n"records": {`;
  const conditions = await conditionsOf(db, person, words);
  let isFirst = true;
  for (const table of await listTables(db)) {
    const condition = conditions.get(table.name);
    if (condition === undefined) continue;
    const rows = recordsOf(db, table, sql.join(condition, sql` or `));
    yield* listText(table.name, rows, isFirst);
    isFirst = false;
  }
  yield '},\n"mentions": {';
  isFirst = true;
  for (const place of await listTraceTables(db)) {
    yield* listText(place.table.name, mentionsIn(db, place, person, words), isFirst);
    isFirst = false;
  }
  yield "}}\n";
}

/** SQL conditions by table. A row is part of the person's data if it meets at least one condition of its table. */
async function conditionsOf(db: Db, { userId, contactIds }: FoundPerson, words: PersonIdentifiers) {
  const conditions = new Map<string, RawBuilder<SqlBool>[]>();
  const add = (table: string, condition: RawBuilder<SqlBool>) =>
    conditions.set(table, [...(conditions.get(table) ?? []), condition]);
  const ids = sql`${[...contactIds]}::integer[]`;
  for (const { table, column, isContact } of await listPersonColumns(db)) {
    add(table, isContact ? sql`${sql.ref(column)} = any (${ids})` : sql`${sql.ref(column)} = ${userId}`);
  }
  const about = (await auditEntriesAbout(db, userId, contactIds)).map(({ id }) => id);
  const emails = [...words.emails];
  add("users", sql`id = ${userId}`);
  add("external_contacts", sql`id = any (${ids})`);
  add("audit_log", sql`id = any (${about}::bigint[])`);
  add("companies", sql`id in (select company_id from memberships where user_id = ${userId})`);
  add("sites", sql`id in (select site_id from user_sites where user_id = ${userId})`);
  add("sessions", sql`user_id = ${userId}`);
  add("link_requests", sql`email = any (${emails})`);
  add("sign_in_failures", sql`subject = any (${[...signInSubjectsOf(userId, emails)]})`);
  add("mailbox", sql`lower(recipient) = any (${emails})`);
  return conditions;
}

async function* recordsOf(db: Db, table: TableShape, condition: RawBuilder<unknown>) {
  const columns = table.columns.flatMap(({ name, type }) => {
    if (secrets.has(name) || (type === "bytea" && !pictures.has(name))) return [];
    const value = type === "bytea" ? sql`encode(${sql.ref(name)}, 'base64')` : sql.ref(name);
    return [sql`${value} as ${sql.ref(name)}`];
  });
  const query = sql<{ row: string }>`
    select row_to_json(records)::text as row
    from (select ${sql.join(columns)} from ${sql.table(table.name)} where ${condition}
      order by ${sql.raw(table.order)}) as records`;
  for await (const rows of readInBatches(db, query, rowsAtOnce)) yield* rows.map(({ row }) => row);
}

/** The texts that contain the person's name, e-mail address or phone number, each with the key of its row. */
async function* mentionsIn(
  db: Db,
  place: Parameters<typeof findTraces>[1],
  person: FoundPerson,
  words: Parameters<typeof findTraces>[3],
) {
  const clean = createAnonymizer(person, words);
  for await (const rows of findTraces(db, place, person, words)) {
    for (const row of rows) {
      const texts = place.columns.flatMap(({ name, type }) => {
        const text = row[name] ?? "";
        return text === "" || !clean(text, type).isChanged ? [] : [[name, text]];
      });
      if (texts.length === 0) continue;
      const key = place.table.key.map((name) => [name, row[name]]);
      yield JSON.stringify(Object.fromEntries([...key, ...texts]));
    }
  }
}

async function* listText(
  name: string,
  rows: AsyncIterable<string>,
  isFirst: boolean,
): AsyncGenerator<string> {
  yield `${isFirst ? "" : ","}\n${JSON.stringify(name)}: [`;
  let isFirstRow = true;
  for await (const row of rows) {
    yield `${isFirstRow ? "" : ","}\n${row}`;
    isFirstRow = false;
  }
  yield "]";
}
