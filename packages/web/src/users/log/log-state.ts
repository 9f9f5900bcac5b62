import { auditCategories } from "@kreislauf/contract/base";
import type { StateOf } from "../../base/list-state.ts";
import * as param from "../../base/list-state.ts";
import { maxSearchLength } from "../base/people-list-state.ts";

/** The filter of the log. */
export const logList = param.defineListState(
  "userSettings",
  {
    search: param.text("logSearch", maxSearchLength),
    category: param.choice("logPart", auditCategories, null),
    /** Berlin dates, both inclusive. */
    dateFrom: param.day("logFrom"),
    dateTo: param.day("logTo"),
    page: param.page("logPage"),
  },
  { normalize: param.withoutReversedEnd },
);
export type LogState = StateOf<typeof logList>;
