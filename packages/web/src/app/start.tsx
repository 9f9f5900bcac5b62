import type { RouterHistory } from "@tanstack/react-router";
import { createRoot, hydrateRoot } from "react-dom/client";
import { setTokenRenewal } from "../base/api.ts";
import { loadBranding } from "../base/branding.ts";
import { captureInstallPrompt } from "../base/install-prompt.ts";
import { syncDocumentLanguage, currentLanguage } from "@kreislauf/ui/base/language.ts";
import { currentSession, onUserChange } from "../base/session.ts";
import { whenIdle } from "@kreislauf/ui/base/when-idle.ts";
import { renewTokens } from "../session/base/renew-tokens.ts";
import { hydrated } from "../session/sign-in/hydration.ts";
import { createAppHistory } from "./app-history.ts";
import { App } from "./app.tsx";
import { preserveQueries } from "./preserve-query.ts";
import { chooseBackend } from "./choose-backend.ts";
import { handleLinkClicks } from "./handle-link-clicks.ts";
import { handleUnsupportedVersion } from "./notices/unsupported-version.ts";
import { createAppRouter, type AppRouter } from "./router.tsx";

/** Starts the app. Nothing is rendered until the first screen has loaded. */
export async function startApp(element: HTMLElement): Promise<void> {
  syncDocumentLanguage();
  setTokenRenewal(renewTokens);
  handleUnsupportedVersion();
  void loadBranding();
  await chooseBackend();
  captureInstallPrompt();
  afterLoad(async () => (await import("./notices/new-version.ts")).watchForNewVersion());

  const plainHistory = createAppHistory(window);
  const { replace: replaceWithoutQuery } = plainHistory;
  const history = preserveQueries(plainHistory, () => currentSession() !== null);
  const router = createAppRouter(history);
  // The rendered router also subscribes `load`, but only once it is mounted; a listener added twice runs once.
  // oxlint-disable-next-line typescript/no-misused-promises -- a wrapper would be another listener.
  history.subscribe(router.load);
  handleLinkClicks(router);
  void startInBackground(history, replaceWithoutQuery);
  onUserChange(({ left }) => {
    if (left) {
      sessionStorage.clear();
      // Without the query, which may name a site of the company that the user has left.
      replaceWithoutQuery("/");
    } else {
      void router.invalidate();
    }
  });

  await router.load();
  if (isPrerendered(element, router)) {
    hydrateRoot(element, <App router={router} />);
    // React hydrates the screen after the parts around it, and fails if the router shows another screen by then.
    router.routeTree.options.beforeLoad = () => hydrated;
    await hydrated;
    // Repeats a click on a button that was made before hydration (preload-current-route.ts).
    document.querySelector<HTMLElement>("[data-pressed]")?.click();
  } else {
    element.replaceChildren();
    createRoot(element).render(<App router={router} />);
  }
  document.documentElement.dataset["prerendered"] = "hydrated";
}

/** Whether the document holds the prerendered German sign-in page, which only needs to be hydrated. */
const isPrerendered = (element: HTMLElement, router: AppRouter) =>
  element.childElementCount > 0 &&
  router.state.matches.at(-1)?.staticData.name === "login" &&
  currentLanguage() === "de" &&
  document.documentElement.dataset["prerendered"] !== "off";

/** The code of the background tasks is loaded separately, so that it does not delay the first paint. */
async function startInBackground(history: RouterHistory, replace: RouterHistory["replace"]): Promise<void> {
  const { startBackgroundTasks } = await import("./background-tasks.ts");
  startBackgroundTasks(history, replace);
}

/** Runs `work` when the browser is idle, so that it does not delay the first paint. A failure of `work` is ignored. */
function afterLoad(work: () => Promise<void>): void {
  const start = () => whenIdle(() => void work().catch(() => undefined));
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
}
