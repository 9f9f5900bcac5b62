import { maxRegisterSearch } from "@kreislauf/contract/waste-register";
import { today } from "@kreislauf/ui/base/today.ts";
import type { StateOf } from "../base/list-state.ts";
import * as param from "../base/list-state.ts";

/** The period from 1 January of this year until today. */
export const thisYear = () => {
  const day = today();
  return { dateFrom: `${day.slice(0, 4)}-01-01`, dateTo: day };
};

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
      ...(dateFrom !== null && dateTo !== null && dateFrom <= dateTo ? { dateFrom, dateTo } : thisYear()),
    }),
  },
);
export type RegisterState = StateOf<typeof registerFilters>;
