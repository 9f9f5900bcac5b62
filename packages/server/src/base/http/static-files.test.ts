import { afterEach, expect, test } from "vitest";
import { openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal | undefined;
afterEach(() => portal?.close());

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
