import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  type AnyRoute,
} from "@tanstack/react-router";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { SnackbarProvider } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { permission } from "@kreislauf/contract/base";
import type { ReactNode } from "react";
import { render } from "vitest-browser-react";
import { paths, type RouteName } from "../src/base/paths.ts";
import { keepErrorsWhileRetrying } from "../src/base/query-client.ts";
import { storeSession, type SessionUser } from "../src/base/session.ts";
import { signedInFixture } from "./signed-in.fixture.ts";

/** Stores a session as a sign-in does, by default with all permissions. */
export function signInAs(user: Partial<SessionUser> = {}): void {
  const allPermissions = Object.values(permission);
  storeSession({
    ...signedInFixture,
    user: { ...signedInFixture.user, permissions: allPermissions, ...user },
  });
}

/** Creates a query client without automatic retries, so that a test sees every failure. */
function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 15_000 }, mutations: { networkMode: "always" } },
  });
  keepErrorsWhileRetrying(client);
  return client;
}

/**
 * Renders a screen or a part of it at the URL path `at`, inside the providers that the app has around its screens. As
 * in the app, values in the query of a URL are plain text, not JSON.
 */
export async function renderScreen(element: ReactNode, { route, at }: { route: RouteName; at: string }) {
  const root = createRootRoute({ component: Outlet });
  const screenRoute: AnyRoute = createRoute({
    getParentRoute: () => root,
    path: paths[route],
    component: () => element,
  });
  const elsewhere = createRoute({ getParentRoute: () => root, path: "$", component: () => null });
  const router = createRouter({
    routeTree: root.addChildren([screenRoute, elsewhere]),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const query = new URLSearchParams(search as Record<string, string>).toString();
      return query === "" ? "" : `?${query}`;
    },
  });
  const queryClient = createQueryClient();
  await router.load();
  await render(
    <QueryClientProvider client={queryClient}>
      <SnackbarProvider>
        <RouterProvider router={router} />
      </SnackbarProvider>
    </QueryClientProvider>,
  );
  return {
    queryClient,
    /** Returns the current path and query. */
    address: () => router.state.location.href,
    back: () => router.history.back(),
    /** Returns the number of history entries. */
    length: () => router.history.length,
  };
}
