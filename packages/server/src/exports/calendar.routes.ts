import { calendarApi } from "@kreislauf/contract/exports";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http.ts";
import { createFeed, editFeed, endFeed, readFeed } from "./calendar-feeds.ts";
import { listOwnFeeds, toFeed } from "./calendar-feeds.store.ts";
import { calendarMonth } from "./calendar-month.ts";

export function bindCalendarRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, calendarApi, {
    calendarMonth: (context, { query }) => calendarMonth(context, query),
    listCalendarFeeds: async (context) => ({ feeds: (await listOwnFeeds(context)).map(toFeed) }),
    createCalendarFeed: (context, { body }) => createFeed(context, body),
    editCalendarFeed: (context, { params, body }) => editFeed(context, params.feedId, body),
    endCalendarFeed: (context, { params }) => endFeed(context, params.feedId),
    calendarFeed: (context, { params }) => readFeed(context, params.token),
  });
}
