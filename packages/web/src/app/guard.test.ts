import { describe, expect, test } from "vitest";
import { guardRoute, startPathOf, type Visitor } from "./guard.ts";
import { routes } from "./routes.ts";

const stranger: Visitor = {
  signedIn: false,
  mustChangePassword: false,
  hasTicket: false,
  requestedPath: undefined,
};
const user: Visitor = { ...stranger, signedIn: true };
const newcomer: Visitor = { ...user, mustChangePassword: true };

describe("who may open a route", () => {
  test.each([
    { name: "login", visitor: stranger, goesTo: undefined },
    { name: "login", visitor: user, goesTo: "/dashboard" },
    { name: "login", visitor: { ...user, requestedPath: "/order/5?tab=log" }, goesTo: "/order/5?tab=log" },
    { name: "selectCompany", visitor: stranger, goesTo: "/" },
    { name: "selectCompany", visitor: { ...stranger, hasTicket: true }, goesTo: undefined },
    { name: "selectCompany", visitor: { ...user, hasTicket: true }, goesTo: "/" },
    { name: "dashboard", visitor: stranger, goesTo: "/" },
    { name: "dashboard", visitor: user, goesTo: undefined },
    { name: "dashboard", visitor: newcomer, goesTo: "/preferences" },
    { name: "help", visitor: newcomer, goesTo: "/preferences" },
    { name: "preferences", visitor: newcomer, goesTo: undefined },
    { name: "imprint", visitor: newcomer, goesTo: undefined },
    { name: "imprint", visitor: stranger, goesTo: undefined },
    { name: "imprint", visitor: user, goesTo: undefined },
    { name: "resetPassword", visitor: stranger, goesTo: undefined },
  ] as const)("$name, signed in: $visitor.signedIn", ({ name, visitor, goesTo }) => {
    const decision = guardRoute(routes[name], "/asked", visitor);
    expect(decision.kind === "go" ? decision.path : undefined).toBe(goesTo);
  });

  test("what somebody signed out wanted is remembered", () => {
    expect(guardRoute(routes.order, "/order/5?tab=log", stranger)).toEqual({
      kind: "go",
      path: "/",
      requestedPath: "/order/5?tab=log",
    });
  });
});

describe("where '/' leads", () => {
  test.each([
    { visitor: stranger, start: "/login" },
    { visitor: { ...stranger, requestedPath: "/order/5" }, start: "/login" },
    { visitor: user, start: "/dashboard" },
    { visitor: { ...user, requestedPath: "/order/5" }, start: "/order/5" },
    { visitor: { ...user, mustChangePassword: true, requestedPath: "/order/5" }, start: "/preferences" },
  ])("to $start", ({ visitor, start }) => {
    expect(startPathOf(visitor)).toBe(start);
  });
});
