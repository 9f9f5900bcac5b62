import { type DeskOrder, deskMessagesApi, deskOrdersApi } from "@kreislauf/contract/desk";
import type { OrderMessages } from "@kreislauf/contract/questions";
import { fakeNetwork, refusal, type SeenCall } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { deskDetailOf, deskOrderFixture } from "../../../test/order.fixture.ts";
import { renderDesk } from "../../../test/render-desk.tsx";
import { useDeskOrder } from "../inbox.queries.ts";
import { MessagesSection } from "../messages/messages-section.tsx";
import { useOrderChanges } from "./use-order-changes.ts";

/** An open order with its messages, and a button that stands for somebody else's change. */
function OpenOrder() {
  const [lastChange, setLastChange] = useState(1);
  useOrderChanges(lastChange, "orders");
  const { data } = useDeskOrder(deskOrderFixture.id);
  return (
    <>
      <button type="button" onClick={() => setLastChange(lastChange + 1)}>
        Ändern
      </button>
      <h2>{data?.order.orderNumber}</h2>
      <MessagesSection order={deskOrderFixture} />
    </>
  );
}

const threadOf = (...texts: readonly string[]): OrderMessages => ({
  orderId: deskOrderFixture.id,
  serviceLocationId: 5,
  messages: texts.map((text, index) => ({
    id: index + 1,
    text,
    author: "Jana Petersen",
    fromProvider: false,
    sentOn: "2027-05-17T07:00:00Z",
    isRead: true,
    attachments: [],
  })),
  unread: 0,
  awaits: "provider",
});

async function openOrder() {
  const shown: { order: DeskOrder; thread: OrderMessages } = {
    order: deskOrderFixture,
    thread: threadOf("Wann kommen Sie?"),
  };
  const network = fakeNetwork();
  const orders = network.on(deskOrdersApi.deskOrder, () => deskDetailOf(shown.order));
  const messages = network.on(deskMessagesApi.deskMessages, () => shown.thread);
  await renderDesk(<OpenOrder />);
  await expect.element(page.getByText("Wann kommen Sie?")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "1048401" })).toBeVisible();
  return { network, shown, orders, messages };
}

const isByItself = ({ headers }: SeenCall) => headers.has("x-background");
const change = page.getByRole("button", { name: "Ändern" });

test("an open order and its messages follow changes, which is no action of the person", async () => {
  const { shown, orders, messages } = await openOrder();
  shown.order = { ...deskOrderFixture, orderNumber: "1048402" };
  shown.thread = threadOf("Wann kommen Sie?", "Und wo?");
  await change.click();
  await expect.element(page.getByText("Und wo?")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "1048402" })).toBeVisible();
  expect(orders.map(isByItself)).toEqual([false, true]);
  expect(messages.map(isByItself)).toEqual([false, true]);
});

test("a question that came meanwhile is read before anything is settled", async () => {
  const { network, shown } = await openOrder();
  const settled = network.on(deskMessagesApi.settleDeskMessages, ({ body }) => {
    const { lastId } = body as { lastId: number | null };
    return lastId === shown.thread.messages.length
      ? { ...shown.thread, awaits: null }
      : refusal("messages_changed", { message: "Inzwischen ist eine weitere Nachricht eingegangen." });
  });
  shown.thread = threadOf("Wann kommen Sie?", "Und wo?");
  const settle = page.getByRole("button", { name: "Keine Antwort nötig" });
  await settle.click();
  await expect.element(page.getByText("Inzwischen ist eine weitere Nachricht eingegangen.")).toBeVisible();
  await expect.element(page.getByText("Und wo?")).toBeVisible();
  await settle.click();
  await expect.poll(() => settled.map(({ body }) => body)).toEqual([{ lastId: 1 }, { lastId: 2 }]);
});
