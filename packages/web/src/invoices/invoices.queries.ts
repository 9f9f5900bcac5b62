import { invoicesApi } from "@kreislauf/contract/invoices";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";

/** An invoice with its check. The key begins with `documents`, so that live updates of documents refetch it. */
export const invoiceCheckQuery = (documentId: number) =>
  queryOptions({
    queryKey: ["documents", "check", documentId],
    queryFn: ({ signal }) => call(invoicesApi.invoiceCheck, { params: { documentId } }, { signal }),
  });
