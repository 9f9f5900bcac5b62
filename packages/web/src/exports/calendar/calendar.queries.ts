import type { CalendarKind } from "@kreislauf/contract/exports";
import { calendarApi } from "@kreislauf/contract/exports";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../base/api.ts";

/** The pickups of a month's weeks. */
export const calendarMonthQuery = (month: string, site: number | "all", kind: CalendarKind | null) => {
  const query = { month, serviceLocationId: String(site), ...(kind !== null && { kind }) };
  return queryOptions({
    // Below the orders, so that a changed order is asked for anew here too.
    queryKey: ["orders", "calendar", query],
    queryFn: ({ signal }) => call(calendarApi.calendarMonth, { query }, { signal }),
  });
};

/** One's own calendar subscriptions. */
export const calendarFeedsQuery = queryOptions({
  queryKey: ["exports", "feeds"],
  queryFn: async ({ signal }) => (await call(calendarApi.listCalendarFeeds, {}, { signal })).feeds,
});
