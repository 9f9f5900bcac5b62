import { afterEach, beforeEach, expect, test, vi } from "vitest";

const update = vi.fn<() => Promise<void>>(() => Promise.resolve());
const asked: string[] = [];
let status: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  update.mockClear();
  asked.length = 0;
  status = 200;
  const registration = { waiting: null, installing: null, addEventListener: () => undefined, update };
  vi.stubGlobal("navigator", {
    serviceWorker: {
      controller: {},
      addEventListener: () => undefined,
      register: () => Promise.resolve(registration),
    },
  });
  vi.stubGlobal("fetch", (file: string, { cache }: RequestInit) => {
    asked.push(`${file} ${cache}`);
    return Promise.resolve(new Response(null, { status }));
  });
  vi.stubEnv("DEV", false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
  vi.unstubAllEnvs();
});

test("the service worker's file is asked for every hour, and taken when it is there", async () => {
  const { watchForNewVersion } = await import("./new-version.ts");
  await watchForNewVersion();
  await vi.advanceTimersByTimeAsync(3_600_000 - 1);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(["/sw.js no-store"]);
  expect(update).toHaveBeenCalledTimes(1);
  status = 503;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked).toHaveLength(2);
  expect(update).toHaveBeenCalledTimes(1);
});
