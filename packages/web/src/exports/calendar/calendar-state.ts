import { calendarKinds } from "@kreislauf/contract/exports";
import * as param from "../../base/list-state.ts";

/** What the calendar shows; without a month the running one, without a kind all pickups. */
export const calendarFilters = param.defineListState("calendar", {
  month: param.month("calMonth"),
  kind: param.choice("calKind", calendarKinds, null),
});
