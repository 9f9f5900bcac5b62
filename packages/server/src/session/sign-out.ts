import { recordAudit } from "../base/audit.ts";
import type { TransactionContext } from "../base/context.ts";
import { revokeSession } from "./session.store.ts";

export async function signOut(context: TransactionContext): Promise<Record<string, never>> {
  const { actor } = context;
  await revokeSession(context.db, actor.sessionId, context.now);
  await recordAudit(context, { companyId: actor.companyId, actorId: actor.userId, action: "signed_out" });
  return {};
}
