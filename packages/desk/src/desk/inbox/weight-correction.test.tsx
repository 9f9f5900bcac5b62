import {
  deskHandoverApi,
  deskMessagesApi,
  deskTransportNotesApi,
  type DeskAnswerKind,
  type DeskOrderDetail,
  deskOrdersApi,
} from "@kreislauf/contract/desk";
import { orderStatus } from "@kreislauf/contract/orders";
import { useState } from "react";
import { fakeNetwork, refusal } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { executedDetailFixture, executedOrderFixture } from "../../../test/executed-order.fixture.ts";
import { renderDesk, staffFixture } from "../../../test/render-desk.tsx";
import { OrderPanel } from "./order-panel.tsx";
import type { Answered } from "./use-undo.ts";

/** Opens the panel of an order. The test may change `server.detail`, which the fake server answers with. */
async function openPanel(given: Partial<DeskOrderDetail> = {}, roles = staffFixture.roles) {
  const server = { detail: { ...executedDetailFixture, ...given } };
  const answered: Answered[] = [];
  const calls = fakeNetwork();
  calls.on(deskOrdersApi.deskOrder, () => server.detail);
  calls.on(deskOrdersApi.deskOrderFilters, () => ({ disposers: [], wasteTypes: [] }));
  calls.on(deskHandoverApi.deskOrderDisposer, () => ({ handover: null, kept: null }));
  calls.on(deskTransportNotesApi.deskOrderNote, () => ({ note: null, version: "" }));
  calls.on(deskMessagesApi.deskMessages, () => ({
    orderId: executedOrderFixture.id,
    serviceLocationId: executedOrderFixture.siteId,
    messages: [],
    unread: 0,
    awaits: null,
  }));
  function Panel() {
    const [answering, setAnswering] = useState<DeskAnswerKind | null>(null);
    return (
      <OrderPanel
        orderId={executedOrderFixture.id}
        staff={{ ...staffFixture, roles }}
        answering={answering}
        onAnswering={setAnswering}
        onAnswered={(each) => answered.push(each)}
        onClose={() => undefined}
      />
    );
  }
  await renderDesk(<Panel />);
  return { server, calls, answered };
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const weightField = page.getByLabelText("Gewicht in kg");

test("a weight is corrected beside the one that was reported", async () => {
  const { calls, answered } = await openPanel();
  const seen = calls.on(deskOrdersApi.answerDeskOrder, () => ({ ...executedOrderFixture, version: 3 }));
  await button("Gewicht korrigieren").click();
  await expect.element(page.getByText("Gemeldet: 12.400\u00A0kg")).toBeVisible();
  await weightField.fill("viel");
  await button("Gewicht korrigieren").click();
  await expect.element(page.getByText(/Bitte geben Sie ein Gewicht wie/)).toBeVisible();
  expect(seen).toEqual([]);
  await weightField.fill("1,24 t");
  await button("Gewicht korrigieren").click();
  await expect.element(weightField).not.toBeInTheDocument();
  expect(seen.map(({ body }) => body)).toEqual([
    { version: 2, answer: { kind: "correct", weightKg: 1_240 } },
  ]);
  expect(answered).toMatchObject([{ kind: "correct", orderIds: [7], variant: "success" }]);
});

test("a correction that came too late says so, shows the new weight and is sent against it", async () => {
  const { server, calls } = await openPanel();
  const seen = calls.on(deskOrdersApi.answerDeskOrder, () => {
    server.detail = { ...server.detail, order: { ...executedOrderFixture, version: 3 }, weightKg: 1_300 };
    return refusal("order_changed");
  });
  await button("Gewicht korrigieren").click();
  await weightField.fill("1240");
  await button("Gewicht korrigieren").click();
  await expect.element(page.getByText(/Jemand anders hat den Auftrag/)).toBeVisible();
  await expect.element(page.getByText("Gemeldet: 1.300\u00A0kg")).toBeVisible();
  await expect.element(weightField).toHaveValue("1240");
  await button("Gewicht korrigieren").click();
  await expect.poll(() => seen).toHaveLength(2);
  expect(seen[1]?.body).toMatchObject({ version: 3 });
});

test("a refused weight says its reason at the field, and the form stays", async () => {
  const { calls } = await openPanel();
  calls.on(deskOrdersApi.answerDeskOrder, () =>
    refusal("weight_implausible", { message: "Dieses Gewicht können die Behälter nicht tragen." }),
  );
  await button("Gewicht korrigieren").click();
  await weightField.fill("90000");
  await button("Gewicht korrigieren").click();
  await expect
    .element(weightField)
    .toHaveAccessibleDescription(/Dieses Gewicht können die Behälter nicht tragen\./);
  await expect.element(weightField).toHaveFocus();
  await expect.element(weightField).toHaveValue("90000");
});

test.each([
  ["an order that is done", { orderStatusId: orderStatus.done, phase: "executed" }, "2026-03-02", 1],
  [
    "a claimed order that was carried out",
    { orderStatusId: orderStatus.claimed, phase: "claimed" },
    "2026-03-02",
    1,
  ],
  [
    "a claimed order of which nothing was reported",
    { orderStatusId: orderStatus.claimed, phase: "claimed" },
    null,
    0,
  ],
  ["an open order", { orderStatusId: orderStatus.open, phase: "new" }, null, 0],
] as const)("the weight of %s", async (_, order, executedOn, count) => {
  await openPanel({ order: { ...executedOrderFixture, ...order }, executedOn });
  await expect.element(page.getByRole("heading", { name: /Werk Fulda GmbH/ })).toBeVisible();
  expect(button("Gewicht korrigieren").elements()).toHaveLength(count);
});

test("claims alone cannot correct a weight, and read who can", async () => {
  await openPanel({}, ["claims"]);
  await expect.element(page.getByText("Beantworten kann, wer die Rolle „Disposition“ hat.")).toBeVisible();
  expect(button("Gewicht korrigieren").elements()).toHaveLength(0);
});
