import { randomBytes } from "node:crypto";
import type { CreatedCalendarFeed, CalendarFeedCreation } from "@kreislauf/contract/exports";
import type { TransactionContext } from "../base/context.ts";
import { ensureSiteAssigned } from "../sites/index.ts";
import { hashCalendarFeedToken, toFeedView, upsertFeed } from "./calendar-feeds.store.ts";

/** Creates a calendar feed of a site or of all sites. Only this response contains its secret address. */
export async function createCalendarFeed(
  context: TransactionContext,
  creation: CalendarFeedCreation,
): Promise<CreatedCalendarFeed> {
  await ensureSiteAssigned(context, creation.serviceLocationId);
  const token = randomBytes(32).toString("base64url");
  const feed = await upsertFeed(context, creation, hashCalendarFeedToken(token));
  return { feed: toFeedView(feed), address: `${context.config.PUBLIC_URL}/api/calendar/feed/${token}` };
}
