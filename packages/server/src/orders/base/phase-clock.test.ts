import { afterAll, expect, test, vi } from "vitest";

vi.mock("../../catalog/index.ts", { spy: true });
// Resets the modules, so that the next test file gets a catalog without spies.
afterAll(() => void vi.resetModules());

test("a reading of the holidays that fails is tried again, one that succeeds is kept", async () => {
  // Resets the modules, because another test file may have read the holidays of this year.
  vi.resetModules();
  const { holidaysOf } = await import("../../catalog/index.ts");
  const { readPhaseClock } = await import("./phase-clock.ts");
  const now = Temporal.Instant.from("2027-05-17T08:00:00Z");
  vi.mocked(holidaysOf).mockRejectedValueOnce(new Error("no memory"));
  await expect(readPhaseClock(now)).rejects.toThrow("no memory");
  const { holidaysAt } = await readPhaseClock(now);
  const hessen = { land: "HE", assumptionDayHoliday: false, corpusChristiHoliday: false };
  expect(holidaysAt(hessen)).toContain("2027-05-06");
  const readings = vi.mocked(holidaysOf).mock.calls.length;
  await readPhaseClock(now);
  expect(holidaysOf).toHaveBeenCalledTimes(readings);
});
