import { deskOrdersApi, deskPageSize, deskPhases } from "@kreislauf/contract/desk";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../base/call.ts";

/** How often the desk asks by itself for what is new. */
const pollMilliseconds = 15_000;

export const filterNames = ["from", "to", "land", "disposer", "wasteTypeId", "companyId", "search"] as const;

export const inboxKey = ["desk", "orders"] as const;

export const phaseOf = (parameters: URLSearchParams) =>
  deskPhases.find((phase) => phase === parameters.get("phase")) ?? "new";

/** The page that the address describes. New orders do not move it until they are asked for. */
export function useInbox(parameters: URLSearchParams) {
  const [upTo, setUpTo] = useState<number>();
  const page = Number(parameters.get("page") ?? "0") || 0;
  const given = filterNames.flatMap((name) => {
    const value = parameters.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const query = {
    ...Object.fromEntries(given),
    phase: phaseOf(parameters),
    offset: String(page * deskPageSize),
    ...(upTo !== undefined && { upTo: String(upTo) }),
  };
  const list = useQuery({
    queryKey: [...inboxKey, query],
    queryFn: () => call(deskOrdersApi.deskOrders, { query }),
    placeholderData: keepPreviousData,
  });
  const known = upTo ?? list.data?.lastOrderId;
  const news = useQuery({
    queryKey: ["desk", "news", known],
    queryFn: () =>
      call(deskOrdersApi.deskNews, { query: { after: String(known ?? 0) } }, { isByItself: true }),
    enabled: known !== undefined,
    refetchInterval: pollMilliseconds,
  });
  return {
    list,
    page,
    newOrders: news.data?.newOrders ?? 0,
    lastChange: news.data?.lastChange ?? 0,
    /** The page as it is, without what came since. */
    hold: () => setUpTo((held) => held ?? list.data?.lastOrderId),
    showNew: () => setUpTo(undefined),
  };
}

export const useInboxFilters = () =>
  useQuery({
    queryKey: ["desk", "order-filters"],
    queryFn: () => call(deskOrdersApi.deskOrderFilters),
    staleTime: 300_000,
  });

export const useDeskOrder = (orderId: number | null) =>
  useQuery({
    queryKey: ["desk", "order", orderId],
    queryFn: () => call(deskOrdersApi.deskOrder, { params: { orderId: orderId ?? 0 } }),
    enabled: orderId !== null,
  });
