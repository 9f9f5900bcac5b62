import { addDays, startOfBerlinDay } from "@kreislauf/contract/base";
import type { AuditFilter, AuditQuery, AuditLogEntry } from "@kreislauf/contract/users";
import { sql } from "kysely";
import type { Scope } from "../base/context.ts";
import { foldedLetters, sortKey } from "../base/database/sort-key.ts";
import { likePattern } from "./people.store.ts";

const everything: AuditFilter = { search: "" };

/**
 * The subject of a log entry, folded as `sortKey` folds the search. Capital umlauts are replaced, too, because `lower`
 * may know only ASCII.
 */
const subjectKey = Object.entries(foldedLetters)
  .flatMap(([letter, plain]) => [[letter, plain] as const, [letter.toUpperCase(), plain] as const])
  .reduce(
    (text, [letter, plain]) => sql<string>`replace(${text}, ${letter}, ${plain})`,
    sql<string>`lower(normalize(audit_log.subject, NFC))`,
  );

/** The company's entries that match a filter. The filter's first and last day are Berlin days, both inclusive. */
function selectEntries({ db, actor }: Scope, filter: AuditFilter) {
  let entries = db
    .selectFrom("audit_log")
    .leftJoin("users", "users.id", "audit_log.actor_id")
    .where("audit_log.company_id", "=", actor.companyId);
  if (filter.category !== undefined) entries = entries.where("audit_log.category", "=", filter.category);
  if (filter.dateFrom !== undefined) {
    entries = entries.where("audit_log.occurred_at", ">=", startOfBerlinDay(filter.dateFrom).toString());
  }
  if (filter.dateTo !== undefined) {
    const end = startOfBerlinDay(addDays(filter.dateTo, 1)).toString();
    entries = entries.where("audit_log.occurred_at", "<", end);
  }
  for (const word of sortKey(filter.search).split(/\s+/).filter(Boolean)) {
    entries = entries.where((where) =>
      where.or([
        where("users.sort_key", "like", likePattern(word)),
        where(subjectKey, "like", likePattern(word)),
      ]),
    );
  }
  return entries;
}

const newestFirst = (scope: Scope, filter: AuditFilter) =>
  selectEntries(scope, filter).orderBy("audit_log.occurred_at", "desc").orderBy("audit_log.id", "desc");

const selectColumns = (scope: Scope, filter: AuditFilter) =>
  newestFirst(scope, filter).select((select) => [
    "audit_log.id",
    "audit_log.occurred_at as occurredOn",
    "audit_log.category",
    "audit_log.action",
    "audit_log.subject",
    select.ref("audit_log.before").$castTo<AuditLogEntry["before"]>().as("before"),
    select.ref("audit_log.after").$castTo<AuditLogEntry["after"]>().as("after"),
    "audit_log.actor_id as actorId",
    sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("actorName"),
  ]);

type EntryRow = Awaited<ReturnType<ReturnType<typeof selectColumns>["executeTakeFirstOrThrow"]>>;

const entryOf = ({ actorId, actorName, ...row }: EntryRow) => ({
  ...row,
  actor: actorId === null ? null : { id: actorId, name: actorName },
});

/** One page of the log, newest first, and the total number of entries. */
export async function listAudit(scope: Scope, { offset, limit, ...filter }: AuditQuery) {
  const rows = await selectColumns(scope, filter).limit(limit).offset(offset).execute();
  const { total } = await selectEntries(scope, filter)
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { entries: rows.map(entryOf), total };
}

/** The ids of the entries that match a filter, newest first. */
export async function listAuditIds(scope: Scope, filter: AuditFilter): Promise<number[]> {
  const rows = await newestFirst(scope, filter).select("audit_log.id").execute();
  return rows.map(({ id }) => id);
}

/** The company's entries with the given ids, newest first. */
export async function readAudit(scope: Scope, ids: readonly number[]): Promise<AuditLogEntry[]> {
  const rows = await selectColumns(scope, everything)
    .where(sql<boolean>`audit_log.id = any (${[...ids]}::bigint[])`)
    .execute();
  return rows.map(entryOf);
}
