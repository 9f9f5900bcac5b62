import type { AuditAction, AuditField } from "@kreislauf/contract/base";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { type SqlBool, sql } from "kysely";
import type { Db } from "../../base/database/database.ts";
import { sortKey } from "../../base/database/sort-key.ts";

/**
 * The person that a command is about: a person with a current or former account, external contacts with the same e-mail
 * address, or both.
 */
export interface FoundPerson {
  /** Null if only external contacts have the e-mail address. */
  readonly userId: number | null;
  readonly contactIds: readonly number[];
  readonly name: string;
  readonly identifiers: PersonIdentifiers;
}

/** The values that identify a person: the current ones, and former ones from the audit log. */
export interface PersonIdentifiers {
  readonly firstNames: ReadonlySet<string>;
  readonly lastNames: ReadonlySet<string>;
  /** First and last name, with either of them first; also in the form of sort keys. */
  readonly fullNames: ReadonlySet<string>;
  readonly emails: ReadonlySet<string>;
  readonly phones: ReadonlySet<string>;
}

/** Lower user ids belong to the provider and the system, not to people. */
const firstPersonId = 1_000;

export async function findPerson(db: Db, word: string): Promise<FoundPerson | undefined> {
  const user = await db
    .selectFrom("users")
    .selectAll()
    .where(
      /^\d{1,9}$/.test(word) ? "id" : "email",
      "=",
      /^\d{1,9}$/.test(word) ? Number(word) : word.toLowerCase(),
    )
    .where("id", ">=", firstPersonId)
    .executeTakeFirst();
  const email = user === undefined ? word.toLowerCase() : user.email;
  const contacts = await db
    .selectFrom("external_contacts")
    .selectAll()
    .where(sql`lower(email)`, "=", email)
    .orderBy("id")
    .execute();
  if (user === undefined && contacts.length === 0) return undefined;
  const contactIds = contacts.map(({ id }) => id);
  const entries = await auditEntriesAbout(db, user?.id ?? null, contactIds);
  const facts = entries.flatMap(({ before, after }) => [before, after]);
  const auditedValues = (field: AuditField) => facts.map((each) => each[field]);
  const firstNames = textsOf([user?.first_name, ...auditedValues("firstName")]);
  const lastNames = textsOf([user?.last_name, ...auditedValues("lastName")]);
  return {
    userId: user?.id ?? null,
    contactIds,
    name: user === undefined ? (contacts[0]?.name ?? "") : `${user.first_name} ${user.last_name}`,
    identifiers: {
      firstNames,
      lastNames,
      fullNames: textsOf([
        ...[...firstNames].flatMap((first) => [...lastNames].flatMap((last) => nameVariants(first, last))),
        ...contacts.flatMap(({ name }) => [name, sortKey(name)]),
        ...auditedValues("name"),
        ...entries.map(({ subject }) => subject),
      ]),
      emails: textsOf([email, ...auditedValues("email")]),
      phones: textsOf([user?.phone, ...contacts.map(({ phone }) => phone), ...auditedValues("phone")]),
    },
  };
}

const nameVariants = (first: string, last: string) => [
  `${first} ${last}`,
  `${last} ${first}`,
  `${last}, ${first}`,
  sortKey(`${first} ${last}`),
  sortKey(`${last} ${first}`),
];

const textsOf = (values: readonly unknown[]): ReadonlySet<string> =>
  new Set(
    values.filter((value): value is string => typeof value === "string" && value !== "" && value !== "N. N."),
  );

/** Actions whose audit entry is about a person: `subject` is the person's name, `subject_id` their id. */
const actionsOnUsers = [
  "user_provisioned",
  "user_invited",
  "user_reinvited",
  "user_changed",
  "user_deleted",
  "membership_added",
  "profile_changed",
  "second_factor_reset",
  "viewed_by_staff",
  "approval_substitute_set",
  "approval_substitute_removed",
] as const satisfies readonly AuditAction[];

/** Entries of the audit log that are about the person, not those about what the person did. */
export const auditEntriesAbout = (db: Db, userId: number | null, contactIds: readonly number[]) =>
  db
    .selectFrom("audit_log")
    .select(["id", "subject", "before", "after"])
    .where(
      sql<SqlBool>`
        (subject_id = ${userId} and action = any (${[...actionsOnUsers]}::text[]))
        or (subject_id = any (${[...contactIds]}::integer[]) and action like 'external\\_contact\\_%')`,
    )
    .orderBy("id")
    .execute();

/** A pattern for every notation of a phone number: `+49561100200`, `0561 / 100 200`, `+49 (0)561-100200`. */
export function phonePattern(phone: string): string {
  const read = parsePhoneNumberFromString(phone, "DE");
  const number: string = read?.nationalNumber ?? phone.replaceAll(/\D/g, "");
  const digits = number.replaceAll(/(?<=\d)(?=\d)/g, "[ /().-]*");
  return String.raw`(?:(?:\+|00)${read?.countryCallingCode ?? "49"}|0)[ /().-]*(?:0[ /().-]*)?${digits}`;
}
