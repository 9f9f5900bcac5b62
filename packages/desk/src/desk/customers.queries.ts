import { deskCustomersApi, deskCustomersPageSize } from "@kreislauf/contract/desk";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../base/call.ts";

export const customersKey = ["desk", "customers"] as const;
export const catalogKey = ["desk", "catalog"] as const;

export const useCustomers = (search: string, page: number) =>
  useQuery({
    queryKey: [...customersKey, "list", search, page],
    queryFn: () =>
      call(deskCustomersApi.deskCustomers, {
        query: { search, offset: String(page * deskCustomersPageSize) },
      }),
    placeholderData: keepPreviousData,
  });

export const useCustomer = (companyId: number) =>
  useQuery({
    queryKey: [...customersKey, companyId],
    queryFn: () => call(deskCustomersApi.deskCustomer, { params: { companyId } }),
  });

export const useDeskCatalog = () =>
  useQuery({ queryKey: catalogKey, queryFn: () => call(deskCustomersApi.deskCatalog) });
