import { type DeskOrder, deskOrdersApi } from "@kreislauf/contract/desk";
import { fakeNetwork } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { serveInbox } from "../../../test/inbox.fixture.ts";
import { deskOrderFixture } from "../../../test/order.fixture.ts";
import { renderDesk, staffFixture } from "../../../test/render-desk.tsx";
import { InboxScreen } from "./inbox-screen.tsx";

/** The inbox beside a button that leaves it and comes back. */
function Visits() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Bereich wechseln
      </button>
      {isOpen && <InboxScreen staff={staffFixture} />}
    </>
  );
}

const changeArea = page.getByRole("button", { name: "Bereich wechseln" });
const row = page.getByRole("checkbox", { name: "Auftrag 1048401 wählen" });

test("who comes back to the inbox sees at once what was ordered meanwhile", async () => {
  const orders: DeskOrder[] = [];
  const network = fakeNetwork();
  serveInbox(network, []);
  const reads = network.on(deskOrdersApi.deskOrders, ({ query }) => {
    const last = orders.at(-1)?.id ?? 0;
    const upTo = Number(query["upTo"] ?? last);
    return {
      orders: orders.filter(({ id }) => id <= upTo),
      hasMore: false,
      counts: { new: orders.length, proposal: 0, confirmed: 0, claimed: 0, question: 0 },
      lastOrderId: upTo,
    };
  });
  network.on(deskOrdersApi.deskNews, ({ query }) => ({
    newOrders: orders.filter(({ id }) => id > Number(query["after"])).length,
    lastChange: 1,
  }));
  await renderDesk(<Visits />);
  await expect.element(page.getByText("Kein Auftrag in dieser Phase")).toBeVisible();
  await changeArea.click();
  orders.push(deskOrderFixture);
  await changeArea.click();
  await expect.element(row).toBeVisible();
  expect(reads.map(({ query }) => query["upTo"])).toEqual([undefined, undefined]);
  await expect.element(page.getByText(/neuer Auftrag/)).not.toBeInTheDocument();
});

test("on a phone the row of phases shows the current one", async () => {
  await page.viewport(390, 844);
  serveInbox(fakeNetwork(), []);
  await renderDesk(<InboxScreen staff={staffFixture} />, { at: "/orders?phase=claimed" });
  await expect.element(page.getByRole("link", { name: /Reklamiert/ })).toBeInViewport({ ratio: 1 });
});
