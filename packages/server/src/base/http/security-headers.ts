import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { OutgoingHttpHeaders } from "node:http";
import { Socket } from "node:net";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";
import type { Config } from "../config.ts";
import { IncomingMessage, ServerResponse } from "./node-http.ts";

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** CSP sources (hashes) that allow the inline code of the page and no other. */
const hashesOf = (html: string, inline: RegExp): string[] =>
  [...html.matchAll(inline)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );

type OutsideServices = Pick<Config, "ANALYTICS_URL" | "TEST_BACKENDS" | "TILES_URL">;

/**
 * CSP source for the hosts of the map tiles: the origin of the URL template, with a wildcard for `{s}`. Empty if no
 * tiles are configured.
 */
const tileSources = (address: string | undefined): string[] =>
  address === undefined ? [] : [address.replace("{s}", "*").replace(/^(https?:\/\/[^/]+).*$/, "$1")];

/** The Content-Security-Policy, which limits what a page may load and do, and the other headers that `helmet` sets. */
function securityHeaders(config: OutsideServices, webRoot: string): OutgoingHttpHeaders {
  const page = join(webRoot, "index.html");
  const html = existsSync(page) ? readFileSync(page, "utf8") : "";
  const analytics = config.ANALYTICS_URL === undefined ? [] : [new URL(config.ANALYTICS_URL).origin];
  const protect = helmet({
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
        // PDF documents, which the page loads itself and shows in the browser's own viewer.
        frameSrc: ["blob:"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "no-referrer" },
  });
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  protect(answer.req, answer, (error) => {
    if (error !== undefined) throw error as Error;
  });
  return answer.getHeaders();
}

/**
 * Sets the security headers on every response. They are the same for all, so they are built once; a route may override
 * them.
 */
export function registerSecurityHeaders(
  app: FastifyInstance,
  config: OutsideServices,
  webRoot: string,
): void {
  const headers = securityHeaders(config, webRoot);
  app.addHook("onRequest", (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
