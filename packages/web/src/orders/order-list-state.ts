import type { BerlinDate } from "@kreislauf/contract/base";
import type { OrderSortKey, OrderStatusId } from "@kreislauf/contract/orders";
import { longest, orderSortKeys, orderStatusIds } from "@kreislauf/contract/orders";
import type { Search } from "../base/paths.ts";
import { readDisposals } from "./disposals-in-address.ts";

/** The filters of product.md section 3; the three lists take one id each. */
export interface OrderFilters {
  readonly dateFrom: BerlinDate | null;
  readonly dateTo: BerlinDate | null;
  readonly wasteType: number | null;
  readonly containerAction: number | null;
  readonly agreementType: number | null;
  /** Orders behind a figure of the statistics, as the address names them; set by links only. */
  readonly disposals: string | null;
}
export type OrderFilterName = keyof OrderFilters;

export interface OrderSort {
  readonly by: OrderSortKey;
  readonly order: "asc" | "desc";
}

/** Everything that decides what the order history shows. It lives in the address, so that a link shows the same. */
export interface OrderListState {
  /** Null shows every status. */
  readonly status: OrderStatusId | null;
  /** Null where the address names none; the location switcher then knows which. */
  readonly site: number | "all" | null;
  readonly search: string;
  readonly filters: OrderFilters;
  readonly sort: OrderSort;
  /** Counted from 1. */
  readonly page: number;
  /** Null leaves it to what the person chose last. */
  readonly view: OrderView | null;
}

export const orderViews = ["list", "cards"] as const;
export type OrderView = (typeof orderViews)[number];

/** The filters that a person sets, in the order in which they stand. */
export const orderFilterNames = [
  "dateFrom",
  "dateTo",
  "wasteType",
  "containerAction",
  "agreementType",
] as const satisfies readonly OrderFilterName[];

export const noFilters: OrderFilters = {
  dateFrom: null,
  dateTo: null,
  wasteType: null,
  containerAction: null,
  agreementType: null,
  disposals: null,
};

/** product.md section 9 */
const defaultSort: OrderSort = { by: "desiredDate", order: "desc" };

export const setFilterNames = (filters: OrderFilters): OrderFilterName[] =>
  ([...orderFilterNames, "disposals"] as const).filter((name) => filters[name] !== null);

/** The names in the address. They are carried over to other screens, so each says whose it is. */
const keys = {
  status: "orderStatus",
  site: "site",
  search: "orderSearch",
  sort: "orderSort",
  page: "orderPage",
  view: "orderView",
  dateFrom: "plannedFrom",
  dateTo: "plannedTo",
  wasteType: "wasteType",
  containerAction: "containerAction",
  agreementType: "agreementType",
  disposals: "disposals",
} as const;

/** Reads the address; what makes no sense there counts as not said. */
export function readOrderListState(search: Readonly<Record<string, string>>): OrderListState {
  const id = (key: string) => positive(search[key]);
  const dateFrom = dateOf(search[keys.dateFrom]);
  const dateTo = dateOf(search[keys.dateTo]);
  return {
    status: orderStatusIds.find((status) => status === id(keys.status)) ?? null,
    site: search[keys.site] === "all" ? "all" : id(keys.site),
    search: (search[keys.search] ?? "").trim().slice(0, longest.search),
    filters: {
      dateFrom,
      // A range that ends before it starts is none (product.md section 5).
      dateTo: dateFrom !== null && dateTo !== null && dateTo < dateFrom ? null : dateTo,
      wasteType: id(keys.wasteType),
      containerAction: id(keys.containerAction),
      agreementType: id(keys.agreementType),
      disposals: readDisposals(search[keys.disposals]) === null ? null : (search[keys.disposals] ?? null),
    },
    sort: sortOf(search[keys.sort]),
    page: id(keys.page) ?? 1,
    view: orderViews.find((view) => view === search[keys.view]) ?? null,
  };
}

/** The address of a state; what goes without saying stays out of it. */
export function orderListSearch(state: OrderListState): Search {
  const { status, site, search, filters, sort, page, view } = state;
  const isDefault = sort.by === defaultSort.by && sort.order === defaultSort.order;
  return {
    [keys.status]: status ?? undefined,
    [keys.site]: site ?? undefined,
    [keys.search]: search,
    [keys.sort]: isDefault ? undefined : `${sort.by}-${sort.order}`,
    [keys.page]: page === 1 ? undefined : page,
    [keys.view]: view ?? undefined,
    ...Object.fromEntries(
      ([...orderFilterNames, "disposals"] as const).map((name) => [keys[name], filters[name] ?? undefined]),
    ),
  };
}

/**
 * What follows from a change: another selection begins on its first page, and another site without the filters
 * of the last one (product.md section 4).
 */
export function changedOrderList(state: OrderListState, change: Partial<OrderListState>): OrderListState {
  const isOtherSite = change.site !== undefined && change.site !== state.site;
  const staysOnPage = Object.keys(change).every((name) => name === "view");
  return {
    ...state,
    ...(isOtherSite && { filters: noFilters }),
    ...(!staysOnPage && { page: 1 }),
    ...change,
  };
}

/** The filters as the server takes them: a JSON object without what is not set. */
export function filterOf(filters: OrderFilters): { filter?: string } {
  const set = setFilterNames(filters);
  if (set.length === 0) return {};
  const values = set.map((name) => [
    name,
    name === "disposals" ? readDisposals(filters.disposals) : filters[name],
  ]);
  return { filter: JSON.stringify(Object.fromEntries(values)) };
}

/** The days that the filters name, if they name both. */
export const plannedPeriod = ({ dateFrom, dateTo }: OrderFilters) =>
  dateFrom !== null && dateTo !== null ? { dateFrom, dateTo } : undefined;

function positive(text: string | undefined): number | null {
  return /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : null;
}

function dateOf(text: string | undefined): BerlinDate | null {
  if (text === undefined || !/^(19[7-9]|2[01]\d)\d-\d\d-\d\d$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text).toString();
  } catch {
    return null;
  }
}

function sortOf(text = ""): OrderSort {
  const [by, order] = text.split("-");
  const key = orderSortKeys.find((each) => each === by);
  return key !== undefined && (order === "asc" || order === "desc") ? { by: key, order } : defaultSort;
}
