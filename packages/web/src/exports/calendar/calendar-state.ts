import { calendarKinds } from "@kreislauf/contract/exports";
import type { StateOf } from "../../base/list-state.ts";
import * as param from "../../base/list-state.ts";

export const calendarViews = ["month", "week"] as const;

/**
 * What the calendar shows. A month or week of null stands for that of today, a kind of null for pickups of every kind.
 */
export const calendarFilters = param.defineListState("calendar", {
  view: param.choice("calView", calendarViews, "month"),
  month: param.month("calMonth"),
  /** Any day of the week that is shown. */
  week: param.day("calWeek"),
  kind: param.choice("calKind", calendarKinds, null),
});
export type CalendarState = StateOf<typeof calendarFilters>;
