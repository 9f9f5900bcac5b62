import type { TransactionContext } from "../../base/context.ts";
import type { Factor } from "@kreislauf/contract/session";
import { getSession } from "../session.store.ts";

/** Stores that the person of this session has just proved their identity, and with which factor. */
export async function renewIdentityProof(
  { db, actor, now }: TransactionContext,
  factor: Factor,
): Promise<void> {
  const { factors } = await getSession({ db, actor });
  await db
    .updateTable("sessions")
    .set({
      proved_at: now.toString(),
      factors: factors.includes(factor) ? factors : [...factors, factor],
    })
    .where("id", "=", actor.sessionId)
    .execute();
}
