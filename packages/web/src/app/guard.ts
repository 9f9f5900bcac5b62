import { paths } from "../base/paths.ts";
import type { RouteDefinition } from "./routes.ts";

/** What the guard knows about the visitor. */
export interface Visitor {
  readonly signedIn: boolean;
  /** True until the user has changed their initial password. */
  readonly mustChangePassword: boolean;
  /** True while the visitor has a valid login ticket: the password was right, the company has yet to be chosen. */
  readonly hasTicket: boolean;
  /** The path that the visitor opened before signing in; undefined if there is none. */
  readonly requestedPath: string | undefined;
}

export type GuardDecision =
  | { readonly kind: "stay" }
  /** `requestedPath` is opened after signing in. */
  | { readonly kind: "go"; readonly path: string; readonly requestedPath?: string };

const go = (path: string): GuardDecision => ({ kind: "go", path });

/** Where '/' leads: to sign-in, to changing the initial password, to the requested path, or to the dashboard. */
export function startPathOf(visitor: Visitor): string {
  if (!visitor.signedIn) return paths.login;
  if (visitor.mustChangePassword) return paths.preferences;
  return visitor.requestedPath ?? paths.dashboard;
}

/** Decides whether the visitor may open a route, and where to send them if not (docs/coverage.md 2.2 to 2.4, D8.11). */
export function guardRoute(route: RouteDefinition, path: string, visitor: Visitor): GuardDecision {
  switch (route.audience) {
    case "anybody":
      return { kind: "stay" };
    case "guest":
      return visitor.signedIn ? go(startPathOf(visitor)) : { kind: "stay" };
    case "ticket":
      return visitor.hasTicket && !visitor.signedIn ? { kind: "stay" } : go("/");
    case "user":
      if (!visitor.signedIn) return { kind: "go", path: "/", requestedPath: path };
      return visitor.mustChangePassword && route.withInitialPassword !== true
        ? go(paths.preferences)
        : { kind: "stay" };
  }
}
