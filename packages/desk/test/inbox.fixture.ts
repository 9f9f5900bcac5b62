import {
  type DeskOrder,
  type DeskOrderDetail,
  deskHandoverApi,
  deskMessagesApi,
  deskTransportNotesApi,
  deskOrdersApi,
  deskViewsApi,
} from "@kreislauf/contract/desk";
import type { fakeNetwork } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { deskDetailOf, deskOrderFixture } from "./order.fixture.ts";

const counts = { open: 2, new: 2, proposal: 0, confirmed: 0, claimed: 0, question: 0 };

/** Answers the calls of the inbox with these orders; the returned `change` replaces an order for later calls. */
export function serveInbox(network: ReturnType<typeof fakeNetwork>, orders: readonly DeskOrder[]) {
  const details = new Map(orders.map((order) => [order.id, deskDetailOf(order)]));
  network.on(deskOrdersApi.deskOrders, () => ({
    orders: [...details.values()].map(({ order }) => order),
    hasMore: false,
    counts,
    lastOrderId: 12,
  }));
  network.on(deskOrdersApi.deskOrder, ({ params }) => {
    const orderId = Number(params["orderId"]);
    return details.get(orderId) ?? deskDetailOf(deskOrderFixture);
  });
  network.on(deskOrdersApi.deskNews, { newOrders: 0, lastChange: 1 });
  network.on(deskOrdersApi.deskOrderFilters, {
    disposers: [],
    wasteTypes: [
      { id: 101, name: "Papier" },
      { id: 102, name: "Altholz" },
    ],
  });
  network.on(deskOrdersApi.deskOrderCompanies, { companies: [] });
  network.on(deskViewsApi.deskViews, { views: [] });
  network.on(deskMessagesApi.deskMessages, ({ params }) => ({
    orderId: Number(params["orderId"]),
    serviceLocationId: 5,
    messages: [],
    unread: 0,
    awaits: null,
  }));
  network.on(deskTransportNotesApi.deskOrderNote, { note: null, version: "" });
  network.on(deskHandoverApi.deskOrderDisposer, { handover: null, kept: null });
  return {
    change({ order, ...rest }: Pick<DeskOrderDetail, "order"> & Partial<DeskOrderDetail>): DeskOrder {
      details.set(order.id, { ...deskDetailOf(order), ...rest });
      return order;
    },
  };
}
