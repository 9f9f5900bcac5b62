import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance } from "fastify";

export const webRoot = join(import.meta.dirname, "../../../../web/dist");
const deskRoot = join(import.meta.dirname, "../../../../desk/dist");
const specimenRoot = join(import.meta.dirname, "../../../../ui/dist");

/** The `cache-control` header of a file. Files with a hash in their name never change. */
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

interface BuiltApp {
  readonly root: string;
  /** Path below which the app is served; `/` if not given. */
  readonly prefix?: string;
  /** Whether a missing folder is logged as an error. In development it is not, because the app need not be built. */
  readonly isExpected: boolean;
}

/** Serves the files of a built app. For a missing file the answer is 404, never the app's page. */
async function serveBuiltApp(app: FastifyInstance, { root, prefix, isExpected }: BuiltApp): Promise<void> {
  if (existsSync(root)) {
    const address = prefix === undefined ? {} : { prefix, decorateReply: false };
    await app.register(fastifyStatic, { ...options, ...address, root });
  } else if (isExpected) app.log.error({ root, address: prefix ?? "/" }, "a built app is missing");
}

export const serveWebApp = (app: FastifyInstance, root: string, isExpected: boolean): Promise<void> =>
  serveBuiltApp(app, { root, isExpected });

/** Serves the built app of the provider's staff. */
export const serveDesk = (app: FastifyInstance, isExpected: boolean, root = deskRoot): Promise<void> =>
  serveBuiltApp(app, { root, prefix: "/desk/", isExpected });

/** Serves the specimen of all widgets, a page for developers. */
export const serveSpecimen = (app: FastifyInstance): Promise<void> =>
  serveBuiltApp(app, { root: specimenRoot, prefix: "/dev/widgets/", isExpected: false });
