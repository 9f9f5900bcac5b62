import { Refusal } from "@kreislauf/contract/base";
import { recordAudit } from "../base/audit.ts";
import type { TransactionContext } from "../base/context.ts";
import { endOwnSession } from "./session.store.ts";

/**
 * Ends a session of the signed-in person, which signs out that device; refused with 404 if it is not theirs or has been
 * ended.
 */
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
