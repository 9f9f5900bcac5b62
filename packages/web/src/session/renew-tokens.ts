import { sessionApi } from "@kreislauf/contract/session";
import type { TokenPair } from "@kreislauf/contract/session";
import { ApiError } from "../base/api-error.ts";
import { exchange } from "../base/exchange.ts";
import { currentSession, keepSession, lapseSession } from "../base/session.ts";
import type { Session } from "../base/session.ts";

const timeout = 30_000; // ms (decisions.md section 9)

/**
 * Gets new tokens once for all tabs (decisions.md section 8): a tab that waited for the lock finds the tokens
 * that another one got. Answers null when the session is over, and forgets it then.
 */
export async function renewTokens(usedAccessToken: string): Promise<Session | null> {
  return await exclusively(async () => {
    const session = currentSession();
    if (session === null || session.accessToken !== usedAccessToken) return session;
    try {
      const pair = await requestTokens(session.refreshToken);
      const renewed = { ...session, ...pair };
      keepSession(renewed);
      return renewed;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "refresh_failed") throw error;
      lapseSession();
      return null;
    }
  });
}

async function requestTokens(refreshToken: string): Promise<TokenPair> {
  return (await exchange(sessionApi.refresh.path, {
    method: sessionApi.refresh.method,
    headers: { authorization: `Bearer ${refreshToken}` },
    signal: AbortSignal.timeout(timeout),
  })) as TokenPair;
}

let queue: Promise<unknown> = Promise.resolve();

/** Web Locks need a secure origin; elsewhere the order holds at least within this tab. */
function exclusively<T>(work: () => Promise<T>): Promise<T> {
  if ("locks" in navigator) return navigator.locks.request("kreislauf.renew-tokens", work);
  const turn = queue.then(work);
  queue = turn.catch(() => undefined);
  return turn;
}
