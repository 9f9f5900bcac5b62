import type { FastifyInstance } from "fastify";
import type { RequestTrace, Tracing } from "../tracing.ts";

declare module "fastify" {
  interface FastifyRequest {
    trace: RequestTrace | null;
  }
}

/**
 * Records one trace per request to the API, which continues the client's trace if the request carries one. Does nothing
 * without `tracing`.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing | undefined): void {
  app.decorateRequest("trace", null);
  if (tracing === undefined) return;
  app.addHook("onRequest", (request, _reply, done) => {
    const route = request.routeOptions.url;
    if (route?.startsWith("/api") !== true) return done();
    const { traceparent } = request.headers;
    const parent = typeof traceparent === "string" ? traceparent : undefined;
    request.trace = tracing.begin(request.method, route, request.id, parent);
    request.trace.run(done);
  });
  // The body arrives by events of the connection, which lose the request's trace context, so it is set again.
  app.addHook("preValidation", ({ trace }, _reply, done) => {
    if (trace === null) done();
    else trace.run(done);
  });
  app.addHook("onResponse", async ({ trace }, reply) => {
    trace?.end(reply.statusCode);
  });
}
