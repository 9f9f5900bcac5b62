import { randomBytes } from "node:crypto";
import type { CreatedCalendarFeed, CalendarFeedCreation } from "@kreislauf/contract/exports";
import type { TransactionContext } from "../base/context.ts";
import { ensureSiteAssigned } from "../sites/index.ts";
import { hashCalendarFeedToken, toFeedView, upsertFeed } from "./calendar-feeds.store.ts";

/** Subscribes to a site or to all. The address is shown now and never again. */
export async function createCalendarFeed(
  context: TransactionContext,
  creation: CalendarFeedCreation,
): Promise<CreatedCalendarFeed> {
  await ensureSiteAssigned(context, creation.serviceLocationId);
  const token = randomBytes(32).toString("base64url");
  const feed = await upsertFeed(context, creation, hashCalendarFeedToken(token));
  return { feed: toFeedView(feed), address: `${context.config.PUBLIC_URL}/api/calendar/feed/${token}` };
}
