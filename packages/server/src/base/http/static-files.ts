import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance } from "fastify";

export const webRoot = join(import.meta.dirname, "../../../../web/dist");
const deskRoot = join(import.meta.dirname, "../../../../desk/dist");
const specimenRoot = join(import.meta.dirname, "../../../../ui/dist");

/** How long browsers and proxies may cache a file. Files with a hash in their name never change. */
function cacheControlOf(path: string): string {
  if (/\/sw\.js(\.br|\.gz)?$/.test(path)) return "no-store";
  return path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

const options: Omit<FastifyStaticOptions, "root"> = {
  preCompressed: true,
  cacheControl: false,
  dotfiles: "ignore",
  setHeaders: (reply, path) => void reply.header("cache-control", cacheControlOf(path)),
};

/** Serves the built web app. A missing file is a 404, never the page instead. */
export async function serveWebApp(app: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, { ...options, root });
}

/** Serves the built app of the provider's staff. */
export async function serveDesk(app: FastifyInstance): Promise<void> {
  if (!existsSync(deskRoot)) return;
  await app.register(fastifyStatic, { ...options, root: deskRoot, prefix: "/desk/", decorateReply: false });
}

/** Serves the specimen of all widgets, a page for developers. */
export async function serveSpecimen(app: FastifyInstance): Promise<void> {
  if (!existsSync(specimenRoot)) return;
  await app.register(fastifyStatic, {
    ...options,
    root: specimenRoot,
    prefix: "/dev/widgets/",
    decorateReply: false,
  });
}
