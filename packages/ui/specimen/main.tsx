import "../src/styles/index.css";

async function start(element: HTMLElement): Promise<void> {
  if (!("Temporal" in globalThis)) await import("temporal-polyfill/global");
  const { renderSpecimen } = await import("./render-specimen.tsx");
  renderSpecimen(element);
}

const root = document.getElementById("root");
if (root) await start(root);
