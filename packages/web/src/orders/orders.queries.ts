import { orderPageSize, ordersApi, type DayGroup, type OrderList } from "@kreislauf/contract/orders";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { call, type CallRequest } from "../base/api.ts";
import { setFilterParam, setOfScope, siteOfScope, type SiteScope } from "../sites/index.ts";
import { toFilterParam, type OrderListState } from "./base/order-list-state.ts";

/**
 * The beginnings of the query keys whose data depend on orders: lists, agreements, the dashboard, a site's containers.
 */
const orderDependentKeys = [["orders"], ["agreements"], ["dashboard"], ["sites", "site"]] as const;

/** Refetches everything that shows orders, after an order was created or changed. */
export async function refreshOrders(queryClient: QueryClient): Promise<void> {
  await Promise.all(orderDependentKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Everything that decides which orders a list shows and how they are sorted. */
export interface OrderSelection extends Pick<
  OrderListState,
  "status" | "search" | "filters" | "sort" | "page"
> {
  readonly site: SiteScope;
}

export type OrderNarrowing = Pick<OrderSelection, "site" | "search" | "filters">;

const narrowingQuery = ({ site, search, filters }: OrderNarrowing) => ({
  ...(search !== "" && { search }),
  ...toFilterParam(filters, setOfScope(site)),
});

type ListRequest = CallRequest<typeof ordersApi.listAllOrders>;

const listOrders = (site: SiteScope, query: NonNullable<ListRequest["query"]>, signal: AbortSignal) => {
  const id = siteOfScope(site);
  return id === "all"
    ? call(ordersApi.listAllOrders, { query }, { signal })
    : call(ordersApi.listOrders, { params: { id }, query }, { signal });
};

/** The query parameters of a selection, except for its page. */
export const orderSelectionQuery = ({ status, sort, ...narrowing }: Omit<OrderSelection, "page">) => ({
  sortby: sort.by,
  sortorder: sort.order,
  ...(status !== null && { status }),
  ...narrowingQuery(narrowing),
});

/**
 * One page of orders. The total is counted by another query (`orderCountsQuery`), so that the rows need not wait for
 * it.
 */
export const orderListQuery = ({ page, ...selection }: OrderSelection) =>
  queryOptions({
    queryKey: ["orders", "list", { site: selection.site, page, ...orderSelectionQuery(selection) }],
    queryFn: ({ signal }) => {
      const query = {
        ...orderSelectionQuery(selection),
        amount: orderPageSize,
        offset: (page - 1) * orderPageSize,
        total: "false" as const,
      };
      return listOrders(selection.site, query, signal);
    },
  });

/** `amount` consecutive orders of a list, starting at `offset`; always requested from the server, never cached. */
export const orderListPartQuery = (selection: Omit<OrderSelection, "page">, offset: number, amount: number) =>
  queryOptions({
    queryKey: ["orders", "part", { site: selection.site, offset, ...orderSelectionQuery(selection) }],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const query = { ...orderSelectionQuery(selection), amount, offset, total: "false" as const };
      return (await listOrders(selection.site, query, signal)).orders;
    },
  });

/** The current versions of at most 100 orders, without orders that the user may no longer see; never cached. */
export const ordersByIdQuery = (orderIds: readonly number[]) =>
  queryOptions({
    queryKey: ["orders", "by-id", orderIds],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const query = { ...toFilterParam({ orders: orderIds }), amount: 100, total: "false" as const };
      return (await call(ordersApi.listAllOrders, { query }, { signal })).orders;
    },
  });

/** The month (`YYYY-MM`) of the earliest order at the given sites; null if there are no orders. */
export const firstOrderMonthQuery = (site: SiteScope) =>
  queryOptions({
    queryKey: ["orders", "firstMonth", site],
    queryFn: async ({ signal }) => {
      const query = {
        amount: 1,
        sortby: "desiredDate" as const,
        sortorder: "asc" as const,
        total: "false" as const,
        ...setFilterParam(site),
      };
      const { orders } = await listOrders(site, query, signal);
      return orders[0]?.desiredDate.slice(0, "YYYY-MM".length) ?? null;
    },
  });

