import type { ApprovalSubstitute, SubstituteInput } from "@kreislauf/contract/approvals";
import { Refusal } from "@kreislauf/contract/base";
import { recordAudit } from "../base/audit.ts";
import type { Context, TransactionContext } from "../base/context.ts";
import { formatPeriod } from "../base/record-export.ts";
import { listApprovers } from "./approvers.store.ts";
import { deleteSubstitute, findSubstitute, listPrincipals, saveSubstitute } from "./substitutes.store.ts";

export async function getSubstitute(context: Context): Promise<ApprovalSubstitute> {
  const found = await findSubstitute(context);
  const standsInFor = await listPrincipals(context);
  return {
    substitute:
      found === undefined
        ? null
        : {
            person: { id: found.id, name: found.name },
            from: found.from_date,
            until: found.until_date,
          },
    standsInFor,
  };
}

/** Sets who stands in for the person: somebody else who also holds the right to approve. */
export async function setSubstitute(
  context: TransactionContext,
  input: SubstituteInput,
): Promise<ApprovalSubstitute> {
  const { actor } = context;
  const people = await listApprovers(context, actor.companyId, []);
  const chosen = people.find(({ userId }) => userId === input.substituteId);
  if (chosen === undefined) throw new Refusal("not_found");
  if (chosen.userId === actor.userId) throw new Refusal("approver_unknown");
  await saveSubstitute(context, input);
  await recordAudit(context, {
    companyId: actor.companyId,
    actorId: actor.userId,
    action: "approval_substitute_set",
    subject: chosen.name,
    subjectId: chosen.userId,
    after: { period: formatPeriod(input.from, input.until) },
  });
  return await getSubstitute(context);
}

export async function removeSubstitute(context: TransactionContext): Promise<ApprovalSubstitute> {
  const { actor } = context;
  const found = await findSubstitute(context);
  await deleteSubstitute(context);
  if (found !== undefined) {
    await recordAudit(context, {
      companyId: actor.companyId,
      actorId: actor.userId,
      action: "approval_substitute_removed",
      subject: found.name,
      subjectId: found.id,
    });
  }
  return await getSubstitute(context);
}
