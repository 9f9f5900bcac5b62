import { maxRegisterSearch } from "@kreislauf/contract/waste-register";
import { today } from "@kreislauf/ui/base/today.ts";
import type { StateOf } from "../base/list-state.ts";
import * as param from "../base/list-state.ts";

/** The years that can be chosen with one click. */
export const registerYears = ["thisYear", "lastYear"] as const;
type RegisterYear = (typeof registerYears)[number];

/** The period of a year: from 1 January until 31 December, for this year until today. */
export function yearPeriod(year: RegisterYear) {
  const day = today();
  const thisYear = Number(day.slice(0, 4));
  return year === "thisYear"
    ? { dateFrom: `${thisYear}-01-01`, dateTo: day }
    : { dateFrom: `${thisYear - 1}-01-01`, dateTo: `${thisYear - 1}-12-31` };
}

/** The name of a period that is one of these years; null for any other. */
export const namedYearOf = ({ dateFrom, dateTo }: Pick<RegisterState, "dateFrom" | "dateTo">) =>
  registerYears.find((year) => {
    const named = yearPeriod(year);
    return named.dateFrom === dateFrom && named.dateTo === dateTo;
  }) ?? null;

/** The filters of the register; without a chosen period it shows this year until today. */
export const registerFilters = param.defineListState(
  "register",
  {
    dateFrom: param.day("registerFrom"),
    dateTo: param.day("registerTo"),
    hazard: param.choice("registerHazard", ["all", "hazardous"] as const, "all"),
    wasteTypes: param.ids("registerWaste"),
    search: param.text("registerSearch", maxRegisterSearch),
    page: param.page("registerPage"),
  },
  {
    normalize: ({ dateFrom, dateTo, ...rest }) => ({
      ...rest,
      ...(dateFrom !== null && dateTo !== null && dateFrom <= dateTo
        ? { dateFrom, dateTo }
        : yearPeriod("thisYear")),
    }),
  },
);
export type RegisterState = StateOf<typeof registerFilters>;
