import { documentsApi, invoiceRecipientsApi } from "@kreislauf/contract/documents";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";
import { type DocumentListState, hasReversedPeriod, toDocumentListRequest } from "./document-list-state.ts";

/** One page of documents, with the number of documents of each type for the tabs. */
export const documentListQuery = (state: DocumentListState) =>
  queryOptions({
    queryKey: ["documents", "list", toDocumentListRequest(state)],
    enabled: !hasReversedPeriod(state),
    queryFn: ({ signal }) =>
      call(documentsApi.listDocuments, { body: toDocumentListRequest(state) }, { signal }),
  });

/** The month of the oldest document that the user may see (`YYYY-MM`); null if there is no document. */
export const firstDocumentMonthQuery = queryOptions({
  queryKey: ["documents", "firstMonth"],
  queryFn: async ({ signal }) => {
    const body = { limit: 1, orderBy: "monthOfServiceDate", sortOrder: "asc" } as const;
    const { documents } = await call(documentsApi.listDocuments, { body }, { signal });
    return documents[0]?.monthOfServiceDate.slice(0, "YYYY-MM".length) ?? null;
  },
});

/** The lines of an invoice, with their orders and receipts. */
export const documentFiguresQuery = (id: number) =>
  queryOptions({
    queryKey: ["documents", "figures", id],
    queryFn: async ({ signal }) =>
      (await call(documentsApi.documentFigures, { params: { id } }, { signal })).figures,
  });

/** A document as lists show it, with the receipts it is based on, the invoices that charge it, and its old versions. */
export const documentChildrenQuery = (documentId: number) =>
  queryOptions({
    queryKey: ["documents", "children", documentId],
    queryFn: ({ signal }) => call(documentsApi.childrenDocuments, { query: { documentId } }, { signal }),
  });

/** The PDF of a document, for its preview. */
export const documentPdfQuery = (id: number) =>
  queryOptions({
    queryKey: ["documents", "pdf", id],
    // The file is large and changes only when the document is corrected, which a live update reports.
    staleTime: Infinity,
    gcTime: 60_000,
    queryFn: ({ signal }) => call(documentsApi.document, { params: { id }, query: {} }, { signal }),
  });

/** The e-mail addresses that get invoices. */
export const invoiceRecipientsQuery = queryOptions({
  queryKey: ["documents", "invoiceRecipients"],
  queryFn: ({ signal }) => call(invoiceRecipientsApi.invoiceRecipients, {}, { signal }),
});
