import type { Db } from "../base/database/database.ts";
import type { AuthenticateStaff } from "../base/http/authorize.ts";
import { extendStaffSession, findStaffSession, idleEnd } from "./staff.store.ts";
import { readStaffToken } from "./staff-tokens.ts";

/** Minimum number of seconds between two updates of a session's end, so that not every request writes. */
const extendAfterSeconds = 60;

/**
 * Checks session and account on each request, so that signing out and locking an account take effect at once. Only the
 * account's own person has a token, so the response "locked" does not tell anybody else that the account exists.
 * Requests that the desk sends by itself do not count as activity of the person.
 */
export const createStaffAuthenticator =
  (db: Db, secret: Buffer): AuthenticateStaff =>
  async (token, { now, isByItself }) => {
    const sessionId = await readStaffToken(secret, token, now);
    const found = sessionId === undefined ? undefined : await findStaffSession(db, sessionId);
    if (found === undefined || sessionId === undefined) return undefined;
    if (found.locked_at !== null) return "locked";
    const hasEnded = Temporal.Instant.compare(Temporal.Instant.from(found.ends_at), now) <= 0;
    if (hasEnded || found.revoked_at !== null) return undefined;
    const idleUntil = Temporal.Instant.from(found.idle_until);
    const isIdle = Temporal.Instant.compare(idleUntil, now) <= 0;
    const isDue = idleUntil.until(idleEnd(now)).total("seconds") >= extendAfterSeconds;
    if (!isIdle && isDue && !isByItself) await extendStaffSession(db, sessionId, now);
    return {
      staffId: found.id,
      name: `${found.first_name} ${found.last_name}`,
      roles: new Set(found.roles),
      sessionId,
      provedAt: found.proved_at,
      isIdle,
    };
  };
