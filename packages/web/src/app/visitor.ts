import { currentSession } from "../base/session.ts";
import { findLoginTicket } from "../session/base/login-ticket.ts";
import type { Visitor } from "./guard.ts";

/** The path that a signed-out visitor wanted to open; undefined if there is none. A reload of the page forgets it. */
let requestedPath: string | undefined;

export function setPathAfterSignIn(path: string | undefined): void {
  requestedPath = path;
}

export function currentVisitor(): Visitor {
  const session = currentSession();
  return {
    signedIn: session !== null,
    mustChangePassword: session?.initialPassword === true,
    hasTicket: findLoginTicket() !== undefined,
    requestedPath,
  };
}
