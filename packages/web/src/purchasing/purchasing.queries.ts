import type { BerlinDate } from "@kreislauf/contract/base";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { purchasingApi, referencesApi } from "@kreislauf/contract/purchasing";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";

export interface PricedWish {
  readonly agreementId: number;
  readonly containerActionId: ContainerActionId;
  readonly amount: number;
  readonly desiredDate: BerlinDate;
}

/** The price that an order with these values would have. */
export const quotedPriceQuery = ({ agreementId, containerActionId, amount, desiredDate }: PricedWish) =>
  queryOptions({
    queryKey: ["purchasing", "quote", agreementId, containerActionId, amount, desiredDate],
    queryFn: ({ signal }) =>
      call(
        purchasingApi.agreementPrice,
        {
          params: { agreementId },
          query: { containerActionId: String(containerActionId), amount: String(amount), desiredDate },
        },
        { signal },
      ),
  });

/**
 * The price at which an order was given; null if none was agreed. The key begins with `orders`, because a change of the
 * order can change its price.
 */
export const orderPriceQuery = (orderId: number) =>
  queryOptions({
    queryKey: ["orders", "price", orderId],
    queryFn: async ({ signal }) =>
      (await call(purchasingApi.orderPrice, { params: { orderId } }, { signal })).price,
  });

/** What an order at a site can be charged to: the company's rules and entries, and the site's default values. */
export const orderReferencesQuery = (siteId: number) =>
  queryOptions({
    queryKey: ["purchasing", "references", siteId],
    queryFn: ({ signal }) => call(referencesApi.orderReferences, { params: { siteId } }, { signal }),
  });

/**
 * The company's lists of cost centres, projects and order numbers, the rules of these fields, and who may see prices.
 */
export const referenceListsQuery = queryOptions({
  queryKey: ["purchasing", "lists"],
  queryFn: ({ signal }) => call(referencesApi.referenceLists, {}, { signal }),
});

export const refreshReferences = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: ["purchasing"] });
