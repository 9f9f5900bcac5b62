import * as z from "zod/mini";
import { type EndpointTable, integerParam } from "../base/index.ts";
import { feedEvent, feedPage } from "./provider-feed.schema.ts";

/** The maximum number of digits of a cursor: after a restore it begins with the milliseconds since 1970. */
const maxCursor = 9_999_999_999_999;

/** What happened, in order, for the provider's systems. */
export const providerFeedApi = {
  providerFeed: {
    method: "GET",
    path: "/provider/v1/events",
    summary: "What happened after the cursor, oldest first; without one from the oldest event that is kept",
    access: { scope: "events:read" },
    query: z.object({
      after: z.optional(integerParam(0, maxCursor)),
      limit: z._default(integerParam(1, feedPage.most), feedPage.usual),
    }),
    answer: z.object({
      events: z.array(feedEvent),
      /** `after` of the next call, even if nothing has happened. */
      next: z.int(),
      hasMore: z.boolean(),
    }),
    refusals: ["cursor_unusable"],
  },
} as const satisfies EndpointTable;
