import { expect, test } from "vitest";
import { logList } from "./log-state.ts";

const all = { search: "", category: null, dateFrom: null, dateTo: null, page: 1 };

test.each([
  [{}, all],
  [
    { logSearch: " Abel ", logPage: "2" },
    { ...all, search: "Abel", page: 2 },
  ],
  [{ logPart: "rights" }, { ...all, category: "rights" }],
  [{ logPart: "secrets", logFrom: "2027-13-01", logPage: "-1" }, all],
  [
    { logFrom: "2027-04-01", logTo: "2027-04-01" },
    { ...all, dateFrom: "2027-04-01", dateTo: "2027-04-01" },
  ],
  [
    { logFrom: "2027-04-02", logTo: "2027-04-01" },
    { ...all, dateFrom: "2027-04-02" },
  ],
])("%o is read", (search, state) => {
  expect(logList.parse(search)).toEqual(state);
});

test("what goes without saying stays out of the address, and comes back from it", () => {
  expect(Object.values(logList.write(all)).filter(Boolean)).toEqual([]);
  const state = {
    search: "x",
    category: "sign_in",
    dateFrom: "2027-04-01",
    dateTo: "2027-05-01",
    page: 3,
  } as const;
  const search = Object.fromEntries(
    Object.entries(logList.write(state)).map(([key, value]) => [key, String(value)]),
  );
  expect(logList.parse(search)).toEqual(state);
});

test("another selection begins on its first page", () => {
  const third = { ...all, page: 3 };
  expect(logList.change(third, { search: "a" })).toEqual({ ...all, search: "a" });
  expect(logList.change(third, { page: 4 })).toEqual({ ...all, page: 4 });
});
