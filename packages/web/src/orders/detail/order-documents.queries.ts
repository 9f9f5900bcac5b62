import { permission } from "@kreislauf/contract/base";
import { ordersApi } from "@kreislauf/contract/orders";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../base/api.ts";
import { useUser } from "../../base/session.ts";

/** The receipts of an order and the invoices that list it. */
export const orderDocumentsQuery = (orderId: number) =>
  queryOptions({
    queryKey: ["documents", "order", orderId],
    queryFn: async ({ signal }) =>
      (await call(ordersApi.orderDocuments, { params: { orderId } }, { signal })).documents,
  });

export function useMayReadDocuments(): boolean {
  const { permissions, documentsEnabled } = useUser();
  const { documentManager, documentViewer } = permission;
  return documentsEnabled && (permissions.includes(documentManager) || permissions.includes(documentViewer));
}
