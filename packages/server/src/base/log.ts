import type { FastifyInstance, FastifyServerOptions } from "fastify";
import type { Metrics } from "./metrics.ts";

/**
 * Options for one structured log line per request. It contains the route's pattern instead of the URL, so that no
 * token, search text or id is ever logged, and neither headers nor bodies.
 */
export const loggerOptions = (level: string): NonNullable<FastifyServerOptions["logger"]> => ({
  level,
  base: null,
  formatters: { level: (label: string) => ({ level: label }) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: {
    req: (request: { method: string }) => ({ method: request.method }),
    err: (error: Error & { code?: string }) => ({
      type: error.name,
      code: error.code,
      message: error.message,
      stack: error.stack ?? "",
      ...(error.cause instanceof Error && { cause: error.cause.message }),
    }),
  },
});

export function logRequests(app: FastifyInstance, metrics?: Metrics): void {
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unknown";
    metrics?.answered(request.method, route, reply.statusCode, reply.elapsedTime);
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        userId: request.actor?.userId,
        traceId: request.trace?.traceId,
      },
      "answered",
    );
    done();
  });
}
