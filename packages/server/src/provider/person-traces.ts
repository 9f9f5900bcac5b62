import { sql } from "kysely";
import type { Db } from "../base/database.ts";
import { type TableShape, listTables } from "./backup-tables.ts";
import { type FoundPerson, phonePattern, type PersonWords } from "./find-person.ts";
import { readInBatches } from "./read-in-batches.ts";

/** What stands in place of somebody who demanded to be forgotten, in both languages. */
export const nobody = { firstName: "N.", lastName: "N.", name: "N. N." } as const;

/** People and companies are found by their ids; vouchers are kept as they are (section 147 AO, article 17 (3) b GDPR). */
const leftAlone = new Set([
  "companies",
  "document_children",
  "document_files",
  "documents",
  "external_contacts",
  "users",
]);

const rowsAtOnce = 200;

export interface TraceTable {
  readonly table: TableShape;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** Every table that could hold a name, an address or a number in its texts, whatever migrations have made it. */
export async function listTraceTables(db: Db): Promise<readonly TraceTable[]> {
  return (await listTables(db))
    .filter(({ name }) => !leftAlone.has(name))
    .map((table) => ({
      table,
      columns: table.columns.filter(({ name, type }) => isOfText(type) && !table.key.includes(name)),
    }))
    .filter(({ columns }) => columns.length > 0);
}

const isOfText = (type: string) => /^(text|jsonb|text\[\]|character varying.*)$/.test(type);

/** Words that others have too are no trace of the person: a colleague's name, the number of the reception. */
export async function wordsOfNobodyElse(db: Db, person: FoundPerson): Promise<PersonWords> {
  const others = await sql<{ name: string; phone: string | null }>`
    select first_name || ' ' || last_name as name, phone from users where id is distinct from ${person.userId}
    union all
    select name, phone from external_contacts where id <> all (${[...person.contactIds]}::integer[])`.execute(
    db,
  );
  const names = new Set(others.rows.map(({ name }) => name.toLowerCase()));
  const phones = new Set(others.rows.map(({ phone }) => phone));
  const { words } = person;
  const isShared = [...words.fullNames].some((name) => names.has(name.toLowerCase()));
  return {
    ...words,
    // One word may be any word: a contact called `Empfang` is no reason to change every text about a reception.
    fullNames: new Set(isShared ? [] : [...words.fullNames].filter((name) => /\S\s+\S/.test(name))),
    phones: new Set([...words.phones].filter((phone) => !phones.has(phone))),
  };
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const patternOfWords = ({ fullNames, emails, phones }: PersonWords) =>
  [
    ...[...fullNames, ...emails].toSorted((a, b) => b.length - a.length).map(escape),
    ...[...phones].map(phonePattern),
  ].join("|");

/** Rows that may hold a trace, with their texts. */
export async function* findTraces(
  db: Db,
  { table, columns }: TraceTable,
  person: FoundPerson,
  words: PersonWords,
): AsyncGenerator<readonly Readonly<Record<string, string | null>>[]> {
  // In JSON the parts of a name stand apart, or beside the id.
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

export type Cleaner = (text: string, type: string) => { readonly text: string; readonly isChanged: boolean };

/** A column's text without the person. */
export function cleanerFor(person: FoundPerson, words: PersonWords): Cleaner {
  const pattern = patternOfWords(words);
  const found =
    pattern === ""
      ? undefined
      : new RegExp(String.raw`(?<![\p{L}\p{N}@.+-])(?:${pattern})(?![\p{L}\p{N}@])`, "giu");
  const cleanText = (text: string) => (found === undefined ? text : text.replace(found, nobody.name));
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
      person.words.firstNames.has(String(firstName)) && person.words.lastNames.has(String(lastName));
    const isNamed = id === person.userId && person.words.fullNames.has(String(name));
    return {
      ...(isBoth && { firstName: nobody.firstName, lastName: nobody.lastName }),
      ...(isNamed && { name: nobody.name }),
    };
  };
  return (text, type) => {
    const isJson = type === "jsonb" || type === "text[]";
    const cleaned = isJson ? JSON.stringify(cleanValue(JSON.parse(text))) : cleanText(text);
    // JSON loses the spaces of the database on its way: only a difference of content counts.
    const before = isJson ? JSON.stringify(JSON.parse(text)) : text;
    return { text: cleaned, isChanged: cleaned !== before };
  };
}
