import "@kreislauf/ui/styles/index.css";

/** Entry point of view.html, where the provider's staff see the portal as one of a customer's users does. */
async function start(element: HTMLElement): Promise<void> {
  if (!("Temporal" in globalThis)) await import("temporal-polyfill/global");
  const { keepInThisTab, openView, readStorageAgain } = await import("./app/impersonation/open-view.ts");
  keepInThisTab();
  const view = await openView();
  readStorageAgain();
  if (view === null) {
    const { showViewEnded } = await import("./app/impersonation/view-ended.tsx");
    showViewEnded(element);
  } else {
    const { prepareImpersonation } = await import("./app/impersonation/prepare-impersonation.tsx");
    prepareImpersonation(view);
    const { startApp } = await import("./app/start.tsx");
    await startApp(element);
  }
}

const root = document.getElementById("root");
if (root) await start(root);
