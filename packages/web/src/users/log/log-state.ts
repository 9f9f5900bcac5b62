import { auditCategories } from "@kreislauf/contract/base";
import type { StateOf } from "../../base/list-state.ts";
import * as param from "../../base/list-state.ts";
import { maxSearchLength } from "../base/people-list-state.ts";

/** The filter and the page of the log. */
export const logList = param.defineListState(
  "userSettings",
  {
    search: param.text("logSearch", maxSearchLength),
    category: param.choice("logPart", auditCategories, null),
    /** The first day that is shown (Berlin date). */
    dateFrom: param.day("logFrom"),
    /** The last day that is shown (Berlin date). */
    dateTo: param.day("logTo"),
    page: param.page("logPage"),
  },
  { normalize: param.withoutReversedEnd },
);
export type LogState = StateOf<typeof logList>;
