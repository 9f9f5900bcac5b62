import { afterEach, beforeEach, expect, test, vi } from "vitest";

const renewTokens = vi.fn<(used: string) => Promise<null>>(() => Promise.resolve(null));
const listeners = new Map<string, () => void>();

/** Stands in for window and document, which fire the events of a tab that comes into view. */
const eventTarget = {
  addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
  removeEventListener: (name: string) => void listeners.delete(name),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  renewTokens.mockClear();
  listeners.clear();
  vi.stubGlobal("document", { hidden: false, ...eventTarget });
  vi.stubGlobal("window", eventTarget);
  vi.doMock("./renew-tokens.ts", () => ({ renewTokens }));
  vi.doMock("../../base/session.ts", () => ({ currentSession: () => ({ accessToken: "run out" }) }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
  vi.doUnmock("./renew-tokens.ts");
  vi.doUnmock("../../base/session.ts");
});

test("tokens that ran out are renewed every 15 minutes, and when the tab is looked at", async () => {
  const { startTokenRefresh } = await import("./session-refresh.ts");
  const stop = startTokenRefresh();
  vi.advanceTimersByTime(15 * 60_000 - 1);
  expect(renewTokens).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(renewTokens).toHaveBeenCalledExactlyOnceWith("run out");
  listeners.get("focus")?.();
  listeners.get("visibilitychange")?.();
  expect(renewTokens).toHaveBeenCalledTimes(3);
  stop();
  expect([...listeners.keys()]).toEqual([]);
  vi.advanceTimersByTime(60 * 60_000);
  expect(renewTokens).toHaveBeenCalledTimes(3);
});
