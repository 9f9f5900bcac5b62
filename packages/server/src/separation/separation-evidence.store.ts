import type { EvidenceSubject, SeparationQuery } from "@kreislauf/contract/separation";
import type { Insertable } from "kysely";
import type { Scope, TransactionContext } from "../base/context.ts";
import { assignedSiteIds } from "../sites/index.ts";
import type { SeparationEvidenceTable } from "./separation.tables.ts";

/** Files of evidence at the sites that the person may see. */
const visibleEvidence = (scope: Scope) =>
  scope.db
    .selectFrom("separation_evidence")
    .selectAll()
    .where("company_id", "=", scope.actor.companyId)
    .where("site_id", "in", assignedSiteIds(scope));

/** The evidence of a folder, the oldest first. */
export const listEvidence = (scope: Scope, { serviceLocationId, year }: SeparationQuery) =>
  visibleEvidence(scope)
    .where("site_id", "=", serviceLocationId)
    .where("year", "=", year)
    .orderBy("id")
    .execute();

export type EvidenceRow = Awaited<ReturnType<typeof listEvidence>>[number];

export const findEvidence = (scope: Scope, id: number) =>
  visibleEvidence(scope).where("id", "=", id).executeTakeFirst();

interface EvidencePlace extends SeparationQuery {
  readonly subject: EvidenceSubject;
  readonly disposer: string;
}

/**
 * The number of files at one place of a folder, which is a subject and, for some subjects, a disposer. The caller has
 * locked the folder's site.
 */
export async function countEvidence(
  { db, actor }: TransactionContext,
  { serviceLocationId, year, subject, disposer }: EvidencePlace,
): Promise<number> {
  const { count } = await db
    .selectFrom("separation_evidence")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("company_id", "=", actor.companyId)
    .where("site_id", "=", serviceLocationId)
    .where("year", "=", year)
    .where("subject", "=", subject)
    .where("disposer", "=", disposer)
    .executeTakeFirstOrThrow();
  return count;
}

export const insertEvidence = (
  { db }: Pick<TransactionContext, "db">,
  rows: readonly Insertable<SeparationEvidenceTable>[],
): Promise<unknown> =>
  db
    .insertInto("separation_evidence")
    .values([...rows])
    .execute();

export const deleteEvidence = ({ db, actor }: TransactionContext, id: number) =>
  db
    .deleteFrom("separation_evidence")
    .where("id", "=", id)
    .where("company_id", "=", actor.companyId)
    .returning("id")
    .executeTakeFirst();
