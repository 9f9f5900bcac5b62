import { sessionApi, type TokenPair } from "@kreislauf/contract/session";
import { ApiError } from "../../base/api-error.ts";
import { requestJson } from "../../base/request.ts";
import { currentSession, storeSession, expireSession, type Session } from "../../base/session.ts";

const timeout = 30_000; // ms (docs/coverage.md 7.3)
const lockName = "kreislauf.renew-tokens";
const storageSyncTimeout = 500; // ms

/**
 * Gets new tokens once for all tabs (docs/coverage.md D8.7): a tab that had to wait for the lock finds the tokens
 * that another tab got. Resolves to null if the session has expired.
 */
export async function renewTokens(usedAccessToken: string): Promise<Session | null> {
  return await withLock(async (hasWaited) => {
    if (hasWaited) await waitForStoredTokens(usedAccessToken);
    const session = currentSession();
    if (session === null || session.accessToken !== usedAccessToken) return session;
    try {
      const pair = await requestTokens(session.refreshToken);
      const renewed = { ...session, ...pair };
      storeSession(renewed);
      return renewed;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "refresh_failed") throw error;
      expireSession();
      return null;
    }
  });
}

async function requestTokens(refreshToken: string): Promise<TokenPair> {
  return (await requestJson(sessionApi.refresh.path, {
    method: sessionApi.refresh.method,
    headers: { authorization: `Bearer ${refreshToken}` },
    signal: AbortSignal.timeout(timeout),
  })) as TokenPair;
}

/** What another tab stores becomes visible here a moment later. */
async function waitForStoredTokens(usedAccessToken: string): Promise<void> {
  for (let waited = 0; waited < storageSyncTimeout; waited += 10) {
    if (currentSession()?.accessToken !== usedAccessToken) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

let queue: Promise<unknown> = Promise.resolve();

/** Web Locks need a secure origin; without them calls are only serialized within this tab. */
async function withLock<T>(work: (hasWaited: boolean) => Promise<T>): Promise<T> {
  if ("locks" in navigator) {
    const { held = [] } = await navigator.locks.query();
    const hasWaited = held.some(({ name }) => name === lockName);
    return await navigator.locks.request(lockName, () => work(hasWaited));
  }
  const turn = queue.then(() => work(false));
  queue = turn.catch(() => undefined);
  return await turn;
}
