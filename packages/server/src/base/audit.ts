import type { AuditAction, AuditFacts, AuditField, AuditValue } from "@kreislauf/contract/base";
import { auditActions } from "@kreislauf/contract/base";
import type { Actor, Work } from "./context.ts";

export interface AuditEntry {
  readonly companyId: number;
  /** Null: the provider or the system. */
  readonly actorId: number | null;
  readonly action: AuditAction;
  /** What it was done to, as people name it, and its id. */
  readonly subject?: string;
  readonly subjectId?: number;
  readonly before?: AuditFacts;
  readonly after?: AuditFacts;
}

/** Whom the log names for what somebody does: the provider is no person. */
export const auditActor = ({ userId, isProvider }: Actor): number | null =>
  isProvider === true ? null : userId;

/** Writes one line of the audit log, in the transaction of what it tells of. */
export async function recordAudit({ db, now }: Work, entry: AuditEntry): Promise<void> {
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
/** The fields that differ, with their values before and after; null if none does. */
export function changedFacts(
  before: AuditFacts,
  after: AuditFacts,
): { readonly before: AuditFacts; readonly after: AuditFacts } | null {
  const fields = (Object.keys({ ...before, ...after }) as AuditField[]).filter(
    (field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null),
  );
  const pick = (facts: AuditFacts) =>
    Object.fromEntries(fields.map((field): [AuditField, AuditValue] => [field, facts[field] ?? null]));
  return fields.length === 0 ? null : { before: pick(before), after: pick(after) };
}
