import { batchReads } from "../base/batch-reads.ts";
import { cacheFor } from "../base/cache-for.ts";
import type { Db } from "../base/database/database.ts";
import type { Authenticate } from "../base/http/authorize.ts";
import { findSessionActors } from "./session.store.ts";
import type { SessionSecrets } from "./base/session-secrets.ts";
import { type AccessToken, readAccessToken } from "./base/tokens.ts";

const maxCachedTokens = 10_000;
const reloadMilliseconds = 2_000;

/**
 * Makes the function that finds the actor of an access token. It reads session and permissions on each request, so that
 * signing out and changed permissions take effect at once; requests that come at the same time share a statement. The
 * signature of a token is verified only once, because the token comes with every request for a quarter of an hour.
 */
export function createAuthenticator(db: Db, secrets: SessionSecrets, withReadMark = false): Authenticate {
  const verified = new Map<string, AccessToken>();
  let verifiedWith = secrets.accepted;
  /**
   * Reloads the keys, at most every two seconds: another process may have signed the token with a new key that this
   * process does not know yet.
   */
  const reloadKeys = cacheFor(reloadMilliseconds, () => secrets.reload());
  async function verify(token: string, now: Temporal.Instant): Promise<AccessToken | undefined> {
    const read = await readAccessToken(secrets.accepted, token, now);
    if (read !== undefined) return read;
    await reloadKeys();
    return await readAccessToken(secrets.accepted, token, now);
  }
  const findActor = batchReads((sessionIds: readonly string[]) =>
    findSessionActors(db, sessionIds, withReadMark),
  );
  return async (token, now) => {
    // Tokens verified with a key that is no longer accepted must not stay cached.
    if (verifiedWith !== secrets.accepted) verified.clear();
    verifiedWith = secrets.accepted;
    const known = verified.get(token);
    const read = known ?? (await verify(token, now));
    if (read === undefined || read.expiresAt <= Math.floor(now.epochMilliseconds / 1_000)) return undefined;
    if (known === undefined) {
      if (verified.size >= maxCachedTokens) verified.clear();
      verified.set(token, read);
    }
    const found = await findActor(read.sessionId);
    if (found === undefined || Temporal.Instant.compare(found.endsAt, now) <= 0) return undefined;
    return found.actor;
  };
}
