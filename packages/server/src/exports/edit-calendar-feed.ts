import { Refusal } from "@kreislauf/contract/base";
import type { CalendarFeed, CalendarFeedEdit } from "@kreislauf/contract/exports";
import type { TransactionContext } from "../base/context.ts";
import { toFeedView, updateFeed } from "./calendar-feeds.store.ts";

export async function editCalendarFeed(
  context: TransactionContext,
  id: number,
  edit: CalendarFeedEdit,
): Promise<CalendarFeed> {
  const feed = await updateFeed(context, id, edit);
  if (feed === undefined) throw new Refusal("not_found");
  return toFeedView(feed);
}
