import { maxReferenceLengths } from "@kreislauf/contract/purchasing";
import type { StateOf } from "../../base/list-state.ts";
import * as param from "../../base/list-state.ts";
import { lastTwelveMonths } from "../base/period.ts";

export const hazardFilters = ["all", "hazardous", "harmless"] as const;

/** What the rows of the table stand for; each row expands into its sites or its waste types. */
export const statisticsOrderings = ["wasteType", "serviceLocation", "land", "group", "costCentre"] as const;
export type StatisticsOrdering = (typeof statisticsOrderings)[number];

const maxPeriod = 10; // the calendar years that a period may touch

/** A cost centre or project; null for all orders. The URL cannot select the orders without one. */
const reference = (key: string) =>
  param.nullable(key, (text) => (text === "" ? null : text.slice(0, maxReferenceLengths.code)));

/** The filters of the statistics, kept in the URL; without a valid period in the URL the last twelve months apply. */
export const statisticsFilters = param.defineListState(
  "statistics",
  {
    dateFrom: param.day("statFrom"),
    dateTo: param.day("statTo"),
    wasteType: param.id("statWaste"),
    hazard: param.choice("statHazard", hazardFilters, "all"),
    costCentre: reference("statCostCentre"),
    project: reference("statProject"),
    withPrevious: param.trueUnless("statPrevious", "off"),
    ordering: param.choice("statOrder", statisticsOrderings, "wasteType"),
    sort: param.choice("statSort", ["weight", "change"], "weight"),
  },
  {
    normalize: ({ dateFrom, dateTo, ...filters }) => {
      const isPeriod =
        dateFrom !== null &&
        dateTo !== null &&
        dateFrom <= dateTo &&
        Number(dateTo.slice(0, 4)) - Number(dateFrom.slice(0, 4)) < maxPeriod;
      return { ...filters, ...(isPeriod ? { dateFrom, dateTo } : lastTwelveMonths()) };
    },
  },
);
export type StatisticsState = StateOf<typeof statisticsFilters>;

/** The values with which all filters except the period show everything. */
export const unfiltered = {
  wasteType: null,
  hazard: "all",
  costCentre: null,
  project: null,
} as const satisfies Partial<StatisticsState>;
