import { beforeEach, expect, test, vi } from "vitest";
import type { AnalyticsEvent } from "./analytics.ts";

const sent: { readonly url: string; readonly body: unknown }[] = [];

beforeEach(() => {
  vi.resetModules();
  sent.length = 0;
  vi.stubGlobal("fetch", (url: string, { body }: RequestInit) => {
    sent.push({ url, body: JSON.parse(body as string) });
    return Promise.resolve(new Response());
  });
  vi.doMock("./branding.ts", () => ({
    loadBranding: () => Promise.resolve({ outside: { analyticsUrl: "https://analytics.example/events" } }),
  }));
  return () => {
    vi.unstubAllGlobals();
    vi.resetModules();
    vi.doUnmock("./branding.ts");
  };
});

const events = [
  "order-cancel",
  "order-resolve",
  "order-claim",
  "order-creation",
] as const satisfies readonly AnalyticsEvent[];

test.each(["granted", "denied", "unknown"] as const)("with consent %s", async (answer) => {
  const { answerConsent } = await import("./consent.ts");
  const { track } = await import("./analytics.ts");
  if (answer !== "unknown") answerConsent(answer);
  for (const event of events) track(event);
  await vi.dynamicImportSettled();
  const expected = answer === "granted" ? events : [];
  // The request has the event's name and the time, and nothing about the person.
  expect(sent).toEqual(
    expected.map((event) => ({
      url: "https://analytics.example/events",
      body: { event, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) },
    })),
  );
});
