import { notificationsApi } from "@kreislauf/contract/notifications";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";
import { now } from "@kreislauf/ui/base/clock.ts";

export const notificationsQuery = queryOptions({
  queryKey: ["notifications", "happenings"],
  queryFn: ({ signal }) => call(notificationsApi.listNotifications, {}, { signal }),
});

/** ms; a timer of the browser runs no longer. */
const maxInterval = 24 * 3_600_000;

/** Asked anew when another announcement begins or one ends. */
export const announcementsQuery = queryOptions({
  queryKey: ["notifications", "announcements"],
  queryFn: ({ signal }) => call(notificationsApi.announcements, {}, { signal }),
  refetchInterval: ({ state }) => {
    const changesAt = state.data?.changesAt;
    if (changesAt === null || changesAt === undefined) return false;
    const wait = now().until(changesAt).total("milliseconds");
    return Math.min(Math.max(wait, 0) + 1_000, maxInterval);
  },
});
