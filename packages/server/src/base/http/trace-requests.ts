import type { FastifyInstance } from "fastify";
import type { RequestTrace, Tracing } from "../tracing.ts";

declare module "fastify" {
  interface FastifyRequest {
    trace: RequestTrace | null;
  }
}

/** One trace per request to the API, continuing the client's if it sends one. */
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
  // A body arrives by events of the connection, which belong to no request.
  app.addHook("preValidation", ({ trace }, _reply, done) => {
    if (trace === null) done();
    else trace.run(done);
  });
  app.addHook("onResponse", async ({ trace }, reply) => {
    trace?.end(reply.statusCode);
  });
}
