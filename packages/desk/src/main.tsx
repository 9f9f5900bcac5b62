import "@kreislauf/ui/styles/index.css";

/** Loads the Temporal polyfill first where the browser needs it. */
async function start(element: HTMLElement): Promise<void> {
  if (!("Temporal" in globalThis)) await import("temporal-polyfill/global");
  const { startDesk } = await import("./app/start.tsx");
  startDesk(element);
}

const root = document.getElementById("root");
if (root) await start(root);
