import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PublicConfig } from "@kreislauf/contract/base";
import { afterEach, expect, test } from "vitest";
import { openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
afterEach(() => portal.close());

const get = (url: string) => portal.app.inject({ method: "GET", url });

test("the app installs under the name of the portal, on its own page", async () => {
  portal = await openTestPortal();
  const answer = await get("/manifest.webmanifest");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toContain("application/manifest+json");
  expect(answer.json()).toMatchObject({
    name: "Kreislauf",
    display: "standalone",
    start_url: "/",
    scope: "/",
  });
  expect(answer.json<{ icons: { sizes: string; purpose: string }[] }>().icons).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ sizes: "192x192", purpose: "any" }),
      expect.objectContaining({ sizes: "512x512", purpose: "any" }),
      expect.objectContaining({ sizes: "512x512", purpose: "maskable" }),
    ]),
  );
});

test("an operator's logo takes the place of the portal's", async () => {
  const folder = await mkdtemp(join(tmpdir(), "brand-"));
  await writeFile(join(folder, "logo.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  portal = await openTestPortal({ BRANDING_DIR: folder });
  const logo = await get("/logo.svg");
  expect(logo.headers["content-type"]).toContain("image/svg+xml");
  expect(logo.body).toContain("<svg xmlns='http");
  expect((await portal.call({ path: "/branding" })).json<PublicConfig>().logoUrl).toBe("/logo.svg");
  expect((await get("/manifest.webmanifest")).json()).toMatchObject({
    icons: [{ src: "/logo.svg", sizes: "any" }],
  });
});

test("the web app learns which reading of the edit cutoff is in force", async () => {
  portal = await openTestPortal({ ORDER_EDIT_CUTOFF: "24h" });
  const face = (await portal.call({ path: "/branding" })).json<PublicConfig>();
  expect(face).toMatchObject({ editCutoff: "24h", logoUrl: null });
});

test("a part of the app that is not there is 404, never the page", async () => {
  portal = await openTestPortal();
  const answer = await get("/assets/start-00000000.js");
  expect(answer.statusCode).toBe(404);
  expect(answer.headers["content-type"]).not.toContain("html");
});
