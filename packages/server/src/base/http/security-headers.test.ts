import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

test.each(["/api/health", "/api/user", "/nothing-here", "/"])("%s has the security headers", async (url) => {
  const { headers } = await portal.app.inject({ url });
  expect(headers).toMatchObject({
    "content-security-policy": expect.stringMatching(
      /^default-src 'none';script-src 'self'.*;frame-ancestors 'none';/,
    ) as string,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "referrer-policy": "no-referrer",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    "x-content-type-options": "nosniff",
    "x-dns-prefetch-control": "off",
    "x-download-options": "noopen",
    "x-frame-options": "SAMEORIGIN",
    "x-permitted-cross-domain-policies": "none",
    "x-xss-protection": "0",
  });
});
