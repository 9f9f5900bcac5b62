import { calendarKinds } from "@kreislauf/contract/exports";
import * as param from "../../base/list-state.ts";

/** What the calendar shows: the current month if none is set, all pickups if no kind is set. */
export const calendarFilters = param.defineListState("calendar", {
  month: param.month("calMonth"),
  kind: param.choice("calKind", calendarKinds, null),
});
