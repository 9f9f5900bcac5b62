import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterEach, expect, test, vi } from "vitest";
import { openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";
import { serveDesk, serveWebApp } from "./static-files.ts";

let portal: TestPortal | undefined;
afterEach(async () => {
  await portal?.close();
  portal = undefined;
});

async function imageSources(environment: Readonly<Record<string, string>> = {}): Promise<string | undefined> {
  portal = await openTestPortal(environment);
  const { headers } = await portal.call({ path: "/branding" });
  return /img-src ([^;]*)/.exec(String(headers["content-security-policy"]))?.[1];
}

test("pictures come from nowhere else than from here", async () => {
  expect(await imageSources()).toBe("'self' data: blob:");
});

test("pictures of the map come from the server that the operator names", async () => {
  expect(await imageSources({ TILES_URL: "https://tiles.example:8443/osm/{z}/{x}/{y}.png?key=1" })).toBe(
    "'self' data: blob: https://tiles.example:8443",
  );
});

test("pictures of the map come from several servers of one name", async () => {
  expect(await imageSources({ TILES_URL: "https://{s}.tiles.example/{z}/{x}/{y}.png" })).toBe(
    "'self' data: blob: https://*.tiles.example",
  );
});

test.for([
  ["the portal", "/", serveWebAppFrom],
  ["the desk", "/desk/", serveDeskFrom],
] as const)(
  "%s is served, and where its folder is missing, production says so",
  async ([, url, serveFrom]) => {
    const built = await mkdtemp(join(tmpdir(), "built-"));
    await writeFile(join(built, "index.html"), "<!doctype html>");
    expect(await serveFrom(built, true)).toEqual({ status: 200, said: [] });
    await rm(built, { recursive: true });
    expect(await serveFrom(built, true)).toEqual({
      status: 404,
      said: [[{ root: built, address: url }, "a built app is missing"]],
    });
    expect(await serveFrom(built, false)).toEqual({ status: 404, said: [] });
  },
);

function serveWebAppFrom(root: string, isExpected: boolean) {
  return serving("/", (app) => serveWebApp(app, root, isExpected));
}

function serveDeskFrom(root: string, isExpected: boolean) {
  return serving("/desk/", async (app) => {
    await serveWebApp(app, import.meta.dirname, false);
    await serveDesk(app, isExpected, root);
  });
}

async function serving(url: string, serve: (app: ReturnType<typeof Fastify>) => Promise<void>) {
  await using app = Fastify();
  const said = vi.spyOn(app.log, "error").mockReturnValue();
  await serve(app);
  return { status: (await app.inject({ url })).statusCode, said: said.mock.calls };
}
