import { brandingApi, type PublicConfig } from "@kreislauf/contract/base";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "./bind-endpoints.ts";
import { logoPath, operatorLogoFile } from "./web-app-manifest.ts";
import { readLegalText } from "./legal-text.ts";

export function bindBrandingRoutes(app: FastifyInstance, services: HttpServices): void {
  const { branding, config } = services;
  const face: PublicConfig = {
    ...branding,
    logoUrl: operatorLogoFile(config) === undefined ? null : logoPath,
    editCutoff: config.ORDER_EDIT_CUTOFF,
    devPages: config.NODE_ENV !== "production",
    outside: {
      legacyUrl: config.LEGACY_URL ?? null,
      connectUrl: config.CONNECT_URL ?? null,
      analyticsUrl: config.ANALYTICS_URL ?? null,
      tiles:
        config.TILES_URL === undefined
          ? null
          : { url: config.TILES_URL, attribution: config.TILES_ATTRIBUTION },
      testBackends: config.TEST_BACKENDS,
    },
  };
  bindEndpoints(app, services, brandingApi, {
    branding: () => Promise.resolve(face),
    legalText: async (_context, { params }) => ({
      html: await readLegalText(config.BRANDING_DIR, params.page, branding),
    }),
  });
}
