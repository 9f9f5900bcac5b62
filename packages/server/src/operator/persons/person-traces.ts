import { sql } from "kysely";
import type { Db } from "../../base/database/database.ts";
import { type TableShape, listTables } from "../base/schema-tables.ts";
import { type FoundPerson, phonePattern, type PersonIdentifiers } from "./find-person.ts";
import { readInBatches } from "../base/read-in-batches.ts";

/** The name that replaces an erased person's name, the same in German and English. */
export const anonymousPerson = { firstName: "N.", lastName: "N.", name: "N. N." } as const;

/**
 * Tables that are not searched. People and companies are found by their ids. Documents have to be kept unchanged
 * (section 147 AO, article 17 (3) b GDPR). Desk accounts are not a customer's data, even if they belong to the person.
 */
const excludedTables = new Set([
  "companies",
  "document_children",
  "document_files",
  "document_versions",
  "documents",
  "external_contacts",
  "staff",
  "users",
]);

const rowsAtOnce = 200;

export interface TraceTable {
  readonly table: TableShape;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/**
 * Every table whose texts could contain a name, an e-mail address or a phone number, whichever migration created it.
 */
export async function listTraceTables(db: Db): Promise<readonly TraceTable[]> {
  return (await listTables(db))
    .filter(({ name }) => !excludedTables.has(name))
    .map((table) => ({
      table,
      columns: table.columns.filter(({ name, type }) => isOfText(type) && !table.key.includes(name)),
    }))
    .filter(({ columns }) => columns.length > 0);
}

const isOfText = (type: string) => /^(text|jsonb|text\[\]|character varying.*)$/.test(type);

/**
 * The person's identifiers without values that others share, which are no trace of the person: a colleague's name, the
 * reception's phone number, a former e-mail address that somebody else has now, the name and e-mail address of a desk
 * account.
 */
export async function uniqueIdentifiersOf(db: Db, person: FoundPerson): Promise<PersonIdentifiers> {
  const others = await sql<{ name: string; phone: string | null; email: string | null }>`
    select first_name || ' ' || last_name as name, phone, email from users
    where id is distinct from ${person.userId}
    union all
    select first_name || ' ' || last_name, null, lower(email) from staff
    union all
    select name, phone, lower(email) from external_contacts where id <> all (${[...person.contactIds]}::integer[])`.execute(
    db,
  );
  const names = new Set(others.rows.map(({ name }) => name.toLowerCase()));
  const phones = new Set(others.rows.map(({ phone }) => phone));
  const emails = new Set(others.rows.map(({ email }) => email));
  const { identifiers } = person;
  const isShared = [...identifiers.fullNames].some((name) => names.has(name.toLowerCase()));
  return {
    ...identifiers,
    // Single words are left out, because they may be ordinary words: a contact called `Empfang` is no reason to change
    // every text about a reception.
    fullNames: new Set(isShared ? [] : [...identifiers.fullNames].filter((name) => /\S\s+\S/.test(name))),
    emails: new Set([...identifiers.emails].filter((email) => !emails.has(email.toLowerCase()))),
    phones: new Set([...identifiers.phones].filter((phone) => !phones.has(phone))),
  };
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const patternOfWords = ({ fullNames, emails, phones }: PersonIdentifiers) =>
  [
    ...[...fullNames, ...emails].toSorted((a, b) => b.length - a.length).map(escape),
    ...[...phones].map(phonePattern),
  ].join("|");

/** Yields batches of rows that may contain a trace of the person, with their texts. */
export async function* findTraces(
  db: Db,
  { table, columns }: TraceTable,
  person: FoundPerson,
  words: PersonIdentifiers,
): AsyncGenerator<readonly Readonly<Record<string, string | null>>[]> {
  // In JSON the first and last name are separate, or a name is next to the user's id.
  const inJson = [
    ...[...words.lastNames].map((name) => `"${escape(name)}"`),
    ...(person.userId === null ? [] : [`"id": ${person.userId}[,}]`]),
  ];
  const pattern = [patternOfWords(words), ...inJson].filter((part) => part !== "").join("|");
  const texts = columns.map(({ name, type }) =>
    type === "text[]" ? sql`to_jsonb(${sql.ref(name)})::text` : sql`${sql.ref(name)}::text`,
  );
  yield* readInBatches(
    db,
    sql<Record<string, string | null>>`
      select ${sql.join(table.key.map((name) => sql`${sql.ref(name)}::text as ${sql.ref(name)}`))},
        ${sql.join(columns.map(({ name }, index) => sql`${texts[index]} as ${sql.ref(name)}`))}
      from ${sql.table(table.name)} where concat_ws(' ', ${sql.join(texts)}) ~* ${pattern}`,
    rowsAtOnce,
  );
}

export type Anonymizer = (
  text: string,
  type: string,
) => { readonly text: string; readonly isChanged: boolean };

/** Returns a function that removes the person from the text of a column. */
export function createAnonymizer(person: FoundPerson, words: PersonIdentifiers): Anonymizer {
  const pattern = patternOfWords(words);
  const found =
    pattern === ""
      ? undefined
      : new RegExp(String.raw`(?<![\p{L}\p{N}@.+-])(?:${pattern})(?![\p{L}\p{N}@])`, "giu");
  const cleanText = (text: string) =>
    found === undefined ? text : text.replace(found, anonymousPerson.name);
  const cleanValue = (value: unknown): unknown => {
    if (typeof value === "string") return cleanText(value);
    if (Array.isArray(value)) return value.map(cleanValue);
    if (typeof value !== "object" || value === null) return value;
    const fields = Object.fromEntries(Object.entries(value).map(([key, field]) => [key, cleanValue(field)]));
    return { ...fields, ...withoutNames(value as Record<string, unknown>) };
  };
  const withoutNames = (value: Readonly<Record<string, unknown>>) => {
    const { firstName, lastName, name, id } = value;
    const isBoth =
      person.identifiers.firstNames.has(String(firstName)) &&
      person.identifiers.lastNames.has(String(lastName));
    const isNamed = id === person.userId && person.identifiers.fullNames.has(String(name));
    return {
      ...(isBoth && { firstName: anonymousPerson.firstName, lastName: anonymousPerson.lastName }),
      ...(isNamed && { name: anonymousPerson.name }),
    };
  };
  return (text, type) => {
    const isJson = type === "jsonb" || type === "text[]";
    const cleaned = isJson ? JSON.stringify(cleanValue(JSON.parse(text))) : cleanText(text);
    // Serialising JSON again loses the database's spaces: only a difference in content counts.
    const before = isJson ? JSON.stringify(JSON.parse(text)) : text;
    return { text: cleaned, isChanged: cleaned !== before };
  };
}
