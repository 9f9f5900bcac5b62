import type { Actor } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";
import type { Authenticate } from "../base/http/bind-endpoints.ts";
import { shareReadings } from "../base/share-readings.ts";
import { findActor } from "./session.store.ts";
import type { SessionSecrets } from "./base/session-secrets.ts";
import { type AccessToken, readAccessToken } from "./base/tokens.ts";

const maxCachedTokens = 10_000;

/**
 * Checks session and permissions on each request, so that signing out and changed permissions act at once; many
 * requests of one session at the same time share a check. A token's signature is verified once, because the token
 * comes with every request for a quarter of an hour.
 */
export function createAuthenticator(db: Db, secrets: SessionSecrets): Authenticate {
  const verified = new Map<string, AccessToken>();
  const readActor = shareReadings<string, Actor | undefined>();
  return async (token, now) => {
    const known = verified.get(token);
    const read = known ?? (await readAccessToken(secrets.access, token, now));
    if (read === undefined || read.expiresAt <= Math.floor(now.epochMilliseconds / 1_000)) return undefined;
    if (known === undefined) {
      if (verified.size >= maxCachedTokens) verified.clear();
      verified.set(token, read);
    }
    const { sessionId } = read;
    return await readActor(sessionId, () => findActor(db, sessionId, now));
  };
}
