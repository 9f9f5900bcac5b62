import { deskDocumentsApi, deskDocumentsPageSize } from "@kreislauf/contract/desk";
import type { DocumentType } from "@kreislauf/contract/documents";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../base/call.ts";

export const documentsKey = ["desk", "documents"] as const;

export interface DocumentListQuery {
  readonly search: string;
  readonly type: DocumentType | undefined;
  readonly corrected: "yes" | "all";
  readonly page: number;
}

export const useDocuments = ({ page, ...query }: DocumentListQuery) =>
  useQuery({
    queryKey: [...documentsKey, "list", query, page],
    queryFn: () =>
      call(deskDocumentsApi.deskDocuments, {
        query: { ...query, offset: String(page * deskDocumentsPageSize) },
      }),
    placeholderData: keepPreviousData,
  });

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
