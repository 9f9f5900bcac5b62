import { deskCustomersApi, deskCustomersPageSize } from "@kreislauf/contract/desk";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../base/call.ts";
import { knownFilters } from "../base/known-filters.ts";

export const customersKey = ["desk", "customers"] as const;
export const catalogKey = ["desk", "catalog"] as const;

/** Names of the list's filters, as the query parameters of the address. */
export const customerFilterNames = ["land", "access", "disposer"] as const;

export function useCustomers(parameters: URLSearchParams, page: number) {
  const { shape } = deskCustomersApi.deskCustomers.query;
  const filters = knownFilters(parameters, ["search", ...customerFilterNames], shape);
  const query = { ...filters, offset: String(page * deskCustomersPageSize) };
  return useQuery({
    queryKey: [...customersKey, "list", query],
    queryFn: () => call(deskCustomersApi.deskCustomers, { query }),
    placeholderData: keepPreviousData,
  });
}

export const useCustomerFilters = () =>
  useQuery({
    queryKey: [...customersKey, "filters"],
    queryFn: () => call(deskCustomersApi.deskCustomerFilters),
    staleTime: 300_000,
  });

export const useCustomer = (companyId: number) =>
  useQuery({
    queryKey: [...customersKey, companyId],
    queryFn: () => call(deskCustomersApi.deskCustomer, { params: { companyId } }),
  });

export const useDeskCatalog = () =>
  useQuery({ queryKey: catalogKey, queryFn: () => call(deskCustomersApi.deskCatalog) });
