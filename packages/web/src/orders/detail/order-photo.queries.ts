import type { Order } from "@kreislauf/contract/orders";
import { ordersApi } from "@kreislauf/contract/orders";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../base/api.ts";

/** Who took a photo of an order: the customer for the claim, or the disposer. */
export type OrderPhotoKind = "claim" | "execution";

/** Never shows another picture under the same version of the order. */
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
