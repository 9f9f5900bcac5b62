import { expect, test } from "vitest";
import { lastTwelveMonths } from "../base/period.ts";
import { statisticsFilters } from "./statistics-state.ts";

const usual = {
  ...lastTwelveMonths(),
  wasteType: null,
  hazard: "all",
  costCentre: null,
  project: null,
  withPrevious: true,
  ordering: "wasteType",
  sort: "weight",
} as const;

test.each([
  [{}, usual],
  [
    { statFrom: "2026-02-01", statTo: "2026-02-28", statWaste: "101", statPrevious: "off" },
    { ...usual, dateFrom: "2026-02-01", dateTo: "2026-02-28", wasteType: 101, withPrevious: false },
  ],
  [
    { statHazard: "harmless", statOrder: "serviceLocation" },
    { ...usual, hazard: "harmless", ordering: "serviceLocation" },
  ],
  [
    { statCostCentre: "4711", statProject: "Halle 2", statOrder: "costCentre" },
    { ...usual, costCentre: "4711", project: "Halle 2", ordering: "costCentre" },
  ],
  // A missing end, an end before the start, a period in eleven calendar years, and unknown values give the default.
  [{ statFrom: "2026-02-01" }, usual],
  [{ statFrom: "2026-02-02", statTo: "2026-02-01" }, usual],
  [{ statFrom: "2016-01-01", statTo: "2026-01-01" }, usual],
  [{ statHazard: "some", statOrder: "price", statWaste: "x" }, usual],
])("%o is read", (search, state) => {
  expect(statisticsFilters.parse(search)).toEqual(state);
});

test("the address names the period, and nothing else that goes without saying", () => {
  const { dateFrom, dateTo } = usual;
  const said = Object.entries(statisticsFilters.write(usual)).filter(([, value]) => value !== undefined);
  expect(Object.fromEntries(said)).toEqual({ statFrom: dateFrom, statTo: dateTo });
});
