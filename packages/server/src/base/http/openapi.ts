import fastifySwagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { type ApiDescription, renderApiDocsPage } from "./api-docs-page.ts";

/** The API's description, generated from the endpoint tables: as OpenAPI 3.1 and as a page to read. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
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
}

export function serveOpenApi(app: FastifyInstance): void {
  const open = { config: { access: "public" as const }, schema: { hide: true } };
  app.get("/api/openapi.json", open, async () => app.swagger());
  app.get("/api/docs", open, async (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(renderApiDocsPage(app.swagger() as ApiDescription)),
  );
}
