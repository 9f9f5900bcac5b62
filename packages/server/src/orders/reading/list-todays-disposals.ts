import { timeWindows, type TodaysDisposals } from "@kreislauf/contract/orders";
import type { Context } from "../../base/context.ts";
import { listSitesWithOrdersToday } from "./dashboard.store.ts";

/** Sites with disposals planned for today (Europe/Berlin), with their state so far. */
export async function listTodaysDisposals(context: Context): Promise<TodaysDisposals> {
  const rows = await listSitesWithOrdersToday(context);
  return {
    disposals: rows.map(({ site_id: _, timeWindows: asked, ...row }) => ({
      ...row,
      timeWindows: timeWindows.filter((each) => asked.includes(each)),
    })),
  };
}
