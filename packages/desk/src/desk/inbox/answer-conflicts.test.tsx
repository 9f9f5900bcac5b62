import {
  type DeskOrder,
  deskHandoverApi,
  deskMessagesApi,
  deskOrdersApi,
  deskTransportNotesApi,
} from "@kreislauf/contract/desk";
import type { OrderMessages } from "@kreislauf/contract/questions";
import { delayed, fakeNetwork, refusal } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { serveInbox } from "../../../test/inbox.fixture.ts";
import { deskOrderFixture } from "../../../test/order.fixture.ts";
import { ReadAnew } from "../../../test/read-anew.tsx";
import { renderDesk, staffFixture } from "../../../test/render-desk.tsx";
import { InboxScreen } from "./inbox-screen.tsx";

const second: DeskOrder = {
  ...deskOrderFixture,
  id: 12,
  orderNumber: "1048402",
  companyName: "Tischlerei Voss",
};

const panel = page.getByRole("complementary", { name: "Auftrag" });
const heading = panel.getByRole("heading", { level: 2 });
const reason = panel.getByLabelText(/^Grund/);
const send = panel.getByRole("button", { name: "Fehlfahrt melden" });
const note = panel.getByText(/Der Auftrag wurde inzwischen geändert/);
const readAnew = page.getByRole("button", { name: "Neu lesen" });

async function openOrder(first = deskOrderFixture) {
  const network = fakeNetwork();
  const inbox = serveInbox(network, [first, second]);
  await renderDesk(
    <>
      <ReadAnew />
      <InboxScreen staff={staffFixture} />
    </>,
  );
  await page.getByRole("button", { name: "Holzbau Petersen" }).click();
  await expect.element(heading).toMatchTextContent("1048401");
  return { network, inbox };
}

async function failTrip() {
  const opened = await openOrder();
  await panel.getByRole("button", { name: "Fehlfahrt" }).click();
  await reason.fill("Tor verschlossen");
  return opened;
}

test("an order that changes under an open form says so, and the answer is sent for what was read", async () => {
  const { network, inbox } = await failTrip();
  await expect.element(note).not.toBeInTheDocument();
  inbox.change({ order: { ...deskOrderFixture, version: 2 }, details: "Hintereingang" });
  await readAnew.click();
  await expect.element(panel.getByText("Hintereingang")).toBeVisible();
  await expect.element(note).toBeVisible();
  const refused = network.on(deskOrdersApi.answerDeskOrder, refusal("order_changed"));
  await send.click();
  await expect.element(panel.getByRole("alert")).toMatchTextContent(/Jemand anders hat den Auftrag/);
  expect(refused.map(({ body }) => body)).toMatchObject([{ version: 1 }]);
  await expect.element(reason).toHaveValue("Tor verschlossen");
  const calls = network.on(deskOrdersApi.answerDeskOrder, () =>
    inbox.change({ order: { ...deskOrderFixture, version: 3, phase: "failed", orderStatusId: 5 } }),
  );
  await send.click();
  await expect.element(reason).not.toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toMatchObject([
    { version: 2, answer: { kind: "fail", reason: "Tor verschlossen" } },
  ]);
});

test("what was typed stays readable when the customer cancels meanwhile, and cannot be sent", async () => {
  const { network, inbox } = await failTrip();
  inbox.change({ order: { ...deskOrderFixture, version: 2, phase: "cancelled", orderStatusId: 4 } });
  await readAnew.click();
  await expect.element(panel.getByText(/Diese Antwort ist nicht mehr möglich/).first()).toBeVisible();
  await expect.element(reason).toHaveValue("Tor verschlossen");
  const calls = network.on(deskOrdersApi.answerDeskOrder, refusal("order_changed"));
  await send.click({ force: true });
  reason.element().focus();
  expect(calls).toHaveLength(0);
  await panel.getByRole("button", { name: "Zurück", exact: true }).click();
  await expect.element(reason).not.toBeInTheDocument();
  await expect.element(panel.getByText(/Diese Antwort ist nicht mehr möglich/)).not.toBeInTheDocument();
});

