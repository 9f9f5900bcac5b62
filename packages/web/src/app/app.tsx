import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, useEffect } from "react";
import type { AppRouter } from "./router.tsx";

export function App({ router }: { router: AppRouter }) {
  useEffect(repeatEarlyPress, []);
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}

/** Presses the button again that was pressed on the prerendered page before it was hydrated. */
function repeatEarlyPress(): void {
  document.documentElement.dataset["prerendered"] = "hydrated";
  const button = document.querySelector<HTMLElement>("[data-pressed]");
  button?.removeAttribute("data-pressed");
  // After the effects: React hydrates what a press needs, but not while it runs effects.
  if (button) setTimeout(() => button.click());
}
