import { calendarApi } from "@kreislauf/contract/exports";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { readFeed } from "./read-feed.ts";
import { endFeed } from "./end-feed.ts";
import { editFeed } from "./edit-feed.ts";
import { createFeed } from "./create-feed.ts";
import { listOwnFeeds, toFeedView } from "./calendar-feeds.store.ts";
import { getCalendarMonth } from "./get-calendar-month.ts";

export function bindCalendarRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, calendarApi, {
    calendarMonth: (context, { query }) => getCalendarMonth(context, query),
    listCalendarFeeds: async (context) => ({ feeds: (await listOwnFeeds(context)).map(toFeedView) }),
    createCalendarFeed: (context, { body }) => createFeed(context, body),
    editCalendarFeed: (context, { params, body }) => editFeed(context, params.feedId, body),
    endCalendarFeed: (context, { params }) => endFeed(context, params.feedId),
    calendarFeed: (context, { params }) => readFeed(context, params.token),
  });
}
