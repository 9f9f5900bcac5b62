import { calendarApi, type CalendarKind } from "@kreislauf/contract/exports";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../base/api.ts";
import { setFilterParam, siteOfScope, type SiteScope } from "../../sites/index.ts";

/** The pickups in all weeks of a month. */
export const calendarMonthQuery = (month: string, site: SiteScope, kind: CalendarKind | null) => {
  const query = {
    month,
    serviceLocationId: String(siteOfScope(site)),
    ...setFilterParam(site),
    ...(kind !== null && { kind }),
  };
  return queryOptions({
    // Below "orders", so that a changed order invalidates it too.
    queryKey: ["orders", "calendar", query],
    queryFn: ({ signal }) => call(calendarApi.calendarMonth, { query }, { signal }),
  });
};

/** The user's own calendar subscriptions. */
export const calendarFeedsQuery = queryOptions({
  queryKey: ["exports", "feeds"],
  queryFn: async ({ signal }) => (await call(calendarApi.listCalendarFeeds, {}, { signal })).feeds,
});
