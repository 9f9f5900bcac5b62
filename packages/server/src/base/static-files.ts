import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import helmet from "@fastify/helmet";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";

const webRoot = join(import.meta.dirname, "../../../web/dist");

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** CSP sources for what stands in the page itself; nothing else inline is let through. */
const hashesOf = (html: string, inline: RegExp): string[] =>
  [...html.matchAll(inline)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );

type OutsideServices = Pick<Config, "ANALYTICS_URL" | "TEST_BACKENDS" | "TILES_URL">;

/** Where the map's pictures come from; `{s}` stands for several servers. */
const tileSources = (address: string | undefined): string[] =>
  address === undefined ? [] : [address.replace("{s}", "*").replace(/^(https?:\/\/[^/]+).*$/, "$1")];

export async function secureHeaders(app: FastifyInstance, config: OutsideServices): Promise<void> {
  const page = join(webRoot, "index.html");
  const html = existsSync(page) ? readFileSync(page, "utf8") : "";
  const analytics = config.ANALYTICS_URL === undefined ? [] : [new URL(config.ANALYTICS_URL).origin];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...hashesOf(html, inlineScript)],
        styleSrc: ["'self'", ...hashesOf(html, inlineStyle)],
        imgSrc: ["'self'", "data:", "blob:", ...tileSources(config.TILES_URL)],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...config.TEST_BACKENDS, ...analytics],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        // Documents that the page itself has loaded, in the browser's own viewer.
        frameSrc: ["blob:"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "no-referrer" },
  });
}

/** How long browsers and proxies may keep a file. Those with a hash in their name never change. */
function cacheControlOf(path: string): string {
  if (/\/sw\.js(\.br|\.gz)?$/.test(path)) return "no-store";
  return path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

/** Serves the built web app. What is not there is 404, never the page in its place. */
export async function serveWebApp(app: FastifyInstance): Promise<void> {
  if (!existsSync(webRoot)) return;
  await app.register(fastifyStatic, {
    root: webRoot,
    preCompressed: true,
    cacheControl: false,
    dotfiles: "ignore",
    setHeaders: (reply, path) => void reply.header("cache-control", cacheControlOf(path)),
  });
}
