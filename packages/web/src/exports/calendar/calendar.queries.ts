import { calendarApi, type CalendarKind } from "@kreislauf/contract/exports";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../base/api.ts";
import type { CalendarPeriod } from "./calendar-period.ts";
import { setFilterParam, siteOfScope, type SiteScope } from "../../sites/index.ts";

/** The pickups of a week, or of a month with the whole of its first and last week. */
export const calendarPickupsQuery = (period: CalendarPeriod, site: SiteScope, kind: CalendarKind | null) => {
  const query = {
    ...(period.kind === "week" ? { week: period.first } : { month: period.first.slice(0, "YYYY-MM".length) }),
    serviceLocationId: String(siteOfScope(site)),
    ...setFilterParam(site),
    ...(kind !== null && { kind }),
  };
  return queryOptions({
    // The key begins with "orders", so that a changed order invalidates the calendar too. The period has its own part
    // of the key, so that the screen can tell a change of the period from a change of a filter.
    queryKey: ["orders", "calendar", `${period.kind} ${period.first}`, query],
    queryFn: ({ signal }) => call(calendarApi.calendarPickups, { query }, { signal }),
  });
};

/** The user's own calendar subscriptions. */
export const calendarFeedsQuery = queryOptions({
  queryKey: ["exports", "feeds"],
  queryFn: async ({ signal }) => (await call(calendarApi.listCalendarFeeds, {}, { signal })).feeds,
});
