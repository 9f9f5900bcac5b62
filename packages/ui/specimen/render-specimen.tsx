import { createHashHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { syncDocumentLanguage } from "../src/base/language.ts";
import { SnackbarProvider } from "../src/feedback/snackbar-provider.tsx";
import { WidgetsPage } from "./widgets-page.tsx";

const page = () => (
  <SnackbarProvider>
    <WidgetsPage />
  </SnackbarProvider>
);

/** A single route. Dialogs block navigation while they hold unsaved input, so they need a router. */
const router = createRouter({
  history: createHashHistory(),
  routeTree: createRootRoute({ component: page }),
  defaultNotFoundComponent: () => null,
});

export function renderSpecimen(element: HTMLElement): void {
  syncDocumentLanguage();
  createRoot(element).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
