import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { render } from "vitest-browser-react";

/** Renders an element that may block navigation; a test navigates away with the returned `router`. */
export async function renderInRouter(element: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => element, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  await router.load();
  const screen = await render(<RouterProvider router={router} />);
  return { screen, router };
}
