import { sessionApi, type TokenPair } from "@kreislauf/contract/session";
import { ApiError } from "../../base/api-error.ts";
import { requestJson } from "../../base/request.ts";
import { currentSession, storeSession, expireSession, type Session } from "../../base/session.ts";

const timeout = 30_000; // ms (docs/coverage.md 7.3)
const lockName = "kreislauf.renew-tokens";
const storageSyncTimeout = 500; // ms

/**
 * Requests new tokens once for all tabs (docs/coverage.md D8.7): a tab that had to wait for the lock finds the tokens
 * that another tab got. Resolves to null if the session has expired or somebody has signed out.
 */
export async function renewTokens(usedAccessToken: string): Promise<Session | null> {
  return await withLock(async (hasWaited) => {
    if (hasWaited) await waitForStoredTokens(usedAccessToken);
    const session = currentSession();
    if (session === null || session.accessToken !== usedAccessToken) return session;
    const answer = await requestTokens(session.refreshToken).catch((error: unknown) => {
      if (error instanceof ApiError && !mayWorkLater(error.code)) return null;
      throw error;
    });
    // Somebody may have signed out or signed in as another user while the request was on its way.
    const latest = currentSession();
    if (latest?.refreshToken !== session.refreshToken) return latest;
    const { accessToken, refreshToken } = (answer ?? {}) as Partial<TokenPair>;
    if (typeof accessToken !== "string" || typeof refreshToken !== "string") {
      expireSession();
      return null;
    }
    const renewed = { ...session, accessToken, refreshToken };
    storeSession(renewed);
    return renewed;
  });
}

/**
 * Whether the failure says nothing about the session, so that the next call may try again. Other failures end the
 * session (docs/coverage.md 4.32).
 */
const mayWorkLater = (code: ApiError["code"]): boolean =>
  ["unreachable", "unavailable", "maintenance", "too_many_requests"].includes(code);

function requestTokens(refreshToken: string): Promise<unknown> {
  return requestJson(sessionApi.refresh.path, {
    method: sessionApi.refresh.method,
    headers: { authorization: `Bearer ${refreshToken}` },
    signal: AbortSignal.timeout(timeout),
  });
}

/** Waits a moment, because tokens that another tab has stored are not visible here at once. */
async function waitForStoredTokens(usedAccessToken: string): Promise<void> {
  for (let waited = 0; waited < storageSyncTimeout; waited += 10) {
    if (currentSession()?.accessToken !== usedAccessToken) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs `work` in one tab at a time. Web Locks need a secure origin; without them only this tab's calls are serialized.
 */
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
