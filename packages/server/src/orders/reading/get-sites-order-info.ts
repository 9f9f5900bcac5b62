import {
  claimPhases,
  openOrderPhases,
  type OrderPhase,
  type SitesOrderInfo,
} from "@kreislauf/contract/orders";
import { siteLabel } from "@kreislauf/contract/sites";
import type { Context } from "../../base/context.ts";
import { toPhaseAmounts } from "../base/order-phase.store.ts";
import { readPhaseClock } from "../base/phase-clock.ts";
import { listSitesWithRunningOrders } from "./dashboard.store.ts";

/** The person's active sites, sorted by label, with their open and claimed orders, and those in each phase. */
export async function getSitesOrderInfo(context: Context): Promise<SitesOrderInfo> {
  const rows = await listSitesWithRunningOrders(context, await readPhaseClock(context.now));
  return {
    locations: rows.map((row) => {
      const amounts = toPhaseAmounts((phase) => row[phase]);
      const sum = (phases: readonly OrderPhase[]) => phases.reduce((all, phase) => all + amounts[phase], 0);
      return {
        id: row.id,
        label: siteLabel(row),
        alias: row.alias,
        city: row.city,
        lat: row.lat,
        lon: row.lon,
        open: sum(openOrderPhases),
        claimed: sum(claimPhases),
        orderAmountsByOrderPhase: amounts,
      };
    }),
  };
}
