import { expect, test } from "vitest";
import { logSearch, readLogState, wholeLog } from "./log-state.ts";

test.each([
  [{}, wholeLog],
  [
    { logSearch: " Abel ", logPage: "2" },
    { ...wholeLog, search: "Abel", page: 2 },
  ],
  [{ logPart: "rights" }, { ...wholeLog, category: "rights" }],
  [{ logPart: "secrets", logFrom: "2027-13-01", logPage: "-1" }, wholeLog],
  [
    { logFrom: "2027-04-01", logTo: "2027-04-01" },
    { ...wholeLog, dateFrom: "2027-04-01", dateTo: "2027-04-01" },
  ],
  [
    { logFrom: "2027-04-02", logTo: "2027-04-01" },
    { ...wholeLog, dateFrom: "2027-04-02" },
  ],
])("%o is read", (search, state) => {
  expect(readLogState(search)).toEqual(state);
});

test("what goes without saying stays out of the address, and comes back from it", () => {
  expect(Object.values(logSearch(wholeLog)).filter(Boolean)).toEqual([]);
  const state = {
    search: "x",
    category: "sign_in",
    dateFrom: "2027-04-01",
    dateTo: "2027-05-01",
    page: 3,
  } as const;
  const search = Object.fromEntries(
    Object.entries(logSearch(state)).map(([key, value]) => [key, String(value)]),
  );
  expect(readLogState(search)).toEqual(state);
});
