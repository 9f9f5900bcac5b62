import { paths } from "../base/paths.ts";
import type { RouteDefinition } from "./routes.ts";

/** What the guard knows about the visitor. */
export interface Visitor {
  readonly signedIn: boolean;
  /** The initial password is still set. */
  readonly mustChangePassword: boolean;
  /** A live login ticket of somebody who still has to choose a company. */
  readonly hasTicket: boolean;
  /** The path that was wanted before signing in. */
  readonly requestedPath: string | undefined;
}

export type GuardDecision =
  | { readonly kind: "stay" }
  /** `wanted` is to be opened after signing in. */
  | { readonly kind: "go"; readonly path: string; readonly requestedPath?: string };

const go = (path: string): GuardDecision => ({ kind: "go", path });

/** Where a visitor of '/' belongs: to the initial password, to what was wanted, to the dashboard, or to sign in. */
export function startPathOf(visitor: Visitor): string {
  if (!visitor.signedIn) return paths.login;
  if (visitor.mustChangePassword) return paths.preferences;
  return visitor.requestedPath ?? paths.dashboard;
}

/** Who may open a route, and where everybody else goes (docs/coverage.md 2.2 to 2.4, D8.11). */
export function decideVisit(route: RouteDefinition, path: string, visitor: Visitor): GuardDecision {
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
