import { deskDocumentsApi, deskDocumentsPageSize } from "@kreislauf/contract/desk";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../base/call.ts";
import { knownFilters } from "../base/known-filters.ts";

export const documentsKey = ["desk", "documents"] as const;

/** Filters of the list besides its search, as the address names them. */
export const documentFilterNames = ["type", "companyId", "siteId", "from", "to"] as const;

export type DocumentFilters = Readonly<Record<string, string>>;

/** The filters in the address. If the period ends before it begins, as in a mistyped link, its end is left out. */
export function readDocumentFilters(parameters: URLSearchParams): DocumentFilters {
  const { shape } = deskDocumentsApi.deskDocuments.query;
  const filters = knownFilters(parameters, ["search", ...documentFilterNames], shape);
  const { from, to, ...others } = filters;
  return from === undefined || to === undefined || from <= to ? filters : { ...others, from };
}

export interface DocumentListQuery {
  readonly filters: DocumentFilters;
  readonly corrected: "yes" | "all";
  readonly page: number;
}

export function useDocuments({ filters, corrected, page }: DocumentListQuery) {
  const query = { ...filters, corrected, offset: String(page * deskDocumentsPageSize) };
  return useQuery({
    queryKey: [...documentsKey, "list", query],
    queryFn: () => call(deskDocumentsApi.deskDocuments, { query }),
    placeholderData: keepPreviousData,
  });
}

export const documentKey = (documentId: number) => [...documentsKey, documentId] as const;

export const useDocument = (documentId: number) =>
  useQuery({
    queryKey: documentKey(documentId),
    queryFn: () => call(deskDocumentsApi.deskDocument, { params: { documentId } }),
  });

export const useDocumentRule = () =>
  useQuery({
    queryKey: [...documentsKey, "rule"],
    queryFn: () => call(deskDocumentsApi.deskDocumentRule),
    staleTime: Infinity,
  });

export const useDocumentCustomers = (search: string) =>
  useQuery({
    queryKey: [...documentsKey, "customers", search],
    queryFn: () => call(deskDocumentsApi.deskDocumentCustomers, { query: { search } }),
    enabled: search.trim().length > 1,
    placeholderData: keepPreviousData,
  });

/** The first customers that match the search by name or number, to choose from in the filter. */
export const useDocumentCustomerChoices = (search: string) =>
  useQuery({
    queryKey: [...documentsKey, "customers", search],
    queryFn: () => call(deskDocumentsApi.deskDocumentCustomers, { query: { search } }),
    staleTime: 300_000,
    placeholderData: keepPreviousData,
  });

/** The customer that the list is filtered by. */
export const useDocumentCustomer = (companyId: string | undefined) =>
  useQuery({
    queryKey: [...documentsKey, "customer", companyId],
    queryFn: () => call(deskDocumentsApi.deskDocumentCustomers, { query: { companyId } }),
    staleTime: 300_000,
    enabled: companyId !== undefined,
  });

/** The first sites that match the search, of this company or, if it is undefined, of all companies. */
export const useDocumentSiteChoices = (search: string, companyId: string | undefined) =>
  useQuery({
    queryKey: [...documentsKey, "sites", companyId, search],
    queryFn: () => call(deskDocumentsApi.deskDocumentSites, { query: { search, companyId } }),
    staleTime: 300_000,
    placeholderData: keepPreviousData,
  });

/** The site that the list is filtered by. */
export const useDocumentSite = (siteId: string | undefined) =>
  useQuery({
    queryKey: [...documentsKey, "site", siteId],
    queryFn: () => call(deskDocumentsApi.deskDocumentSites, { query: { siteId } }),
    staleTime: 300_000,
    enabled: siteId !== undefined,
  });
