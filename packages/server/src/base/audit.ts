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
  /** Null for the provider or the system. */
  readonly actorId: number | null;
  readonly action: AuditAction;
  /** The record it was done to: its name and its id. */
  readonly subject?: string;
  readonly subjectId?: number;
  readonly before?: AuditSnapshot;
  readonly after?: AuditSnapshot;
}

/** Name of the actor in the log: the provider is not a person. */
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
/** The fields that differ, with their values before and after; null if there is no difference. */
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
