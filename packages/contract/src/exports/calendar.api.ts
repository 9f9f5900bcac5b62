import * as z from "zod/mini";
import { type EndpointTable, idParam, needs, permission } from "../base/index.ts";
import {
  calendarFeed,
  calendarFeeds,
  calendarPickups,
  calendarQuery,
  createdCalendarFeed,
  calendarFeedCreation,
  calendarFeedEdit,
} from "./calendar.schema.ts";

const readers = needs(permission.agreementManager, permission.orderManager);
const feedParams = z.object({ feedId: idParam });

export const calendarApi = {
  calendarPickups: {
    method: "GET",
    path: "/calendar",
    summary: "The pickups of a week, or of a month's weeks, with holidays and what they move",
    access: readers,
    query: calendarQuery,
    answer: calendarPickups,
    refusals: ["not_found"],
  },
  listCalendarFeeds: {
    method: "GET",
    path: "/calendar/feeds",
    summary: "One's own calendar subscriptions",
    access: readers,
    answer: calendarFeeds,
  },
  createCalendarFeed: {
    method: "POST",
    path: "/calendar/feeds",
    summary: "Subscribe to a site or to all; an earlier address for the same stops working",
    access: readers,
    needsRecentIdentityProof: true,
    body: calendarFeedCreation,
    answer: createdCalendarFeed,
    status: 201,
    refusals: ["not_found"],
  },
  editCalendarFeed: {
    method: "PATCH",
    path: "/calendar/feeds/:feedId",
    summary: "Change what a subscription holds",
    access: readers,
    params: feedParams,
    body: calendarFeedEdit,
    answer: calendarFeed,
    refusals: ["not_found"],
  },
  endCalendarFeed: {
    method: "DELETE",
    path: "/calendar/feeds/:feedId",
    summary: "End a subscription; its address stops working",
    access: readers,
    params: feedParams,
    answer: z.object({}),
    refusals: ["not_found"],
  },
  /**
   * Calendar programs cannot sign in: the secret in the address identifies the person, whose permissions are checked
   * on each request.
   */
  calendarFeed: {
    method: "GET",
    path: "/calendar/feed/:token",
    summary: "The subscription as iCalendar, by the secret in its address",
    access: "public",
    params: z.object({ token: z.string().check(z.maxLength(200)) }),
    answer: { mediaTypes: ["text/calendar; charset=utf-8"] },
    refusals: ["not_found"],
  },
} as const satisfies EndpointTable;
