import type { BerlinDate } from "@kreislauf/contract/base";
import {
  maxOrderTextLengths,
  orderFields,
  type OrderPhase,
  orderPhases,
  orderSortKeys,
  orderStatus,
  orderStatusIds,
} from "@kreislauf/contract/orders";
import type { SiteSet } from "@kreislauf/contract/sites";
import { isSameScope, siteScope } from "../../sites/index.ts";
import type { StateOf } from "../../base/list-state.ts";
import * as param from "../../base/list-state.ts";
import { parseDisposalFilter } from "./disposal-filter-param.ts";

const pickupKinds = ["ordered", "periodic"] as const;
export type PickupKind = (typeof pickupKinds)[number];

/**
 * The filters of docs/coverage.md 3.29; null: not filtered. If a filter has several values, an order needs to match
 * one.
 */
export interface OrderFilters {
  readonly phases: readonly OrderPhase[] | null;
  readonly dateFrom: BerlinDate | null;
  readonly dateTo: BerlinDate | null;
  readonly wasteType: readonly number[] | null;
  readonly containerAction: readonly number[] | null;
  readonly agreementType: readonly number[] | null;
  /** An empty string selects orders without a cost centre. */
  readonly costCentre: readonly string[] | null;
  readonly project: readonly string[] | null;
  /** The orders behind a figure of the statistics, encoded as in the URL; set only by links. */
  readonly disposals: string | null;
  /** Only pickups of a cycle, or only all other pickups; set only by links. */
  readonly pickups: PickupKind | null;
  /** All orders except cancelled ones; set only by links. */
  readonly withoutCancelled: true | null;
}
export type OrderFilterName = keyof OrderFilters;

export const orderViews = ["list", "cards"] as const;
export type OrderView = (typeof orderViews)[number];

/** The filters that a person can set, in the sequence in which they are shown. */
export const orderFilterNames = [
  "phases",
  "dateFrom",
  "dateTo",
  "wasteType",
  "containerAction",
  "agreementType",
  "costCentre",
  "project",
] as const satisfies readonly OrderFilterName[];

/** The filters that no control sets, only links. */
export const linkFilterNames = [
  "disposals",
  "pickups",
  "withoutCancelled",
] as const satisfies readonly OrderFilterName[];

export const noFilters: OrderFilters = {
  phases: null,
  dateFrom: null,
  dateTo: null,
  wasteType: null,
  containerAction: null,
  agreementType: null,
  costCentre: null,
  project: null,
  disposals: null,
  pickups: null,
  withoutCancelled: null,
};

export const activeFilterNames = (filters: OrderFilters): OrderFilterName[] =>
  ([...orderFilterNames, ...linkFilterNames] as const).filter((name) => filters[name] !== null);

/**
 * What the order history shows, kept in the URL. Every change except of the view goes back to page 1; another choice of
 * sites also clears the filters.
 */
export const orderList = param.defineListState(
  "orderHistory",
  {
    /** Null shows orders of every status. */
    status: param.choice("orderStatus", orderStatusIds, null),
    /** Null if the URL names no site; then `useChosenSites` decides which sites are shown. */
    site: siteScope("site"),
    search: param.text("orderSearch", maxOrderTextLengths.search),
    filters: param.group(
      {
        phases: param.words("orderPhase", orderPhases),
        dateFrom: param.day("plannedFrom"),
        dateTo: param.day("plannedTo"),
        wasteType: param.ids("wasteType"),
        containerAction: param.ids("containerAction"),
        agreementType: param.ids("agreementType"),
        costCentre: param.texts("costCentre", orderFields.costCentre.maxLength),
        project: param.texts("project", orderFields.project.maxLength),
        disposals: param.nullable("disposals", (text) => parseDisposalFilter(text) && text),
        pickups: param.choice("pickups", pickupKinds, null),
        withoutCancelled: param.trueOrNull("withoutCancelled"),
      },
      param.withoutReversedEnd,
    ),
    /** Null if the URL names no sorting; then the default sorting applies. */
    sort: param.chosenSort("orderSort", orderSortKeys),
    page: param.page("orderPage"),
    /** Null if the URL names no view; then the view that the person chose last applies. */
    view: param.choice("orderView", orderViews, null),
  },
  {
    keepsPage: ["view"],
    follow: (state, { site }) =>
      site !== undefined && !isSameScope(site, state.site) ? { filters: noFilters } : {},
  },
);
/** The state of the order list as the URL has it. What the URL does not name is null or has its default value. */
export type OrderListParams = StateOf<typeof orderList>;

export type OrderSort = NonNullable<OrderListParams["sort"]>;

/** The list's parameters, together with the sorting in effect. */
export interface OrderListState extends OrderListParams {
  /** The sorting in effect: the one in the URL, else the default sorting. */
  readonly sort: OrderSort;
  /** The sorting in the URL; null if the URL names none. */
  readonly chosenSort: OrderSort | null;
}

const nextFirst: OrderSort = { by: "desiredDate", order: "asc" };
const latestFirst: OrderSort = { by: "desiredDate", order: "desc" };

/**
 * The latest orders come first; only open orders start with the next ones if the person has set that
 * (`nextOrdersFirst`).
 */
const defaultOrderSort = (
  status: OrderListParams["status"],
  nextOrdersFirst: boolean | undefined,
): OrderSort => (status === orderStatus.open && nextOrdersFirst === true ? nextFirst : latestFirst);

export const withOrderSort = (
  params: OrderListParams,
  nextOrdersFirst: boolean | undefined,
): OrderListState => ({
  ...params,
  chosenSort: params.sort,
  sort: params.sort ?? defaultOrderSort(params.status, nextOrdersFirst),
});

export const isNextFirst = ({ sort: { by, order } }: Pick<OrderListState, "sort">): boolean =>
  by === nextFirst.by && order === nextFirst.order;

/**
 * The filters as query parameters: `phases` separated by commas, all other filters that are set as JSON in `filter`.
 */
export function toFilterParam(
  filters: Partial<OrderFilters> & { readonly orders?: readonly number[] },
  sites: SiteSet = {},
): { phases?: string; filter?: string } {
  const { phases, disposals, pickups, wasteType, containerAction, agreementType, ...rest } = filters;
  const { costCentre, project, ...others } = rest;
  const values = {
    ...others,
    ...oneOrMore("wasteType", "wasteTypes", wasteType),
    ...oneOrMore("containerAction", "containerActions", containerAction),
    ...oneOrMore("agreementType", "agreementTypes", agreementType),
    costCentres: costCentre,
    projects: project,
    periodic: pickups ? pickups === "periodic" : null,
    disposals: disposals ? parseDisposalFilter(disposals) : null,
    ...sites,
  };
  const set = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return {
    ...(phases && { phases: phases.join(",") }),
    ...(set.length > 0 && { filter: JSON.stringify(Object.fromEntries(set)) }),
  };
}

const oneOrMore = (one: string, several: string, ids: readonly number[] | null | undefined) =>
  ids?.length === 1 ? { [one]: ids[0] } : { [several]: ids };

/** The period of the date filters; undefined unless both ends are set. */
export const filteredPeriod = ({ dateFrom, dateTo }: OrderFilters) =>
  dateFrom !== null && dateTo !== null ? { dateFrom, dateTo } : undefined;