/** Confirms the first order and opens the second before the server has answered. */
async function confirmAndGoOn() {
  const { network } = await openOrder();
  const late = delayed<DeskOrder | Response>();
  network.on(deskOrdersApi.answerDeskOrder, () => late.answer);
  await userEvent.keyboard("b");
  await expect.element(panel.getByRole("form").getByRole("button", { name: "Bestätigen" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("j");
  await expect.element(heading).toMatchTextContent("1048402");
  return late;
}

test("an answer that arrives late leaves the form of the next order open", async () => {
  const late = await confirmAndGoOn();
  await panel.getByRole("button", { name: "Fehlfahrt" }).click();
  await reason.fill("Tor verschlossen");
  late.arrive({ ...deskOrderFixture, version: 2, phase: "confirmed" });
  await expect.element(page.getByText("Auftrag 1048401 ist bestätigt.", { exact: false })).toBeVisible();
  await expect.element(reason).toHaveValue("Tor verschlossen");
});

test("a refusal that arrives late is told with its order", async () => {
  const late = await confirmAndGoOn();
  late.arrive(refusal("order_changed", { message: "Der Auftrag wurde geändert." }));
  await expect
    .element(page.getByText("1048401: Der Auftrag wurde geändert.", { exact: false }))
    .toBeVisible();
});

test("a message or handing over that is refused after its form was closed is told with its order", async () => {
  const { network } = await openOrder();
  const lateMessage = delayed<Response>();
  network.on(deskMessagesApi.writeDeskMessage, () => lateMessage.answer);
  await panel.getByRole("button", { name: "Nachricht schreiben" }).click();
  await panel.getByLabelText(/^Nachricht an/).fill("Wir kommen morgen.");
  await panel
    .getByRole("form")
    .getByRole("button", { name: /senden/i })
    .click();
  await panel.getByRole("button", { name: "Abbrechen" }).click();
  lateMessage.arrive(refusal("messages_changed", { message: "Es gibt eine neue Nachricht." }));
  await expect.element(page.getByText("Auftrag 1048401: Es gibt eine neue Nachricht.")).toBeVisible();
  const late = delayed<Response>();
  network.on(deskHandoverApi.handOverDeskOrder, () => late.answer);
  await panel.getByRole("button", { name: "An Entsorger übergeben" }).click();
  await panel.getByLabelText(/^E-Mail/).fill("dispo@hansa.example");
  await panel.getByRole("button", { name: "Link senden" }).click();
  await panel.getByRole("button", { name: "Abbrechen" }).click();
  late.arrive(refusal("order_changed", { message: "Der Auftrag wurde geändert." }));
  await expect.element(page.getByText("Auftrag 1048401: Der Auftrag wurde geändert.")).toBeVisible();
});

test("a message that arrives late closes no other one that is written by then", async () => {
  const { network } = await openOrder();
  const late = delayed<OrderMessages>();
  network.on(deskMessagesApi.writeDeskMessage, () => late.answer);
  const write = panel.getByRole("button", { name: "Nachricht schreiben" });
  const text = panel.getByLabelText(/^Nachricht an/);
  await write.click();
  await text.fill("Wir kommen morgen.");
  await panel
    .getByRole("form")
    .getByRole("button", { name: /senden/i })
    .click();
  await panel.getByRole("button", { name: "Abbrechen" }).click();
  await write.click();
  await text.fill("Oder übermorgen.");
  late.arrive({ orderId: 11, serviceLocationId: 5, messages: [], unread: 0, awaits: null });
  await expect.element(page.getByText(/Die Nachricht ist gesendet/)).toBeVisible();
  await expect.element(text).toHaveValue("Oder übermorgen.");
});

test("an order that changes while it is handed over is handed over as it was read", async () => {
  const { network, inbox } = await openOrder();
  await panel.getByRole("button", { name: "An Entsorger übergeben" }).click();
  await panel.getByLabelText(/^E-Mail/).fill("dispo@hansa.example");
  inbox.change({ order: { ...deskOrderFixture, version: 2 } });
  await readAnew.click();
  await expect.element(note).toBeVisible();
  const calls = network.on(deskHandoverApi.handOverDeskOrder, refusal("order_changed"));
  await panel.getByRole("button", { name: "Link senden" }).click();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  await expect.element(note).not.toBeInTheDocument();
  await panel.getByRole("button", { name: "Link senden" }).click();
  await vi.waitFor(() => expect(calls).toHaveLength(2), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toMatchObject([{ version: 1 }, { version: 2 }]);
});

test("a note that is half typed stays when the order is declared as other waste meanwhile", async () => {
  const hazardous = { ...deskOrderFixture, isHazardous: true };
  const { network, inbox } = await openOrder(hazardous);
  await panel.getByRole("button", { name: "Schein eintragen" }).click();
  const number = panel.getByLabelText("Nummer des Scheins");
  await number.fill("14800437291");
  inbox.change({ order: { ...hazardous, version: 2, isHazardous: false, wasteType: "Altholz" } });
  await readAnew.click();
  await expect.element(panel.getByText(/Altholz/)).toBeVisible();
  await expect.element(number).toHaveValue("14800437291");
  const calls = network.on(deskTransportNotesApi.setDeskOrderNote, { note: null, version: "a" });
  await panel.getByRole("form").getByRole("button", { name: "Speichern" }).click();
  await expect.element(number).not.toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toMatchObject([{ version: "", number: "14800437291" }]);
  await expect.element(panel.getByRole("heading", { name: "Nachweis und Schein" })).not.toBeInTheDocument();
});
