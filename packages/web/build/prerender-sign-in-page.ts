import { fileURLToPath } from "node:url";
import { createServer, type InlineConfig, type Plugin } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Puts the sign-in page into the document, so that it shows before any script has loaded. The app itself renders it
 * and hydrates it later, so the two cannot differ.
 */
export function prerenderSignInPage(config: InlineConfig): Plugin {
  return {
    name: "prerender-sign-in-page",
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
    // With the condition `development` the router uses the environment that it is given, instead of detecting Node.
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
