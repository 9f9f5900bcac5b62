import { ordersApi, type Order } from "@kreislauf/contract/orders";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { delayed, fakeNetwork, refusal, unreachable } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { orderFixture } from "../base/order.fixture.ts";
import { CompleteOrdersDialog } from "./complete-orders-dialog.tsx";

const first: Order = {
  ...orderFixture,
  actions: { ...orderFixture.actions, resolved: { allowed: true, until: null } },
};
const second: Order = { ...first, id: 12, orderNumber: "1048402" };
const done = (order: Order): Order => ({
  ...order,
  orderStatusId: 2,
  orderStatus: { id: 2, description: "Erledigt" },
  actions: { ...order.actions, resolved: { allowed: false, reason: "order_done" } },
});
const answer = ({ body }: { body: unknown }) =>
  done((body as { orderId: number }).orderId === first.id ? first : second);

async function openDialog(orders: readonly [Order, ...Order[]]) {
  const onDone = vi.fn<(orders: readonly Order[], message: string) => void>();
  const onClosed = vi.fn<() => void>();
  signInAs();
  await renderScreen(<CompleteOrdersDialog orders={orders} onDone={onDone} onClosed={onClosed} />, {
    route: "order",
    at: "/order/11",
  });
  await expect.element(page.getByRole("dialog")).toBeVisible();
  return { onDone, onClosed };
}

/** Collects every text that the element shows from now on, also while it is being closed. */
function recordTexts(element: Element): readonly string[] {
  const texts = [element.textContent];
  new MutationObserver(() => texts.push(element.textContent)).observe(element, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  return texts;
}

const submit = page.getByRole("button", { name: /auf erledigt setzen/i });

test("several are set one after the other, once, and told together", async () => {
  const network = fakeNetwork();
  const late = delayed<void>();
  const calls = network.on(ordersApi.completeOrder, async (call) => {
    await late.answer;
    return answer(call);
  });
  const { onDone, onClosed } = await openDialog([first, second]);
  const shown = recordTexts(page.getByRole("dialog").element());
  await submit.dblClick();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  late.arrive();
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toEqual([
    { orderId: 11, version: 1 },
    { orderId: 12, version: 1 },
  ]);
  expect(shown.filter((text) => /\b0\sAufträge/.test(text))).toEqual([]);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(
    [done(first), done(second)],
    "2\u00A0Aufträge sind auf erledigt gesetzt.",
  );
});

test("one that is refused holds up none of the others, and alone is tried again", async () => {
  const network = fakeNetwork();
  network.on(ordersApi.completeOrder, (call) =>
    answer(call).id === first.id
      ? refusal("order_changed", { message: "Er ist jetzt offen." })
      : answer(call),
  );
  network.on(ordersApi.order, { ...first, version: 2 });
  const { onDone, onClosed } = await openDialog([first, second]);
  await submit.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Auftrag 1048401: Er ist jetzt offen.");
  expect(onDone).toHaveBeenCalledExactlyOnceWith([done(second)], "Auftrag 1048402 ist auf erledigt gesetzt.");
  expect(onClosed).not.toHaveBeenCalled();
  await expect.element(page.getByRole("listitem")).toMatchTextContent("1048401");
  const calls = network.on(ordersApi.completeOrder, answer);
  await submit.click();
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toEqual([{ orderId: 11, version: 2 }]);
});

test("one that somebody else was faster with says what it is now, and is not sent again", async () => {
  const network = fakeNetwork();
  const message = "Der Auftrag wurde inzwischen geändert. Er ist jetzt erledigt.";
  network.on(ordersApi.completeOrder, refusal("order_changed", { message }));
  network.on(ordersApi.order, done(first));
  const { onDone } = await openDialog([first]);
  await submit.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(message);
  await expect.element(submit).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Schließen" }).last()).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
});

test("refused after a lost answer, one that is done counts as done", async () => {
  const network = fakeNetwork();
  const replies = [unreachable, () => refusal("order_changed")];
  network.on(ordersApi.completeOrder, () => (replies.shift() ?? unreachable)());
  network.on(ordersApi.order, done(first));
  const { onDone, onClosed } = await openDialog([first]);
  await submit.click();
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), 3000);
  expect(onDone).toHaveBeenCalledExactlyOnceWith([done(first)], "Auftrag 1048401 ist auf erledigt gesetzt.");
});
