import { brandingApi } from "@kreislauf/contract/base";
import type { FastifyInstance } from "fastify";
import type { HttpServices } from "./http.ts";
import { bindEndpoints } from "./http.ts";

export function bindBrandingRoutes(app: FastifyInstance, services: HttpServices): void {
  const face = { ...services.branding, devPages: services.config.NODE_ENV !== "production" };
  bindEndpoints(app, services, brandingApi, { branding: () => Promise.resolve(face) });
}
