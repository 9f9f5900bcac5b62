import * as z from "zod/mini";
import { type EndpointTable, integerParam } from "../base/index.ts";
import { feedEvent, feedPage } from "./provider-feed.schema.ts";

/** The largest cursor, of 13 digits: after a restore, positions continue from the milliseconds since 1970. */
const maxCursor = 9_999_999_999_999;

/** The feed of events for the provider's systems, the oldest event first. */
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
      /** The value of `after` for the next call, even if this response has no events. */
      next: z.int(),
      hasMore: z.boolean(),
    }),
    refusals: ["cursor_unusable"],
  },
} as const satisfies EndpointTable;
