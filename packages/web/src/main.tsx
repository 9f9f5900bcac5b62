import "@kreislauf/ui/styles/index.css";
import "./app/prerendered.css";

/** Starts the app, after loading the Temporal polyfill if the browser has no Temporal. */
async function start(element: HTMLElement): Promise<void> {
  if (!("Temporal" in globalThis)) await import("temporal-polyfill/global");
  const { startApp } = await import("./app/start.tsx");
  await startApp(element);
}

const root = document.getElementById("root");
if (root) await start(root);
