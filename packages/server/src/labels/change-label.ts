import { Refusal } from "@kreislauf/contract/base";
import type { ContainerLabel, LabelEdit } from "@kreislauf/contract/labels";
import { recordAudit } from "../base/audit.ts";
import type { TransactionContext } from "../base/context.ts";
import { hashContainerToken, readTokenSource } from "./container-code.ts";
import { getLabelListRow, type LabelRow, lockLabel, updateLabel } from "./labels.store.ts";
import { getLabelView } from "./list-labels.ts";

/**
 * Locks a label; refuses the call if it has another version. A label that nobody has changed is shown with version 0;
 * locking creates its row with version 1.
 */
async function lockUnchanged(
  context: TransactionContext,
  agreementId: number,
  version: number,
): Promise<LabelRow> {
  const label = await lockLabel(context, agreementId);
  if (label.version !== Math.max(version, 1)) throw new Refusal("label_changed");
  return label;
}

/** Changes the texts of a label. Its code stays. */
export async function editLabel(
  context: TransactionContext,
  agreementId: number,
  { version, ...sheet }: LabelEdit,
): Promise<ContainerLabel> {
  const label = await lockUnchanged(context, agreementId, version);
  await updateLabel(context, label, sheet);
  return await getLabelView(context, agreementId);
}

/** Gives a container a new code. The printed code becomes invalid at once. */
export async function renewCode(
  context: TransactionContext,
  agreementId: number,
  version: number,
): Promise<ContainerLabel> {
  const label = await lockUnchanged(context, agreementId, version);
  await updateLabel(context, label, {
    ...(await nextCode(context, label)),
    printed_at: null,
  });
  await recordCode(context, agreementId, "container_code_renewed");
  return await getLabelView(context, agreementId);
}

/** The columns for the code that follows a label's last one. */
export async function nextCode({ db }: TransactionContext, { agreement_id, code_number }: LabelRow) {
  const tokenOf = await readTokenSource(db);
  const next = code_number + 1;
  return {
    code_number: next,
    token_hash: hashContainerToken(tokenOf(agreement_id, next)),
    ended_at: null,
  };
}

/** Ends the codes of these agreements. An agreement without a code stays unchanged. */
export async function endCodes(context: TransactionContext, agreementIds: readonly number[]): Promise<void> {
  // Always by ascending id, so that no two calls deadlock.
  for (const agreementId of [...new Set(agreementIds)].toSorted((one, other) => one - other)) {
    const label = await lockLabel(context, agreementId);
    if (label.token_hash === null) continue;
    await updateLabel(context, label, { token_hash: null, ended_at: context.now.toString() });
    await recordCode(context, agreementId, "container_code_ended");
  }
}

/** Writes to the audit log which container's code was changed, but never the code itself. */
async function recordCode(
  context: TransactionContext,
  agreementId: number,
  action: "container_code_renewed" | "container_code_ended",
): Promise<void> {
  const { companyId, userId: actorId } = context.actor;
  const row = await getLabelListRow(context, agreementId);
  const subject = `${row.alias}, ${row.waste_description}, ${row.container_type}`;
  await recordAudit(context, { companyId, actorId, action, subject, subjectId: agreementId });
}
