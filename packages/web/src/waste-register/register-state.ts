import { maxRegisterSearch } from "@kreislauf/contract/waste-register";
import { today } from "@kreislauf/ui/base/today.ts";
import type { StateOf } from "../base/list-state.ts";
import * as param from "../base/list-state.ts";

/** From January until today. */
export const thisYear = () => {
  const day = today();
  return { dateFrom: `${day.slice(0, 4)}-01-01`, dateTo: day };
};

/** What the register shows: this year until today unless a period is chosen. */
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
      ...(dateFrom !== null && dateTo !== null && dateFrom <= dateTo ? { dateFrom, dateTo } : thisYear()),
    }),
  },
);
export type RegisterState = StateOf<typeof registerFilters>;
