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

/**
 * The person's active sites, sorted by label, with the numbers of their open and claimed orders. The sums cover
 * inactive sites, too.
 */
export async function getSitesOrderInfo(context: Context): Promise<SitesOrderInfo> {
  const rows = await listSitesWithRunningOrders(context, await readPhaseClock(context.now));
  const sites = rows.map((row) => {
    const amounts = toPhaseAmounts((phase) => row[phase]);
    const sum = (phases: readonly OrderPhase[]) => phases.reduce((all, phase) => all + amounts[phase], 0);
    return { row, amounts, open: sum(openOrderPhases), claimed: sum(claimPhases) };
  });
  const sumOf = (countOf: (site: (typeof sites)[number]) => number) =>
    sites.reduce((all, site) => all + countOf(site), 0);
  return {
    locations: sites
      .filter(({ row }) => row.active)
      .map(({ row, amounts, open, claimed }) => ({
        id: row.id,
        label: siteLabel(row),
        alias: row.alias,
        city: row.city,
        lat: row.lat,
        lon: row.lon,
        open,
        claimed,
        orderAmountsByOrderPhase: amounts,
      })),
    ofAllSites: {
      open: sumOf(({ open }) => open),
      claimed: sumOf(({ claimed }) => claimed),
      overdue: sumOf(({ amounts }) => amounts.overdue),
    },
  };
}
