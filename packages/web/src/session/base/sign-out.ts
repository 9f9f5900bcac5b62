import { sessionApi } from "@kreislauf/contract/session";
import { call } from "../../base/api.ts";
import { currentSession, clearSession } from "../../base/session.ts";

const timeout = 5_000; // ms; signing out must not wait for a server that is down

/** Ends the session on the server and in every tab. */
export async function signOut(): Promise<void> {
  if (currentSession() === null) return;
  await call(sessionApi.signOut, {}, { signal: AbortSignal.timeout(timeout) }).catch(() => undefined);
  clearSession();
}
