import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** CSP sources for what is inlined in the page; nothing else inline is allowed. */
const hashesOf = (html: string, inline: RegExp): string[] =>
  [...html.matchAll(inline)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );

type OutsideServices = Pick<Config, "ANALYTICS_URL" | "TEST_BACKENDS" | "TILES_URL">;

/** Hosts of the map tiles; `{s}` expands to several. */
const tileSources = (address: string | undefined): string[] =>
  address === undefined ? [] : [address.replace("{s}", "*").replace(/^(https?:\/\/[^/]+).*$/, "$1")];

/** What a page may load and do. */
function contentSecurityPolicy(config: OutsideServices, webRoot: string): string {
  const page = join(webRoot, "index.html");
  const html = existsSync(page) ? readFileSync(page, "utf8") : "";
  const analytics = config.ANALYTICS_URL === undefined ? [] : [new URL(config.ANALYTICS_URL).origin];
  const sources = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashesOf(html, inlineScript)],
    "style-src": ["'self'", ...hashesOf(html, inlineStyle)],
    "img-src": ["'self'", "data:", "blob:", ...tileSources(config.TILES_URL)],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...config.TEST_BACKENDS, ...analytics],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    // Documents loaded by the page itself, shown in the browser's own viewer.
    "frame-src": ["blob:"],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
  };
  return Object.entries(sources)
    .map(([directive, allowed]) => [directive, ...allowed].join(" "))
    .join(";");
}

/** The same for every answer, so they are put together once; a route may send others. */
export function registerSecurityHeaders(
  app: FastifyInstance,
  config: OutsideServices,
  webRoot: string,
): void {
  const headers = {
    "content-security-policy": contentSecurityPolicy(config, webRoot),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "referrer-policy": "no-referrer",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    "x-content-type-options": "nosniff",
    "x-dns-prefetch-control": "off",
    "x-download-options": "noopen",
    "x-frame-options": "SAMEORIGIN",
    "x-permitted-cross-domain-policies": "none",
    // The filter of old browsers could itself be used for attacks.
    "x-xss-protection": "0",
  };
  app.addHook("onRequest", (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
