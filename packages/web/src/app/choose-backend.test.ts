import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ["/?backend=https://evil.example#/login", "?backend=https://evil.example", "#/login"],
  ["/#/login?backend=https://evil.example", "", "#/login?backend=https://evil.example"],
])("%s is reloaded without a host that the portal does not list", async (_, search, hash) => {
  vi.resetModules();
  const reload = vi.fn<() => void>();
  const replaceState = vi.fn<(state: null, title: string, url: string) => void>();
  vi.stubGlobal("location", { pathname: "/", search, hash, reload });
  vi.stubGlobal("history", { replaceState });
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ outside: { testBackends: [] } })));
  const { chooseBackend } = await import("./choose-backend.ts");
  await chooseBackend();
  expect(replaceState.mock.calls).toEqual([[null, "", "/#/login"]]);
  expect(reload).toHaveBeenCalledOnce();
});
