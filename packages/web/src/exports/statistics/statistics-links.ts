import { type BerlinDate, lastDayOfMonth, permission } from "@kreislauf/contract/base";
import { type DisposalFilter, orderStatus } from "@kreislauf/contract/orders";
import { formatSiteScope, type SiteScope } from "../../sites/index.ts";
import { mayReadOrders } from "../../base/may-read-orders.ts";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { formatDisposalFilter, orderListHref } from "../../orders/index.ts";
import type { Period } from "../base/period.ts";
import type { StatisticsState } from "./statistics-state.ts";

export interface OrderLinkFilter extends Partial<DisposalFilter> {
  readonly site?: SiteScope;
  readonly wasteType?: number;
  /** Empty for orders without a cost centre. */
  readonly costCentre?: string;
  /** Only this month of the period, `YYYY-MM`. */
  readonly month?: string;
  /** Leads to the same period a year earlier. */
  readonly sameDayYearEarlier?: boolean;
}

export type LinkToOrders = (filter?: OrderLinkFilter) => string | undefined;

/** Whether a cost centre or project is chosen; the list of documents cannot be filtered by these. */
const isOfReference = ({ costCentre, project }: Pick<StatisticsState, "costCentre" | "project">) =>
  costCentre !== null || project !== null;

/**
 * Returns a function that makes links to the orders behind a figure; it returns undefined if the user may not see
 * orders.
 */
export function useLinkToOrders(state: StatisticsState, site: SiteScope): LinkToOrders {
  const { permissions } = useUser();
  return (wanted = {}) => {
    const { site: one, month, sameDayYearEarlier: isYearBefore = false, ...more } = wanted;
    const { wasteType = state.wasteType, costCentre = state.costCentre, ...filter } = more;
    if (!mayReadOrders(permissions)) return undefined;
    const period = month === undefined ? state : daysOf(month, state);
    const days = isYearBefore ? oneYearEarlier(period) : period;
    const disposals = formatDisposalFilter({
      dateFrom: days.dateFrom,
      dateTo: days.dateTo,
      ...(state.hazard !== "all" && { hazardous: state.hazard === "hazardous" }),
      ...filter,
    });
    return orderListHref({
      site: one ?? site,
      wasteType: oneOrNone(wasteType),
      costCentre: oneOrNone(costCentre),
      project: oneOrNone(state.project),
      disposals,
    });
  };
}

/**
 * The link to the failed trips of the period. Undefined if the user may not see orders, or if the statistics show only
 * hazardous or only other wastes: the order list can filter disposals by that, but not failed trips.
 */
export function useLinkToFailedTrips(state: StatisticsState, site: SiteScope): string | undefined {
  const { permissions } = useUser();
  if (!mayReadOrders(permissions) || state.hazard !== "all") return undefined;
  return orderListHref({
    site,
    status: orderStatus.failedTrip,
    dateFrom: state.dateFrom,
    dateTo: state.dateTo,
    wasteType: oneOrNone(state.wasteType),
    costCentre: oneOrNone(state.costCentre),
    project: oneOrNone(state.project),
  });
}

const oneOrNone = <Value>(value: Value | null): readonly Value[] | null => (value === null ? null : [value]);

export type LinkToReceipts = (filter?: Pick<OrderLinkFilter, "site" | "month">) => string | undefined;

/**
 * Returns a function that makes links to the service receipts behind a figure, filtered by month and site. It returns
 * undefined if the user may not see documents, or if a cost centre or project is chosen.
 */
export function useLinkToReceipts(state: StatisticsState, site: SiteScope): LinkToReceipts {
  const { permissions, documentsEnabled } = useUser();
  const readsDocuments = documentsEnabled && permissions.includes(permission.documentManager);
  return ({ site: one, month } = {}) => {
    if (!readsDocuments || isOfReference(state)) return undefined;
    return hrefTo(
      "documents",
      {},
      {
        documentType: "service_receipt",
        documentFrom: month ?? state.dateFrom.slice(0, 7),
        documentTo: month ?? state.dateTo.slice(0, 7),
        site: formatSiteScope(one ?? site),
      },
    );
  };
}

/** The same day one year earlier, as the server compares: 28 February for 29 February. */
const sameDayYearEarlier = (date: BerlinDate): BerlinDate =>
  Temporal.PlainDate.from(date).subtract({ years: 1 }).toString();

const oneYearEarlier = ({ dateFrom, dateTo }: Period): Period => ({
  dateFrom: sameDayYearEarlier(dateFrom),
  dateTo: sameDayYearEarlier(dateTo),
});

/** The days of a month that are in the period. */
function daysOf(month: string, { dateFrom, dateTo }: Period): Period {
  const first = `${month}-01`;
  const last = lastDayOfMonth(first);
  return { dateFrom: first < dateFrom ? dateFrom : first, dateTo: last > dateTo ? dateTo : last };
}
