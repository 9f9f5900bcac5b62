import { calendarApi } from "@kreislauf/contract/exports";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { readCalendarFeed } from "./read-calendar-feed.ts";
import { deleteCalendarFeed } from "./delete-calendar-feed.ts";
import { editCalendarFeed } from "./edit-calendar-feed.ts";
import { createCalendarFeed } from "./create-calendar-feed.ts";
import { listOwnFeeds, toFeedView } from "./calendar-feeds.store.ts";
import { getCalendarPickups } from "./get-calendar-pickups.ts";

export function bindCalendarRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, calendarApi, {
    calendarPickups: (context, { query }) => getCalendarPickups(context, query),
    listCalendarFeeds: async (context) => ({ feeds: (await listOwnFeeds(context)).map(toFeedView) }),
    createCalendarFeed: (context, { body }) => createCalendarFeed(context, body),
    editCalendarFeed: (context, { params, body }) => editCalendarFeed(context, params.feedId, body),
    endCalendarFeed: (context, { params }) => deleteCalendarFeed(context, params.feedId),
    calendarFeed: (context, { params }) => readCalendarFeed(context, params.token),
  });
}
