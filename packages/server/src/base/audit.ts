import {
  auditActions,
  type AuditAction,
  type AuditSnapshot,
  type AuditField,
  type AuditValue,
} from "@kreislauf/contract/base";
import type { Actor, WriteContext } from "./context.ts";

export interface AuditEntry {
  readonly companyId: number;
  /**
   * User id of the person who did it; null for the provider, the operator, the system and people of other companies.
   */
  readonly actorId: number | null;
  readonly action: AuditAction;
  /** Name of the record that was changed; undefined if the action concerns no single record. */
  readonly subject?: string;
  readonly subjectId?: number;
  readonly before?: AuditSnapshot;
  readonly after?: AuditSnapshot;
}

/** The actor's user id for the audit log; null for the provider, which is no person. */
export const auditActor = ({ userId, isProvider }: Actor): number | null =>
  isProvider === true ? null : userId;

/** Writes one entry of the audit log, in the transaction of the change it describes. */
export async function recordAudit({ db, now }: WriteContext, entry: AuditEntry): Promise<void> {
  await db
    .insertInto("audit_log")
    .values({
      company_id: entry.companyId,
      occurred_at: now.toString(),
      actor_id: entry.actorId,
      action: entry.action,
      category: auditActions[entry.action],
      subject: entry.subject ?? "",
      subject_id: entry.subjectId ?? null,
      before: JSON.stringify(entry.before ?? {}),
      after: JSON.stringify(entry.after ?? {}),
    })
    .execute();
}
/** The fields that differ, with their values before and after; null if none differs. A missing value counts as null. */
export function changedFacts(
  before: AuditSnapshot,
  after: AuditSnapshot,
): { readonly before: AuditSnapshot; readonly after: AuditSnapshot } | null {
  const fields = (Object.keys({ ...before, ...after }) as AuditField[]).filter(
    (field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null),
  );
  const pick = (facts: AuditSnapshot) =>
    Object.fromEntries(fields.map((field): [AuditField, AuditValue] => [field, facts[field] ?? null]));
  return fields.length === 0 ? null : { before: pick(before), after: pick(after) };
}
