import { fileURLToPath } from "node:url";
import type { InlineConfig, Plugin } from "vite";
import { createServer } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Puts the sign-in page into the document, so that it shows before any script has arrived. The app draws it itself,
 * and wakes it up later, so the two cannot differ.
 */
export function prerenderSignInPage(config: InlineConfig): Plugin {
  return {
    name: "prerendered-sign-in",
    apply: "build",
    transformIndexHtml: {
      order: "pre",
      handler: async (html) => html.replace("<!--sign-in-->", await render(config)),
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
    // Under this condition the router believes what it is told, instead of Node, about where it runs.
    ssr: { noExternal: [/^@tanstack\//], resolve: { conditions: ["development", "module"] } },
  });
  try {
    const { prerenderSignIn } = (await server.ssrLoadModule("/src/app/prerender.tsx")) as {
      prerenderSignIn: () => Promise<string>;
    };
    return await prerenderSignIn();
  } finally {
    await server.close();
  }
}