/**
 * How many orders have each status, in total and by `DayGroup`. The key leaves out tab, page and sorting, because the
 * numbers do not depend on them.
 */
export const orderCountsQuery = (narrowing: OrderNarrowing) =>
  queryOptions({
    queryKey: ["orders", "amounts", { site: narrowing.site, ...narrowingQuery(narrowing) }],
    queryFn: async ({ signal }) => {
      const query = {
        ...narrowingQuery(narrowing),
        amount: 1,
        totalamounts: "true" as const,
        dayamounts: "true" as const,
      };
      const { orderAmountsByOrderStatus = {}, orderAmountsByDay = {} } = await listOrders(
        narrowing.site,
        query,
        signal,
      );
      return { byStatus: orderAmountsByOrderStatus, byDay: orderAmountsByDay };
    },
  });

/**
 * How many orders are in each phase, regardless of the phases chosen in the filter; null if the server sent no numbers.
 */
export const orderPhaseCountsQuery = ({ filters, ...narrowing }: OrderNarrowing) => {
  const narrowed = narrowingQuery({ ...narrowing, filters: { ...filters, phases: null } });
  return queryOptions({
    queryKey: ["orders", "phase-amounts", { site: narrowing.site, ...narrowed }],
    queryFn: async ({ signal }) => {
      const query = { ...narrowed, amount: 1, phaseamounts: "true" as const, total: "false" as const };
      return (await listOrders(narrowing.site, query, signal)).orderAmountsByOrderPhase ?? null;
    },
  });
};

export interface OrderCounts {
  readonly byStatus: NonNullable<OrderList["orderAmountsByOrderStatus"]>;
  readonly byDay: NonNullable<OrderList["orderAmountsByDay"]>;
}

const ofTab = <Amount>(amounts: Readonly<Record<string, Amount>>, status: OrderListState["status"]) =>
  Object.entries(amounts).flatMap(([id, amount]) => (status === null || id === String(status) ? amount : []));

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** The number of orders in the tab of a status; null stands for the tab of all orders. */
export const countOfStatus = ({ byStatus }: OrderCounts, status: OrderListState["status"]): number =>
  sum(ofTab(byStatus, status));

/** How many orders of a tab belong to a day group, such as today's. */
export const countOfDay = ({ byDay }: OrderCounts, status: OrderListState["status"], day: DayGroup): number =>
  sum(ofTab(byDay, status).map((amounts) => amounts[day]));

/** The filter options that occur in the orders of a site; for a set of sites, those of all sites. */
export const filterOptionsQuery = (site: SiteScope) =>
  queryOptions({
    // The key does not begin with "orders", because every change of an order would refetch the options then.
    queryKey: ["order-filter-options", siteOfScope(site)],
    queryFn: ({ signal }) =>
      call(ordersApi.filterOptions, { query: { serviceLocationId: String(siteOfScope(site)) } }, { signal }),
  });

export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ["orders", "detail", orderId],
    queryFn: ({ signal }) => call(ordersApi.order, { params: { orderId } }, { signal }),
  });

export const orderChangesQuery = (orderId: string) =>
  queryOptions({
    queryKey: ["orders", "changes", orderId],
    queryFn: async ({ signal }) =>
      (await call(ordersApi.orderChangeLog, { params: { orderId } }, { signal })).entries,
  });

/**
 * An order as a list has already loaded it, so that its own page can show it at once; undefined if no loaded list has
 * it.
 */
export function findListedOrder(queryClient: QueryClient, orderId: string) {
  for (const [, list] of queryClient.getQueriesData<OrderList>({ queryKey: ["orders", "list"] })) {
    const order = list?.orders.find(({ id }) => String(id) === orderId);
    if (order !== undefined) return order;
  }
}

/** The container actions to which an order can be changed when it is edited. */
export const orderActionsQuery = (orderId: number) =>
  queryOptions({
    queryKey: ["orders", "actions", orderId],
    queryFn: async ({ signal }) =>
      (await call(ordersApi.orderContainerActions, { params: { orderId } }, { signal })).containerActions,
  });
