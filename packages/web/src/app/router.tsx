import {
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
  type AnyRoute,
  type RouterHistory,
} from "@tanstack/react-router";
import type { ComponentType } from "react";
import { loadBranding } from "../base/branding.ts";
import { paths, type RouteName } from "../base/paths.ts";
import { guardRoute, startPathOf } from "./guard.ts";
import { lazyComponent } from "./lazy-component.tsx";
import { Pending } from "./layout/pending.tsx";
import { RouteError } from "./layout/route-error.tsx";
import { Root } from "./root.tsx";
import { routeNames, routes } from "./routes.ts";
import { scrollsOnNavigation } from "./scrolls-on-navigation.ts";
import { currentVisitor, setPathAfterSignIn } from "./visitor.ts";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    readonly name?: RouteName;
  }
}

function goTo(path: string): void {
  redirect({ href: path, replace: true, throw: true });
}

const rootRoute = createRootRoute({ component: Root });

const frameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "frame",
  component: lazyComponent(async () => (await import("./layout/frame.tsx")).loadedFrame()),
});

const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  beforeLoad: () => {
    goTo(startPathOf(currentVisitor()));
  },
});

const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "$",
  beforeLoad: () => {
    goTo("/");
  },
});

const logoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/logout",
  beforeLoad: async () => {
    const { signOut } = await import("../session/base/sign-out.ts");
    await signOut();
    goTo("/");
  },
});

/** The page with all widgets is not part of the app, and the server has it only for developers. */
const widgetsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dev/widgets",
  beforeLoad: async ({ preload }) => {
    if (preload) return;
    if (!(await loadBranding()).devPages) goTo("/");
    window.location.replace("/dev/widgets/");
    // Never resolves, so that the app renders nothing while the browser leaves.
    await new Promise(() => {});
  },
});

/** The sign-in screen is part of the first chunk; the map from the other screens to their files is loaded later. */
async function loadScreen(name: RouteName): Promise<ComponentType> {
  if (name === "login") return (await import("../session/sign-in/sign-in-screen.tsx")).SignInScreen;
  const screens = await import("./screens.ts");
  return await screens.loadScreen(name);
}

function screenRoute(name: RouteName, parent: AnyRoute): AnyRoute {
  const route = routes[name];
  return createRoute({
    getParentRoute: () => parent,
    path: paths[name],
    staticData: { name },
    component: lazyComponent(() => loadScreen(name)),
    beforeLoad: ({ location, preload }) => {
      const decision = guardRoute(route, location.href, currentVisitor());
      if (preload) return;
      if (route.audience === "user")
        setPathAfterSignIn(decision.kind === "go" ? decision.requestedPath : undefined);
      if (decision.kind === "go") goTo(decision.path);
    },
  });
}

const screensIn = (layout: "frame" | "bare", parent: AnyRoute) =>
  routeNames.filter((name) => routes[name].layout === layout).map((name) => screenRoute(name, parent));

/** Options for a router that does not run in a browser. */
interface Environment {
  readonly isServer: boolean;
  readonly origin: string;
  readonly scrollRestoration: boolean;
}

export function createAppRouter(history: RouterHistory, environment: Partial<Environment> = {}) {
  return createRouter({
    history,
    routeTree: rootRoute.addChildren([
      startRoute,
      logoutRoute,
      unknownRoute,
      widgetsRoute,
      frameRoute.addChildren(screensIn("frame", frameRoute)),
      ...screensIn("bare", rootRoute),
    ]),
    // Query values stay plain text; by default the router would turn them into numbers or JSON.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const query = new URLSearchParams(search as Record<string, string>).toString();
      return query === "" ? "" : `?${query}`;
    },
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPendingComponent: Pending,
    defaultErrorComponent: RouteError,
    defaultPreloadStaleTime: 0,
    scrollRestoration: scrollsOnNavigation(),
    ...environment,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;
