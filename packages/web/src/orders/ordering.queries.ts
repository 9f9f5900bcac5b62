import type { BerlinDate } from "@kreislauf/contract/base";
import { containerAction, type AgreementTypeId, type ContainerActionId } from "@kreislauf/contract/catalog";
import {
  orderingApi,
  ordersApi,
  orderStatus,
  type Order,
  type PlannedOrder,
} from "@kreislauf/contract/orders";
import { queryOptions } from "@tanstack/react-query";
import { call, type CallRequest } from "../base/api.ts";
import { toFilterParam, noFilters } from "./base/order-list-state.ts";

/**
 * The earliest date for ordering an action, and how many containers can be served on each of the 90 days from
 * `baseDate`. The amount sent is fixed, because the answer does not depend on it.
 */
export const leadTimeQuery = (
  agreementId: number,
  containerActionId: ContainerActionId,
  baseDate: BerlinDate,
) =>
  queryOptions({
    queryKey: ["orders", "lead-time", agreementId, containerActionId, baseDate],
    queryFn: ({ signal }) =>
      call(
        ordersApi.leadTimeInfo,
        { body: { agreementId, containerActionId, baseDate, amount: 1 } },
        { signal },
      ),
  });

/** The earliest date for the placement of a new container at a site. */
export const placementLeadTimeQuery = (
  serviceLocationId: number,
  wasteTypeId: number,
  containerTypeId: number,
  agreementTypeId: AgreementTypeId | null,
) =>
  queryOptions({
    queryKey: ["orders", "placement-time", serviceLocationId, wasteTypeId, containerTypeId, agreementTypeId],
    queryFn: ({ signal }) => {
      const offer = { mynatureSortId: wasteTypeId, containerTypeId, agreementTypeId };
      const body = { serviceLocationId, ...offer, containerActionId: containerAction.place, amount: 1 };
      return call(ordersApi.leadTimeInfo, { body }, { signal });
    },
  });

/** How many open orders an agreement has on a day, and which. */
export const existingOrdersQuery = (agreementId: number, date: BerlinDate) =>
  queryOptions({
    queryKey: ["orders", "existing", agreementId, date],
    queryFn: ({ signal }) => call(ordersApi.existingOrders, { body: { agreementId, date } }, { signal }),
  });

type SiteOrderRequest = CallRequest<typeof orderingApi.checkSiteOrders>["body"]["orders"][number];

/** Checks orders for several sites without placing them; the answers have the same sequence as `orders`. */
export const siteOrderChecksQuery = (orders: readonly SiteOrderRequest[]) =>
  queryOptions({
    queryKey: ["orders", "site-order-checks", orders],
    queryFn: ({ signal }) => call(orderingApi.checkSiteOrders, { body: { orders: [...orders] } }, { signal }),
  });

/** Whether orders would need an approval; `areTogether` says that they are for one site and placed in one call. */
export const expectedApprovalsQuery = (orders: readonly PlannedOrder[], areTogether: boolean) =>
  queryOptions({
    queryKey: ["orders", "expected-approvals", orders, areTogether],
    queryFn: ({ signal }) =>
      call(orderingApi.expectedApprovals, { body: { orders: [...orders], areTogether } }, { signal }),
  });

/** Another open order of the same agreement on the same day; null if there is none. */
export const duplicateOrderQuery = ({ id, agreement, desiredDate, serviceLocationId }: Order) =>
  queryOptions({
    queryKey: ["orders", "duplicate", id, desiredDate],
    queryFn: async ({ signal }) => {
      const filter = toFilterParam({ ...noFilters, dateFrom: desiredDate, dateTo: desiredDate });
      const query = { amount: 50, status: orderStatus.open, ...filter };
      const { orders } = await call(
        ordersApi.listOrders,
        { params: { id: serviceLocationId }, query },
        { signal },
      );
      return (
        orders.find((each) => each.id !== id && each.agreement.agreementId === agreement.agreementId) ?? null
      );
    },
  });

/** Which orders a withdrawal would cancel, and which it would keep, if it were ordered now. */
export const withdrawalPreviewQuery = (agreementId: number, amount: number, date: BerlinDate) =>
  queryOptions({
    queryKey: ["orders", "withdrawal-preview", agreementId, amount, date],
    queryFn: ({ signal }) =>
      call(
        orderingApi.withdrawalPreview,
        { params: { id: agreementId }, query: { amount, date } },
        { signal },
      ),
  });

/** The orders of the cycle that a change of the agreement would cancel. */
export const changePreviewQuery = (agreementId: number) =>
  queryOptions({
    queryKey: ["orders", "change-preview", agreementId],
    queryFn: ({ signal }) => call(orderingApi.changePreview, { params: { id: agreementId } }, { signal }),
  });

/** The values of an earlier order, checked by today's rules, so that it can be ordered again. */
export const orderAgainQuery = (orderId: number) =>
  queryOptions({
    queryKey: ["orders", "again", orderId],
    queryFn: ({ signal }) => call(orderingApi.reorder, { params: { orderId } }, { signal }),
  });
