import type { AccountSettings } from "@kreislauf/contract/users";
import { currentSession, isSameOwner, storeSession } from "../../base/session.ts";
import { isTokenExpired } from "./is-token-expired.ts";
import { renewTokens } from "./renew-tokens.ts";

const interval = 15 * 60_000; // ms (docs/coverage.md 4.31)

/** Renews tokens that ran out: every 15 minutes, and when the tab is looked at again. Gives the way to stop. */
export function startTokenRefresh(): () => void {
  const check = () => {
    const session = currentSession();
    if (session === null || document.hidden || !isTokenExpired(session.accessToken)) return;
    // A failure shows with the next call.
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

/** Takes over what has changed about the user since they signed in, for example their rights. */
export function updateSessionUser({ user, initialPassword }: AccountSettings): void {
  const session = currentSession();
  if (session === null || !isSameOwner(session, { ...session, user })) return;
  const next = { ...session, user, initialPassword };
  // Writing what is there already could only undo what another tab has just renewed.
  if (JSON.stringify(next) !== JSON.stringify(session)) storeSession(next);
}
