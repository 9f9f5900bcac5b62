import { afterEach, beforeEach, expect, test, vi } from "vitest";

let answers: ((() => Response) | "away")[];
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  asked = 0;
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", () => {
    asked += 1;
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer === "away" || answer === undefined
      ? Promise.reject(new TypeError("network"))
      : Promise.resolve(answer());
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const status =
  (isUp: boolean, endDate: string | null = null, startDate: string | null = null) =>
  () =>
    Response.json({ status: isUp, startDate, endDate });

async function check() {
  const maintenance = await import("./maintenance.ts");
  const checked = maintenance.checkMaintenance();
  await vi.advanceTimersByTimeAsync(5_000);
  await checked;
  return maintenance;
}

const begins = "2027-05-18T14:00:00Z";
const ends = "2027-05-18T16:00:00Z";

test.each([
  ["is off", status(true), { isOn: false, startDate: null, endDate: null }],
  ["is announced", status(true, ends), { isOn: false, startDate: null, endDate: ends }],
  ["is announced from a time", status(true, ends, begins), { isOn: false, startDate: begins, endDate: ends }],
  ["is on", status(false), { isOn: true, startDate: null, endDate: null }],
  ["is on until a time", status(false, ends), { isOn: true, startDate: null, endDate: ends }],
])("maintenance %s", async (_, answer, known) => {
  answers = [answer];
  const { currentMaintenance } = await check();
  expect(currentMaintenance()).toEqual(known);
});

test("a check that fails twice and then succeeds counts for nothing", async () => {
  answers = ["away", "away", status(true)];
  const { currentMaintenance } = await check();
  expect(currentMaintenance().isOn).toBe(false);
  expect(asked).toBe(3);
});

test("one that fails three times over 5 s is taken for maintenance", async () => {
  answers = ["away"];
  const { checkMaintenance, currentMaintenance } = await import("./maintenance.ts");
  const checked = checkMaintenance();
  await vi.advanceTimersByTimeAsync(4_900);
  expect(currentMaintenance().isOn).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  await checked;
  expect(currentMaintenance().isOn).toBe(true);
  expect(asked).toBe(3);
});

test("without a connection nothing is concluded", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  answers = ["away"];
  const { currentMaintenance } = await check();
  expect(currentMaintenance().isOn).toBe(false);
});

test("while it is on the server is asked again every 30 s, until it is over", async () => {
  answers = [status(false), status(false), status(true)];
  const { currentMaintenance } = await check();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(asked).toBe(2);
  expect(currentMaintenance().isOn).toBe(true);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(currentMaintenance().isOn).toBe(false);
});
