import { fileURLToPath } from "node:url";
import { createElement } from "react";
import type { FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { InlineConfig, Plugin } from "vite";
import { createServer } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const source = "/src/session/sign-in-shell.tsx";

/**
 * Puts the sign-in page into the document, so that it shows before any script has arrived. It is rendered from
 * the very components that the app draws it with, so the two cannot drift apart.
 */
export function signInShell(config: InlineConfig): Plugin {
  return {
    name: "sign-in-shell",
    transformIndexHtml: {
      order: "pre",
      handler: async (html) => html.replace("<!--shell-->", `<div id="shell">${await render(config)}</div>`),
    },
  };
}

async function render(config: InlineConfig): Promise<string> {
  const server = await createServer({
    ...config,
    root,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { SignInShell } = (await server.ssrLoadModule(source)) as { SignInShell: FunctionComponent };
    return renderToStaticMarkup(createElement(SignInShell));
  } finally {
    await server.close();
  }
}
