import { createHash, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import type { IncomingMessage, Server } from "node:http";
import type { Config } from "../base/config.ts";
import { createServer } from "../base/http/node-http.ts";
import type { CollectedMetrics } from "./create-metrics.ts";

/**
 * Serves the metrics on a separate port, as `GET /metrics`, and nothing else. Requests need `METRICS_TOKEN` if it is
 * set.
 */
export async function serveMetrics(
  metrics: CollectedMetrics,
  config: Pick<Config, "METRICS_PORT" | "METRICS_HOST" | "METRICS_TOKEN">,
): Promise<Server> {
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    const refuse = (status: number) => response.writeHead(status).end();
    if (request.url !== "/metrics") return refuse(404);
    if (request.method !== "GET") return refuse(405);
    if (!holdsToken(request, config.METRICS_TOKEN)) return refuse(401);
    return void metrics.text().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType }).end(text),
      () => refuse(500),
    );
  });
  server.listen({ port: config.METRICS_PORT, host: config.METRICS_HOST });
  await once(server, "listening");
  return server;
}

const digest = (text: string) => createHash("sha256").update(text).digest();

const holdsToken = ({ headers }: IncomingMessage, token: string | undefined): boolean =>
  token === undefined || timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${token}`));
