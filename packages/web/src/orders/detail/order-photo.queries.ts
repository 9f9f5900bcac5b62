import { ordersApi, type Order, type OrderPhotoKind } from "@kreislauf/contract/orders";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../base/api.ts";

/**
 * The photo of the claim, or of the disposer about the execution. Never refetched: a new photo comes with a new version
 * of the order, which is part of the key.
 */
export const orderPhotoQuery = ({ id, version }: Pick<Order, "id" | "version">, of: OrderPhotoKind) =>
  queryOptions({
    queryKey: ["order-photos", id, version, of],
    queryFn: ({ signal }) =>
      call(
        of === "claim" ? ordersApi.claimPhoto : ordersApi.executionPhoto,
        { params: { orderId: id } },
        { signal },
      ),
    staleTime: Infinity,
  });
