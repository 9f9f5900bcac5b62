import { Refusal } from "@kreislauf/contract/base";
import type { TransactionContext } from "../base/context.ts";
import { deleteFeed } from "./calendar-feeds.store.ts";

export async function deleteCalendarFeed(
  context: TransactionContext,
  id: number,
): Promise<Record<string, never>> {
  if (!(await deleteFeed(context, id))) throw new Refusal("not_found");
  return {};
}
