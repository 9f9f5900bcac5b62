import { invoicesApi } from "@kreislauf/contract/invoices";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";

/** Below the documents' key, so that live changes of documents refresh it. */
export const invoiceCheckQuery = (documentId: number) =>
  queryOptions({
    queryKey: ["documents", "check", documentId],
    queryFn: ({ signal }) => call(invoicesApi.invoiceCheck, { params: { documentId } }, { signal }),
  });
