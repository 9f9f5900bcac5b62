import type { RouterHistory } from "@tanstack/react-router";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renewTokensWith } from "../base/api.ts";
import { brandingLoaded } from "../base/branding.ts";
import { deleteBrowserDatabases } from "../base/browser-databases.ts";
import { keepInstallPrompt } from "../base/install-prompt.ts";
import { announceLanguage, currentLanguage } from "../base/language.tsx";
import { lendDialogs } from "../base/lent-dialogs.ts";
import { currentSession, onUserChange } from "../base/session.ts";
import { whenIdle } from "../base/when-idle.ts";
import { renewTokens } from "../session/renew-tokens.ts";
import { createAppHistory } from "./app-history.ts";
import { App } from "./app.tsx";
import { carryQueries } from "./carried-query.ts";
import { chooseBackend } from "./choose-backend.ts";
import { followLinks } from "./follow-links.ts";
import { followOutdated } from "./notices/outdated.ts";
import { roomDialogs } from "./room-dialogs.ts";
import type { AppRouter } from "./router.tsx";
import { createAppRouter } from "./router.tsx";
import { followVersion } from "./version-redirect.ts";

/** Starts the app. The page is drawn when the first screen is there, not before. */
export async function startApp(element: HTMLElement): Promise<void> {
  announceLanguage();
  renewTokensWith(renewTokens);
  lendDialogs(roomDialogs);
  followOutdated();
  void brandingLoaded();
  void deleteBrowserDatabases();
  void followVersion();
  await chooseBackend();
  keepInstallPrompt();
  afterLoad(async () => (await import("./notices/new-version.ts")).watchForNewVersion());

  const plainHistory = createAppHistory(window);
  const { replace: startAnew } = plainHistory;
  const history = carryQueries(plainHistory, () => currentSession() !== null);
  const router = createAppRouter(history);
  // What is drawn listens too, but only once it is there; the same listener counts once.
  // oxlint-disable-next-line typescript/no-misused-promises -- a wrapper would be another listener.
  history.subscribe(router.load);
  followLinks(router);
  void watchMaintenance(history, startAnew);
  onUserChange(({ left }) => {
    if (left) {
      sessionStorage.clear();
      // Not even a query goes along: it may name a site of the former company.
      startAnew("/");
    } else {
      void router.invalidate();
    }
  });

  await router.load();
  if (isPrerendered(element, router)) {
    hydrateRoot(element, <App router={router} />);
    return;
  }
  element.replaceChildren();
  delete document.documentElement.dataset["prerendered"];
  createRoot(element).render(<App router={router} />);
}

/** The document holds the sign-in page in German, which then only has to be woken up. */
const isPrerendered = (element: HTMLElement, router: AppRouter) =>
  element.childElementCount > 0 &&
  router.state.matches.at(-1)?.staticData.name === "login" &&
  currentLanguage() === "de" &&
  document.documentElement.dataset["prerendered"] !== "off";

/** Its code must not stand in the way of the first picture. */
async function watchMaintenance(history: RouterHistory, replace: RouterHistory["replace"]): Promise<void> {
  const { followMaintenance } = await import("./follow-maintenance.ts");
  followMaintenance({
    get location() {
      return history.location;
    },
    replace,
  });
}

/** What must not stand in the way of the first picture; where it fails, the app works without. */
function afterLoad(work: () => Promise<void>): void {
  const start = () => whenIdle(() => void work().catch(() => undefined));
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
}
