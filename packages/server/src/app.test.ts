import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestPortal, type TestPortal } from "../test/portal/portal.ts";

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal({
    UNSUPPORTED_VERSIONS: "vue1,vue2",
    LEGACY_URL: "https://alt.portal.example/",
  });
});
afterAll(() => portal.close());

const answerTo = (version: string | undefined) =>
  portal.call({ path: "/branding", headers: version === undefined ? {} : { "x-connect-version": version } });

test("a version that is no longer supported is told where the former portal is", async () => {
  const answer = await answerTo("vue2");
  expect(answer.statusCode).toBe(406);
  expect(answer.json()).toMatchObject({ code: "unsupported_version" });
  expect(answer.headers["location"]).toBe("https://alt.portal.example/");
});

test.each(["vue3", undefined])("version %s is served", async (version) => {
  const answer = await answerTo(version);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).not.toHaveProperty("location");
});

test("the API describes itself, for programs and for people", async () => {
  const document = await portal.call({ path: "/openapi.json" });
  expect(document.json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) });
  const page = await portal.call({ path: "/docs" });
  expect(page.statusCode).toBe(200);
  expect(page.headers["content-type"]).toMatch(/^text\/html/);
  expect(page.body).toContain("/order/cancel");
});

test("what is public answers a request for its headers alone, the rest does not", async () => {
  expect((await portal.call({ method: "HEAD", path: "/health" })).statusCode).toBe(200);
  expect((await portal.call({ method: "HEAD", path: "/docs" })).statusCode).toBe(200);
  expect((await portal.call({ method: "HEAD", path: "/account/settings" })).statusCode).toBe(404);
});
