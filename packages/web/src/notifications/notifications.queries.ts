import { notificationsApi } from "@kreislauf/contract/notifications";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";
import { now } from "@kreislauf/ui/base/clock.ts";

export const notificationsQuery = queryOptions({
  queryKey: ["notifications", "happenings"],
  queryFn: ({ signal }) => call(notificationsApi.listNotifications, {}, { signal }),
});

/** ms; once a day at least, and well below the 24.8 days that a browser's timer can wait. */
const maxInterval = 24 * 3_600_000;

/** Refetched when another announcement begins or one ends. */
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
