import { paths } from "../base/paths.ts";
import type { RouteFacts } from "./routes.ts";

/** What the guard knows about the visitor. */
export interface Visitor {
  readonly signedIn: boolean;
  /** The initial password is still set. */
  readonly mustChangePassword: boolean;
  /** A live login ticket of somebody who still has to choose a company. */
  readonly hasTicket: boolean;
  /** The path that was wanted before signing in. */
  readonly wanted: string | undefined;
}

export type Decision =
  | { readonly kind: "stay" }
  /** `wanted` is to be opened after signing in. */
  | { readonly kind: "go"; readonly path: string; readonly wanted?: string };

const go = (path: string): Decision => ({ kind: "go", path });

/** Where a visitor of '/' belongs: to the initial password, to what was wanted, to the dashboard, or to sign in. */
export function startOf(visitor: Visitor): string {
  if (!visitor.signedIn) return paths.login;
  if (visitor.mustChangePassword) return paths.preferences;
  return visitor.wanted ?? paths.dashboard;
}

/** Who may open a route, and where everybody else goes (product.md section 2, decisions.md section 8). */
export function decideVisit(route: RouteFacts, path: string, visitor: Visitor): Decision {
  switch (route.audience) {
    case "anybody":
      return { kind: "stay" };
    case "guest":
      return visitor.signedIn ? go(startOf(visitor)) : { kind: "stay" };
    case "ticket":
      return visitor.hasTicket && !visitor.signedIn ? { kind: "stay" } : go("/");
    case "user":
      if (!visitor.signedIn) return { kind: "go", path: "/", wanted: path };
      return visitor.mustChangePassword && route.withInitialPassword !== true
        ? go(paths.preferences)
        : { kind: "stay" };
  }
}
