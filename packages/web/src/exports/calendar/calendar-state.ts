import { calendarKinds } from "@kreislauf/contract/exports";
import type { StateOf } from "../../base/list-state.ts";
import * as param from "../../base/list-state.ts";

export const calendarViews = ["month", "week"] as const;

/**
 * What the calendar shows: without a month or week (null) that of today, without a kind (null) pickups of every kind.
 */
export const calendarFilters = param.defineListState("calendar", {
  view: param.choice("calView", calendarViews, "month"),
  month: param.month("calMonth"),
  /** Any day of the week that is shown. */
  week: param.day("calWeek"),
  kind: param.choice("calKind", calendarKinds, null),
});
export type CalendarState = StateOf<typeof calendarFilters>;
