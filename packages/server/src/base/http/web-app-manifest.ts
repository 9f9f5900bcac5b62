import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { brandingFile } from "../branding.ts";
import type { Config } from "../config.ts";
import type { HttpServices } from "./bind-endpoints.ts";

export const logoPath = "/logo.svg";

/** Path of the operator's logo file; undefined if there is none: then the web app shows the portal's logo. */
export function operatorLogoFile({ BRANDING_DIR }: Pick<Config, "BRANDING_DIR">): string | undefined {
  const file = BRANDING_DIR === undefined ? undefined : brandingFile(BRANDING_DIR, "logo.svg");
  return file !== undefined && existsSync(file) ? file : undefined;
}

const portalIcons = [
  { src: "/icons/app-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
  { src: "/icons/app-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
  { src: "/icons/app-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

/** Menu and background colours of the design, used unless the operator has their own. */
const colors = { menu: "#10263d", canvas: "#f4f7f9" };

/**
 * Serves what a browser needs to install the app under the operator's name: the manifest and, if there is one, the
 * operator's logo.
 */
export function serveWebAppManifest(app: FastifyInstance, { branding, config }: HttpServices): void {
  const open = { config: { access: "public" as const }, schema: { hide: true }, exposeHeadRoute: true };
  const logo = operatorLogoFile(config);
  const manifest = {
    id: "/",
    name: branding.productName,
    short_name: branding.productName,
    description: `${branding.productName} – ${branding.operatorName}`,
    lang: "de",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: branding.colors?.menu ?? colors.menu,
    background_color: colors.canvas,
    icons:
      logo === undefined
        ? portalIcons
        : [{ src: logoPath, sizes: "any", type: "image/svg+xml", purpose: "any" }],
  };
  app.get("/manifest.webmanifest", open, async (_request, reply) =>
    reply
      .type("application/manifest+json")
      .header("cache-control", "no-cache")
      .send(JSON.stringify(manifest)),
  );
  if (logo === undefined) return;
  app.get(logoPath, open, async (_request, reply) =>
    reply
      .type("image/svg+xml")
      .header("cache-control", "no-cache")
      .send(await readFile(logo)),
  );
}
