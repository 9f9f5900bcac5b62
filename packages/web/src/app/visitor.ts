import { currentSession } from "../base/session.ts";
import { liveLoginTicket } from "../session/login-ticket.ts";
import type { Visitor } from "./guard.ts";

/** The path that somebody signed out wanted to open; lives as long as the page. */
let wanted: string | undefined;

export function wantAfterSignIn(path: string | undefined): void {
  wanted = path;
}

export function currentVisitor(): Visitor {
  const session = currentSession();
  return {
    signedIn: session !== null,
    mustChangePassword: session?.initialPassword === true,
    hasTicket: liveLoginTicket() !== undefined,
    wanted,
  };
}
