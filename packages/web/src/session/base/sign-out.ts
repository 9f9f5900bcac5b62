import { sessionApi } from "@kreislauf/contract/session";
import { call } from "../../base/api.ts";
import { currentSession, clearSession } from "../../base/session.ts";

const timeout = 5_000; // ms; signing out must not wait for a server that is down

/** Ends the session on the server and in every tab. */
export async function signOut(): Promise<void> {
  if (currentSession() === null) return;
  const signal = AbortSignal.timeout(timeout);
  // The call may first renew an expired token, or wait until somebody signs in again. Signing out does not wait longer
  // than the timeout.
  await Promise.race([
    call(sessionApi.signOut, {}, { signal }).catch(() => undefined),
    new Promise((resolve) => signal.addEventListener("abort", resolve)),
  ]);
  clearSession();
}
