import { Refusal } from "@kreislauf/contract/base";
import { recordAudit } from "../base/audit.ts";
import type { TransactionContext } from "../base/context.ts";
import { endOwnSession, revokeSession } from "./session.store.ts";

export async function signOut(context: TransactionContext): Promise<Record<string, never>> {
  const { actor } = context;
  await revokeSession(context.db, actor.sessionId, context.now);
  await recordAudit(context, { companyId: actor.companyId, actorId: actor.userId, action: "signed_out" });
  return {};
}

/** Signs another of one's devices out. */
export async function endSession(
  context: TransactionContext,
  sessionId: string,
): Promise<Record<string, never>> {
  const { actor } = context;
  const ended = await endOwnSession(context, sessionId);
  if (ended === undefined) throw new Refusal("not_found");
  await recordAudit(context, {
    companyId: ended.company_id,
    actorId: actor.userId,
    action: "session_ended",
    before: { device: ended.device },
  });
  return {};
}
