import { Refusal } from "@kreislauf/contract/base";
import type { Context, TransactionContext } from "../../base/context.ts";
import type { Factor } from "@kreislauf/contract/session";
import { getSession } from "../session.store.ts";

const proofMinutes = 10;

/** Refuses unless the person proved who they are in the last 10 minutes, when signing in or since. */
export async function ensureRecentProof(context: Pick<Context, "db" | "actor" | "now">): Promise<void> {
  const { proved_at } = await getSession(context);
  const validUntil = Temporal.Instant.from(proved_at).add({ minutes: proofMinutes });
  if (Temporal.Instant.compare(context.now, validUntil) > 0) throw new Refusal("proof_required");
}

/** Remembers that the person of this session has just proved who they are, and by what. */
export async function renewProof({ db, actor, now }: TransactionContext, factor: Factor): Promise<void> {
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
