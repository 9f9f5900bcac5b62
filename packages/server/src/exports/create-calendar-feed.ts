import { randomBytes } from "node:crypto";
import { Refusal } from "@kreislauf/contract/base";
import type { CreatedCalendarFeed, CalendarFeedCreation } from "@kreislauf/contract/exports";
import type { TransactionContext } from "../base/context.ts";
import { findSite } from "../sites/index.ts";
import { hashCalendarFeedToken, toFeedView, upsertFeed } from "./calendar-feeds.store.ts";

/** Subscribes to a site or to all. The address is shown now and never again. */
export async function createCalendarFeed(
  context: TransactionContext,
  creation: CalendarFeedCreation,
): Promise<CreatedCalendarFeed> {
  const { serviceLocationId } = creation;
  if (serviceLocationId !== null && (await findSite(context, serviceLocationId)) === undefined)
    throw new Refusal("not_found");
  const token = randomBytes(32).toString("base64url");
  const feed = await upsertFeed(context, creation, hashCalendarFeedToken(token));
  return { feed: toFeedView(feed), address: `${context.config.PUBLIC_URL}/api/calendar/feed/${token}` };
}
