import { addDays, permission } from "@kreislauf/contract/base";
import type { DisposalFilter } from "@kreislauf/contract/orders";
import { hrefTo } from "../base/paths.ts";
import { useUser } from "../base/session.ts";
import { writeDisposals } from "../orders/index.ts";
import type { StatisticsState } from "./use-statistics-state.ts";

interface Narrowed extends Partial<DisposalFilter> {
  readonly site?: number;
  readonly wasteType?: number;
  /** One month of the period. */
  readonly month?: string;
}

export type LinkToOrders = (narrowed?: Narrowed) => string | undefined;

/** Where the orders behind a figure are; undefined for somebody who may not see orders. */
export function useLinkToOrders(state: StatisticsState, site: number | "all"): LinkToOrders {
  const { permissions } = useUser();
  const readsOrders =
    permissions.includes(permission.orderManager) || permissions.includes(permission.agreementManager);
  return ({ site: one, wasteType, month, ...narrowed } = {}) => {
    if (!readsOrders) return undefined;
    const period = month === undefined ? state : daysOf(month, state);
    const disposals = writeDisposals({
      dateFrom: period.dateFrom,
      dateTo: period.dateTo,
      ...(state.hazard !== "all" && { hazardous: state.hazard === "hazardous" }),
      ...narrowed,
    });
    return hrefTo(
      "orderHistory",
      {},
      {
        site: one ?? site,
        wasteType: wasteType ?? state.wasteType ?? undefined,
        disposals,
      },
    );
  };
}

/** The days of a month that belong to the period. */
function daysOf(month: string, { dateFrom, dateTo }: StatisticsState) {
  const first = `${month}-01`;
  const last = addDays(`${addDays(first, 32).slice(0, 7)}-01`, -1);
  return { dateFrom: first < dateFrom ? dateFrom : first, dateTo: last > dateTo ? dateTo : last };
}
