import { beforeEach, expect, test, vi } from "vitest";

const served = "Tue, 31 Mar 2026 09:59:59 GMT";
const instant = Date.parse(served);

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["Date"] });
  return () => {
    vi.useRealTimers();
    vi.resetModules();
  };
});

const secondsOff = (now: Temporal.Instant, wanted: number) => (now.epochMilliseconds - wanted) / 1000;

test("until the server has answered, this machine's time counts", async () => {
  const { now } = await import("./clock.ts");
  vi.setSystemTime(instant);
  expect(secondsOff(now(), instant)).toBe(0);
});

test("a clock that is hours off is corrected to within a second", async () => {
  const { syncServerClock, now } = await import("./clock.ts");
  const mine = instant + 5 * 3_600_000;
  vi.setSystemTime(mine);
  syncServerClock(served, mine - 40, mine);
  expect(Math.abs(secondsOff(now(), instant + 500))).toBeLessThanOrEqual(0.5);
});

test("further answers narrow it, up to the second that turns", async () => {
  const { syncServerClock, now } = await import("./clock.ts");
  syncServerClock(served, instant + 950, instant + 960);
  syncServerClock("Tue, 31 Mar 2026 10:00:00 GMT", instant + 1040, instant + 1050);
  vi.setSystemTime(instant + 1050);
  expect(Math.abs(secondsOff(now(), instant + 1050))).toBeLessThanOrEqual(0.05);
});

test("a clock that was set meanwhile is learned anew", async () => {
  const { syncServerClock, now } = await import("./clock.ts");
  syncServerClock(served, instant, instant);
  vi.setSystemTime(instant - 86_400_000);
  syncServerClock(served, instant - 86_400_000, instant - 86_400_000);
  expect(Math.abs(secondsOff(now(), instant))).toBeLessThanOrEqual(1);
});

test("an answer without a date teaches nothing", async () => {
  const { syncServerClock, now } = await import("./clock.ts");
  vi.setSystemTime(instant);
  syncServerClock(null, instant, instant);
  expect(secondsOff(now(), instant)).toBe(0);
});
