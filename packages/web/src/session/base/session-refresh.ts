import type { AccountSettings } from "@kreislauf/contract/users";
import { currentSession, isSameOwner, storeSession } from "../../base/session.ts";
import { isTokenExpired } from "./is-token-expired.ts";
import { renewTokens } from "./renew-tokens.ts";

const interval = 15 * 60_000; // ms (docs/coverage.md 4.31)

/**
 * Checks the access token every 15 minutes and whenever the tab comes into view, and renews it if it has expired.
 * Returns a function that stops the checks.
 */
export function startTokenRefresh(): () => void {
  const check = () => {
    const session = currentSession();
    if (session === null || document.hidden || !isTokenExpired(session.accessToken)) return;
    // If the renewal fails, the next call shows the error.
    renewTokens(session.accessToken).catch(() => undefined);
  };
  const timer = setInterval(check, interval);
  document.addEventListener("visibilitychange", check);
  window.addEventListener("focus", check);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", check);
    window.removeEventListener("focus", check);
  };
}

/** Stores what has changed about the signed-in user, for example their rights. */
export function updateSessionUser({ user, initialPassword }: AccountSettings): void {
  const session = currentSession();
  if (session === null || !isSameOwner(session, { ...session, user })) return;
  const next = { ...session, user, initialPassword };
  // Storing the same data could overwrite tokens that another tab has just renewed.
  if (JSON.stringify(next) !== JSON.stringify(session)) storeSession(next);
}
