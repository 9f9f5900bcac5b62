import type { SitesOrderInfo } from "@kreislauf/contract/orders";
import { siteLabel } from "@kreislauf/contract/sites";
import type { Context } from "../../base/context.ts";
import { listSitesWithRunningOrders } from "./dashboard.store.ts";

/** The person's active sites, sorted by label, with their open and claimed orders. */
export async function getSitesOrderInfo(context: Context): Promise<SitesOrderInfo> {
  const rows = await listSitesWithRunningOrders(context);
  return {
    locations: rows.map((row) => ({
      id: row.id,
      label: siteLabel(row),
      alias: row.alias,
      city: row.city,
      lat: row.lat,
      lon: row.lon,
      open: row.open ?? 0,
      claimed: row.claimed ?? 0,
    })),
  };
}
