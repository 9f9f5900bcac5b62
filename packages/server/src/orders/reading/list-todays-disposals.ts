import { timeWindows, type TodaysDisposals } from "@kreislauf/contract/orders";
import type { Context } from "../../base/context.ts";
import { listSitesWithOrdersToday } from "./dashboard.store.ts";

/** Sites with orders for today (Europe/Berlin): how many, and how many of them are confirmed, carried out or failed. */
export async function listTodaysDisposals(context: Context): Promise<TodaysDisposals> {
  const rows = await listSitesWithOrdersToday(context);
  return {
    disposals: rows.map(({ site_id: _, timeWindows: asked, ...row }) => ({
      ...row,
      timeWindows: timeWindows.filter((each) => asked.includes(each)),
    })),
  };
}
