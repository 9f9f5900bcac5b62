import { deskOrdersApi, deskPageSize, deskLists, deskSorts } from "@kreislauf/contract/desk";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call, type CallOptions } from "../base/call.ts";
import { knownFilters } from "../base/known-filters.ts";
import { rereadOptions } from "../base/reread-options.ts";

/** How often the desk asks for new orders even if no change was reported, in case live updates are cut off. */
const pollMilliseconds = 15_000;

export const filterNames = ["from", "to", "land", "disposer", "wasteTypeId", "companyId", "search"] as const;

const inboxKey = ["desk", "orders"] as const;

export const phaseOf = (parameters: URLSearchParams) =>
  deskLists.find((phase) => phase === parameters.get("phase")) ?? "new";

export const sortOf = (parameters: URLSearchParams) =>
  deskSorts.find((sort) => sort === parameters.get("sort")) ?? "day";

/**
 * A page of the list, as the address describes it. New orders do not shift its rows: they are left out until the person
 * asks for them or opens another list.
 */
export function useInbox(parameters: URLSearchParams) {
  const client = useQueryClient();
  const page = Number(parameters.get("page") ?? "0") || 0;
  const filters = {
    ...knownFilters(parameters, filterNames, deskOrdersApi.deskOrders.query.shape),
    phase: phaseOf(parameters),
    sort: sortOf(parameters),
  };
  const query = { ...filters, offset: String(page * deskPageSize) };
  const listName = JSON.stringify(filters);
  const held = useRef<{ readonly listName: string; readonly upTo: number }>(null);
  const list = useQuery({
    queryKey: [...inboxKey, query],
    queryFn: async (context) => {
      const upTo = held.current?.listName === listName ? String(held.current.upTo) : undefined;
      const answer = await call(
        deskOrdersApi.deskOrders,
        { query: { ...query, ...(upTo !== undefined && { upTo }) } },
        // A call without `upTo` asks for new orders, so it counts as an action of the person.
        upTo === undefined ? {} : rereadOptions(context),
      );
      // An aborted answer is ignored: its `lastOrderId` would keep newer orders out of the list.
      if (!context.signal.aborted) held.current = { listName, upTo: answer.lastOrderId };
      return answer;
    },
    // Not cached, so that people who come back see new orders at once.
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const known = list.data?.lastOrderId;
  const news = useQuery({
    queryKey: ["desk", "news", known],
    queryFn: () =>
      call(deskOrdersApi.deskNews, { query: { after: String(known ?? 0) } }, { isByItself: true }),
    enabled: known !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: pollMilliseconds,
  });
  return {
    list,
    /** Identifies the list and page of the rows; null while rows of another list or page are still shown. */
    shownList: list.isSuccess && !list.isPlaceholderData ? JSON.stringify(query) : null,
    page,
    newOrders: news.isPlaceholderData ? 0 : (news.data?.newOrders ?? 0),
    lastChange: news.data?.lastChange ?? 0,
    showNew: () => {
      held.current = null;
      void client.invalidateQueries({ queryKey: inboxKey });
    },
  };
}

export const useInboxFilters = () =>
  useQuery({
    queryKey: ["desk", "order-filters"],
    queryFn: () => call(deskOrdersApi.deskOrderFilters),
    staleTime: 300_000,
  });

const readCompanies = async (query: { search?: string; companyId?: string }, options: CallOptions) =>
  (await call(deskOrdersApi.deskOrderCompanies, { query }, options)).companies;

/** The first companies that match a search by name or number. */
export const useFilterCompanies = (search: string) =>
  useQuery({
    queryKey: ["desk", "order-companies", search],
    queryFn: (context) => readCompanies({ search }, rereadOptions(context)),
    staleTime: 300_000,
    placeholderData: keepPreviousData,
  });

/** The company with this id, as a list of one; empty if there is none. */
export const useFilterCompany = (companyId: number | null) =>
  useQuery({
    queryKey: ["desk", "order-companies", companyId],
    queryFn: (context) => readCompanies({ companyId: String(companyId) }, rereadOptions(context)),
    staleTime: 300_000,
    enabled: companyId !== null,
  });

export const useDeskOrder = (orderId: number | null) =>
  useQuery({
    queryKey: ["desk", "order", orderId],
    queryFn: (context) =>
      call(deskOrdersApi.deskOrder, { params: { orderId: orderId ?? 0 } }, rereadOptions(context)),
    enabled: orderId !== null,
  });
