import { notificationsApi } from "@kreislauf/contract/notifications";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";
import { readBrowserPush } from "./browser-push.ts";
import { now } from "@kreislauf/ui/base/clock.ts";

export const notificationsQuery = queryOptions({
  queryKey: ["notifications", "happenings"],
  queryFn: ({ signal }) => call(notificationsApi.listNotifications, {}, { signal }),
});

/** The push settings. Push messages are on if the server has them switched on and this browser is subscribed. */
export const pushQuery = queryOptions({
  queryKey: ["notifications", "push"],
  queryFn: async ({ signal }) => {
    const { obstacle, isSubscribed } = await readBrowserPush();
    const { publicKey, isOn } = await call(notificationsApi.pushSettings, {}, { signal });
    return { obstacle, publicKey, isOn: isOn && isSubscribed };
  },
});

/** The longest time between two requests, in ms; a browser's timer can wait at most 24.8 days. */
const maxInterval = 24 * 3_600_000;

/** The current announcements; refetched when another one begins or one ends. */
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
