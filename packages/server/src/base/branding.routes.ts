import type { PortalFace } from "@kreislauf/contract/base";
import { brandingApi } from "@kreislauf/contract/base";
import type { FastifyInstance } from "fastify";
import type { HttpServices } from "./http.ts";
import { bindEndpoints } from "./http.ts";
import { logoPath, ownLogo } from "./installed-app.ts";
import { readLegalText } from "./legal-text.ts";

export function bindBrandingRoutes(app: FastifyInstance, services: HttpServices): void {
  const { branding, config } = services;
  const face: PortalFace = {
    ...branding,
    logoUrl: ownLogo(config) === undefined ? null : logoPath,
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
