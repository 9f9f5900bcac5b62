import { Refusal } from "@kreislauf/contract/base";
import type { TokenPair } from "@kreislauf/contract/session";
import { inTransaction, type InTransaction, type PublicContext } from "../base/context.ts";
import { idleDays } from "./base/open-session.ts";
import type { SessionSecrets } from "./base/session-secrets.ts";
import { lockSession, revokeSession } from "./session.store.ts";
import { childRefreshToken, hashToken, sessionOfRefreshToken, signAccessToken } from "./base/tokens.ts";

/**
 * How long the predecessor of the newest refresh token is still accepted, in case the response with the newest was
 * lost.
 */
const graceSeconds = 10;

/**
 * Exchanges a refresh token for its successor and a new access token; refused as `refresh_failed` if it is not valid.
 * An older token of the session, used again, is a sign of theft: the whole session ends.
 */
export async function refreshSession(
  context: PublicContext,
  secrets: SessionSecrets,
  token: string | undefined,
): Promise<TokenPair> {
  const sessionId = token === undefined ? undefined : sessionOfRefreshToken(secrets.refresh, token);
  if (token === undefined || sessionId === undefined) throw new Refusal("refresh_failed");
  const pair = await inTransaction(context, (transaction) => rotate(transaction, secrets, sessionId, token));
  if (pair === undefined) throw new Refusal("refresh_failed");
  return pair;
}

async function rotate(
  context: InTransaction<PublicContext>,
  secrets: SessionSecrets,
  sessionId: string,
  token: string,
): Promise<TokenPair | undefined> {
  const { db, now } = context;
  const session = await lockSession(context, sessionId);
  const isOver =
    session === undefined ||
    session.revoked_at !== null ||
    isPast(session.idle_until, now) ||
    isPast(session.ends_at, now);
  if (isOver) return undefined;
  const hash = hashToken(token);
  const refreshToken = childRefreshToken(secrets.refresh, sessionId, token);
  if (hash.equals(session.refresh_hash)) {
    await db
      .updateTable("sessions")
      .set({
        refresh_hash: hashToken(refreshToken),
        parent_hash: hash,
        rotated_at: now.toString(),
        idle_until: now.add({ hours: 24 * idleDays }).toString(),
      })
      .where("id", "=", sessionId)
      .execute();
  } else if (!isRecentParent(session, hash, now)) {
    await revokeSession(db, sessionId, now);
    context.log.warn({ security: "refresh_reuse", sessionId, userId: session.user_id }, "session revoked");
    return undefined;
  }
  return { accessToken: signAccessToken(secrets.access, sessionId, now), refreshToken };
}

const isPast = (instant: string, now: Temporal.Instant) =>
  Temporal.Instant.compare(Temporal.Instant.from(instant), now) <= 0;

const isRecentParent = (
  session: { readonly parent_hash: Buffer | null; readonly rotated_at: string },
  hash: Buffer,
  now: Temporal.Instant,
) =>
  session.parent_hash !== null &&
  hash.equals(session.parent_hash) &&
  !isPast(Temporal.Instant.from(session.rotated_at).add({ seconds: graceSeconds }).toString(), now);
