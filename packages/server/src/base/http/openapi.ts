import Fastify, { type FastifyInstance, type RouteOptions } from "fastify";
import { type ApiDescription, renderApiDocsPage } from "./api-docs-page.ts";

/**
 * Serves the description of all endpoints that are bound after this call, as OpenAPI 3.1 and as a readable page. It is
 * generated for the first request, so that the start does not wait for it.
 */
export function serveOpenApi(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook("onRoute", (route) => {
    if (route.method !== "HEAD") routes.push(route);
  });
  let described: Promise<ApiDescription> | undefined;
  const describe = () => (described ??= describeRoutes(routes));
  const open = { config: { access: "public" as const }, schema: { hide: true }, exposeHeadRoute: true };
  app.get("/api/openapi.json", open, describe);
  app.get("/api/docs", open, async (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(renderApiDocsPage(await describe())),
  );
}

/**
 * Registers the routes on a separate server that answers no requests, because the generator reads the routes of a
 * server.
 */
async function describeRoutes(routes: readonly RouteOptions[]): Promise<ApiDescription> {
  const { default: fastifySwagger } = await import("@fastify/swagger");
  const { jsonSchemaTransform } = await import("fastify-type-provider-zod");
  const described = Fastify({ exposeHeadRoutes: false });
  described.setValidatorCompiler(() => () => true);
  described.setSerializerCompiler(() => JSON.stringify);
  await described.register(fastifySwagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Kreislauf", version: "1.0.0", description: "Customer portal for waste services." },
      components: {
        securitySchemes: {
          bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
          desk: { type: "http", scheme: "bearer", bearerFormat: "JWT", description: "A token of the desk." },
          apiKey: { type: "http", scheme: "bearer", description: "An API key of the provider's systems." },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  for (const { method, url, schema } of routes) {
    described.route({ method, url, ...(schema && { schema }), handler: () => undefined });
  }
  await described.ready();
  return described.swagger() as unknown as ApiDescription;
}
