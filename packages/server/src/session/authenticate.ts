import type { Db } from "../base/database.ts";
import type { Authenticate } from "../base/http.ts";
import { findActor } from "./session.store.ts";
import type { SessionSecrets } from "./session-secrets.ts";
import { readAccessToken } from "./tokens.ts";

/** Looks at the session and the rights at each request, so that signing out and changed rights act at once. */
export function createAuthenticator(db: Db, secrets: SessionSecrets): Authenticate {
  return async (token, now) => {
    const sessionId = await readAccessToken(secrets.access, token, now);
    return sessionId === undefined ? undefined : await findActor(db, sessionId, now);
  };
}
