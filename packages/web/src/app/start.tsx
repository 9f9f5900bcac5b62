import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { renewTokensWith } from "../base/api.ts";
import { brandingLoaded } from "../base/branding.ts";
import { announceLanguage } from "../base/language.tsx";
import { lendDialogs } from "../base/room-dialog.tsx";
import { currentSession, onUserChange } from "../base/session.ts";
import { renewTokens } from "../session/renew-tokens.ts";
import { carryQueries } from "./carried-query.ts";
import { followLinks } from "./follow-links.ts";
import { createAppHistory } from "./app-history.ts";
import { roomDialogs } from "./room-dialogs.ts";
import { createAppRouter } from "./router.tsx";

/** Starts the app. The page is drawn when the first screen is there, not before. */
export async function startApp(element: HTMLElement): Promise<void> {
  announceLanguage();
  renewTokensWith(renewTokens);
  lendDialogs(roomDialogs);
  void brandingLoaded();

  const history = carryQueries(createAppHistory(window), () => currentSession() !== null);
  const router = createAppRouter(history);
  followLinks(history);
  onUserChange(({ left }) => {
    if (left) {
      sessionStorage.clear();
      history.replace("/");
    } else {
      void router.invalidate();
    }
  });

  await router.load();
  createRoot(element).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
