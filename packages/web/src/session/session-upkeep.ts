import { usersApi } from "@kreislauf/contract/users";
import { call } from "../base/api.ts";
import { currentSession, keepSession } from "../base/session.ts";
import { isExpired } from "./access-token.ts";
import { renewTokens } from "./renew-tokens.ts";

const interval = 15 * 60_000; // ms (product.md section 4)

/** Renews tokens that ran out: every 15 minutes, and when the tab is looked at again. Gives the way to stop. */
export function keepTokensFresh(): () => void {
  const check = () => {
    const session = currentSession();
    if (session === null || document.hidden || !isExpired(session.accessToken)) return;
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

/** Learns what has changed about the user since the page was last open, for example their rights. */
export async function refreshUser(): Promise<void> {
  const { user, initialPassword } = await call(usersApi.accountSettings);
  const session = currentSession();
  if (session?.user.userId === user.userId) keepSession({ ...session, user, initialPassword });
}
