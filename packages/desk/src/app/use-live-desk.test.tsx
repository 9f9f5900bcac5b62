import type { Endpoint, StaffRole } from "@kreislauf/contract/base";
import { deskLivePath, deskOrdersApi } from "@kreislauf/contract/desk";
import { fakeNetwork, refusal } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { deskDetailOf, deskOrderFixture } from "../../test/order.fixture.ts";
import { renderDesk, staffFixture } from "../../test/render-desk.tsx";
import { useOrderChanges } from "../desk/base/use-order-changes.ts";
import { useDeskOrder, useInbox } from "../desk/inbox.queries.ts";
import { useLiveDesk } from "./use-live-desk.ts";

const live = { method: "GET", path: deskLivePath } as Endpoint;
const noParameters = new URLSearchParams();

function Desk() {
  useLiveDesk(staffFixture);
  const { list, lastChange } = useInbox(noParameters);
  useOrderChanges(lastChange, "orders");
  const { data } = useDeskOrder(deskOrderFixture.id);
  return (
    <p>
      {list.data?.orders.length} {data?.order.orderNumber}
    </p>
  );
}

async function openDesk() {
  const network = fakeNetwork();
  const encoder = new TextEncoder();
  const stream = new TransformStream<Uint8Array, Uint8Array>();
  const writer = stream.writable.getWriter();
  network.on(live, () => new Response(stream.readable));
  const shown = { lastChange: 7 };
  const lists = network.on(deskOrdersApi.deskOrders, {
    orders: [deskOrderFixture],
    hasMore: false,
    counts: { open: 1, new: 1, proposal: 0, confirmed: 0, claimed: 0, question: 0 },
    lastOrderId: 12,
  });
  const orders = network.on(deskOrdersApi.deskOrder, () => deskDetailOf(deskOrderFixture));
  const news = network.on(deskOrdersApi.deskNews, () => ({ newOrders: 0, lastChange: shown.lastChange }));
  await renderDesk(<Desk />);
  await expect.element(page.getByText("1 1048401")).toBeVisible();
  await expect.poll(() => news.length).toBe(1);
  return {
    shown,
    lists,
    orders,
    news,
    report: () => writer.write(encoder.encode('event: changed\ndata: ["orders"]\n\n')),
  };
}

test("what the stream reports is read anew although no order's log has grown", async () => {
  const { lists, orders, report } = await openDesk();
  await report();
  await expect.poll(() => [lists.length, orders.length]).toEqual([2, 2]);
});

test("what the stream reports is read anew once, whatever the newest change is", async () => {
  const { shown, lists, orders, news, report } = await openDesk();
  shown.lastChange = 8;
  await report();
  await expect.poll(() => news.length).toBe(2);
  await expect.poll(() => [lists.length, orders.length]).toEqual([2, 2]);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([lists.length, orders.length]).toEqual([2, 2]);
});

test("whose roles had no lists is asked for again once they are others", async () => {
  const streams = fakeNetwork().on(live, () => refusal("forbidden"));
  function Person() {
    const [roles, setRoles] = useState<readonly StaffRole[]>(["documents"]);
    useLiveDesk({ id: 3, roles });
    return (
      <button type="button" onClick={() => setRoles(["documents", "dispatch"])}>
        Disposition dazu
      </button>
    );
  }
  await renderDesk(<Person />);
  await expect.poll(() => streams.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(streams).toHaveLength(1);
  await page.getByRole("button", { name: "Disposition dazu" }).click();
  await expect.poll(() => streams.length).toBe(2);
});
